import { Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useContext } from 'react';
import { isParameter } from '../../common/query/openCondition';
import { ParameterNames } from './parameterNames';

interface ValueSourceProps {
  readonly value: unknown;
  /** Undefined is a value that is yet to be written. */
  readonly onChange: (value: { readonly parameter: string } | undefined) => void;
}

const written = '=';

/** Whether a value is written down, or taken from which parameter; nothing where there are no parameters. */
export const ValueSource = observer(function ValueSource({ value, onChange }: ValueSourceProps): ReactNode {
  const t = useTexts();
  const names = useContext(ParameterNames);
  const current = isParameter(value) ? value.parameter : undefined;
  if (names.length === 0 && current === undefined) return null;
  // One that is gone is shown, for the form to refuse.
  const all = current === undefined || names.includes(current) ? names : [...names, current];
  return (
    <div className="filter__source">
      <Select
        label={t('filter.source')}
        hideLabel
        options={[
          { value: written, label: t('filter.source.value') },
          ...all.map((name) => ({ value: `:${name}`, label: name, description: t('filter.source.parameter') })),
        ]}
        value={current === undefined ? written : `:${current}`}
        onChange={(chosen) => onChange(chosen === written ? undefined : { parameter: chosen.slice(1) })}
      />
    </div>
  );
});
