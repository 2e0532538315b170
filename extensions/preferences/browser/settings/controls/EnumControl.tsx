import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { SettingsStore } from '../settingsStore';
import type { ControlProps } from './SettingControl';

/** One of several values, with what the chosen one means. */
export const EnumControl = observer(function EnumControl({ info, name, describedBy }: ControlProps): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const { enum: values = [], enumDescriptions, enumItemLabels } = info.property;
  const at = values.indexOf(store.shownValue(info.key) ?? null);
  const base = values.indexOf(store.defaultOf(info.key) ?? null);
  const label = (index: number): string => enumItemLabels?.[index] ?? String(values[index]);
  return (
    <>
      <select
        className="setting-select"
        aria-label={name}
        aria-describedby={describedBy}
        value={at}
        onChange={(event) => void store.set(info.key, values[Number(event.target.value)])}
      >
        {at < 0 && <option value={-1} />}
        {values.map((value, index) => (
          <option key={String(value)} value={index}>
            {index === base ? `${label(index)} (${t('settings.isDefault')})` : label(index)}
          </option>
        ))}
      </select>
      {enumDescriptions?.[at] && <div className="setting__enum">{enumDescriptions[at]}</div>}
    </>
  );
});
