import { type JsonValue, validateSetting } from 'lathe';
import { ActionButton, Button, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { mapValueType } from '../settingControl';
import { SettingsStore } from '../settingsStore';
import { useProblemText } from '../useProblemText';
import { ItemField } from './ItemField';
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
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (key === '' || !write([...entries, [key, parse(value, type)]])) return;
    setKey('');
    setValue('');
  };
  return (
    <form className="setting-list" aria-label={name} onSubmit={add}>
      <ul className="setting-list__items">
        {entries.map(([entryKey, entryValue], index) => (
          <li key={entryKey} className="setting-list__item">
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
            <ActionButton
              icon="close"
              label={t('settings.removeItem', { item: entryKey })}
              onClick={() => write(entries.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className="setting-list__add">
        <input
          className="setting-text"
          aria-label={t('settings.mapKey')}
          placeholder={t('settings.mapKey')}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
        <input
          className="setting-text"
          aria-label={t('settings.mapValue')}
          placeholder={t('settings.mapValue')}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button type="submit" onClick={() => undefined}>
          {t('settings.addItem')}
        </Button>
      </div>
      {refused && (
        <div className="setting__problem" role="alert">
          {refused}
        </div>
      )}
    </form>
  );
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
