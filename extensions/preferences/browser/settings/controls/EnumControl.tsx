import type { JsonValue } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SettingsStore } from '../settingsStore';
import type { ControlProps } from './SettingControl';

/** One of several values, with what the chosen one means. */
export const EnumControl = observer(function EnumControl({ info, name, describedBy }: ControlProps): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const choices = store.choicesFor(info);
  const indexOf = (value: JsonValue | undefined): number => choices.findIndex((choice) => choice.value === value);
  const at = indexOf(store.shownValue(info.key));
  const base = indexOf(store.defaultOf(info.key));
  const description = choices[at]?.description;
  return (
    <>
      <select
        className="setting-select"
        aria-label={name}
        aria-describedby={describedBy}
        value={at}
        onChange={(event) => void store.set(info.key, choices[Number(event.target.value)]?.value)}
      >
        {at < 0 && <option value={-1} />}
        {choices.map(({ value, label }, index) => (
          <option key={String(value)} value={index}>
            {index === base ? `${label} (${t('settings.isDefault')})` : label}
          </option>
        ))}
      </select>
      {description && <div className="setting__enum">{description}</div>}
    </>
  );
});
