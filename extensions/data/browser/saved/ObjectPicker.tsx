import { ComboBox, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import type { ObjectSummary } from '../../common/describeCalls';
import { useObjects } from './useObjectLabels';

interface ObjectPickerProps {
  readonly object: string | undefined;
  readonly onChange: (object: string) => void;
  /** Which objects are offered; all of them when left out. */
  readonly fits?: (object: ObjectSummary) => boolean;
}

/** Chooses the object whose rows are shown. */
export const ObjectPicker = observer(function ObjectPicker({
  object,
  onChange,
  fits = () => true,
}: ObjectPickerProps): ReactNode {
  const t = useTexts();
  const id = useId();
  const objects = useObjects();
  const options = objects.filter(fits).map(({ name, plural }) => ({ value: name, label: plural }));
  const chosen = options.find(({ value }) => value.toLowerCase() === object?.toLowerCase());
  return (
    <div>
      <label className="settings-part__label" htmlFor={id}>
        {t('saved.object')}
      </label>
      <ComboBox
        id={id}
        label={t('saved.object')}
        required
        options={options}
        busy={objects.length === 0}
        value={chosen ?? (object === undefined ? undefined : { value: object, label: object })}
        onChange={(option) => option && onChange(option.value)}
      />
    </div>
  );
});
