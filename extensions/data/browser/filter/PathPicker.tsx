/**
 * Chooses a field of an object, or over its lookups one of another: each lookup that is chosen offers the fields of the
 * row that it leads to. `<PathPicker object="…" path={path} onChange={(path, field) => …} />`
 */
import { ComboBox, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FieldDescription } from '../../common/describeCalls';
import { useObjectDescription } from '../describe/useObjectDescription';

interface PathPickerProps {
  readonly object: string;
  /** "" while nothing is chosen. */
  readonly path: string;
  readonly onChange: (path: string, field: FieldDescription) => void;
  /** Which fields are offered; all of them when left out. Lookups are always, as they lead on. */
  readonly fits?: (field: FieldDescription) => boolean;
  /** How many lookups may still be followed. */
  readonly depth?: number;
  readonly label?: string;
  readonly autoFocus?: boolean;
}

const itself = '.';
const deepest = 4;

export const PathPicker = observer(function PathPicker(props: PathPickerProps): ReactNode {
  const { object, path, onChange, fits = () => true, depth = deepest, autoFocus } = props;
  const t = useTexts();
  const { description, problem } = useObjectDescription(object);
  const [first = '', ...more] = path.split('.');
  const fields = description?.fields ?? [];
  const offered = fields.filter((field) => fits(field) || (field.target !== undefined && depth > 0));
  const chosen = fields.find(({ name }) => name.toLowerCase() === first.toLowerCase());
  const label = props.label ?? t('filter.field');
  const options = offered.map(({ name, label: text }) => ({ value: name, label: text }));
  const choose = (name: string | undefined): void => {
    const field = fields.find((each) => each.name === name);
    if (field) onChange(field.name, field);
  };
  const fallback = first === '' ? undefined : { value: first, label: first };
  return (
    <>
      <div className="filter__path">
        <ComboBox
          label={label}
          required
          autoFocus={autoFocus}
          value={chosen ? { value: chosen.name, label: chosen.label } : fallback}
          options={options}
          busy={!description && !problem}
          emptyText={problem}
          invalid={description !== undefined && first !== '' && !chosen}
          placeholder={t('filter.chooseField')}
          onChange={(option) => choose(option?.value)}
        />
      </div>
      {chosen?.target !== undefined && depth > 0 && (
        <NextField {...props} from={chosen} target={chosen.target} rest={more.join('.')} depth={depth - 1} />
      )}
    </>
  );
});

interface NextFieldProps extends PathPickerProps {
  readonly from: FieldDescription;
  readonly target: string;
  readonly rest: string;
}

/** The row itself to which a lookup leads, or a field of it. */
const NextField = observer(function NextField(props: NextFieldProps): ReactNode {
  const { from, target, rest, onChange, fits = () => true, depth = 0 } = props;
  const t = useTexts();
  const { description } = useObjectDescription(target);
  if (rest !== '')
    return (
      <PathPicker
        object={target}
        path={rest}
        fits={fits}
        depth={depth}
        label={t('filter.fieldOf', { name: from.label })}
        onChange={(path, field) => onChange(`${from.name}.${path}`, field)}
      />
    );
  const own = { value: itself, label: t('filter.recordItself') };
  const offered = (description?.fields ?? []).filter((field) => fits(field) || field.target !== undefined);
  return (
    <div className="filter__path">
      <ComboBox
        label={t('filter.fieldOf', { name: from.label })}
        required
        value={own}
        options={[own, ...offered.map(({ name, label }) => ({ value: name, label }))]}
        onChange={(option) => {
          const field = offered.find(({ name }) => name === option?.value);
          if (field) onChange(`${from.name}.${field.name}`, field);
        }}
      />
    </div>
  );
});
