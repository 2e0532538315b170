import { type JsonValue, validateSetting } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { mapValueType } from '../settingControl';
import { SettingsStore } from '../settingsStore';
import { useProblemText } from '../useProblemText';
import { ItemField } from './ItemField';
import { ItemRow, ItemsForm, NewItemField } from './ItemsForm';
import type { ControlProps } from './SettingControl';

type Entries = readonly (readonly [string, JsonValue])[];

/** Keys with values of one kind. */
export const MapControl = observer(function MapControl({ info, name }: ControlProps): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const problemText = useProblemText();
  const [key, setKey] = useState('');
  const [value, setValue] = useState('');
  const [refused, setRefused] = useState<string>();
  const type = mapValueType(info.property) ?? 'string';
  const entries = entriesOf(store.shownValue(info.key));

  const write = (next: Entries): boolean => {
    const object = Object.fromEntries(next);
    const twice = next.find(([each], index) => next.findIndex(([other]) => other === each) < index);
    const problem = validateSetting(object, info.property);
    setRefused(twice ? t('settings.keyTaken', { key: twice[0] }) : problemText(problem));
    if (twice || problem) return false;
    void store.set(info.key, object);
    return true;
  };
  const add = (): void => {
    if (key === '' || !write([...entries, [key, parse(value, type)]])) return;
    setKey('');
    setValue('');
  };
  const rows = entries.map(([entryKey, entryValue], index) => (
    <ItemRow key={entryKey} name={entryKey} onRemove={() => write(entries.toSpliced(index, 1))}>
      <ItemField
        label={t('settings.mapKey')}
        value={entryKey}
        onCommit={(next) => write(entries.with(index, [next, entryValue]))}
      />
      <ItemField
        label={`${t('settings.mapValue')} ${entryKey}`}
        value={String(entryValue)}
        onCommit={(next) => write(entries.with(index, [entryKey, parse(next, type)]))}
      />
    </ItemRow>
  ));
  const fields = (
    <>
      <NewItemField label={t('settings.mapKey')} placeholder={t('settings.mapKey')} value={key} onChange={setKey} />
      <NewItemField
        label={t('settings.mapValue')}
        placeholder={t('settings.mapValue')}
        value={value}
        onChange={setValue}
      />
    </>
  );
  return <ItemsForm label={name} items={rows} fields={fields} refused={refused} onAdd={add} />;
});

function entriesOf(value: JsonValue | undefined): Entries {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, item]): Entries => (item === undefined ? [] : [[key, item]]));
}

/** What cannot be such a value stays a text, which the check then names. */
function parse(text: string, type: string): JsonValue {
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  if ((type === 'number' || type === 'integer') && text.trim() !== '' && Number.isFinite(Number(text)))
    return Number(text);
  return text;
}
