import { type JsonValue, validateSetting } from 'lathe';
import { ActionButton, Button, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SettingsStore } from '../settingsStore';
import { useProblemText } from '../useProblemText';
import type { ControlProps } from './SettingControl';
import { ItemField } from './ItemField';

/** A list of texts: each can be changed, taken out and, with Alt and an arrow key, moved. */
export const ListControl = observer(function ListControl({ info, name }: ControlProps): ReactNode {
  const t = useTexts();
  const store = useService(SettingsStore);
  const problemText = useProblemText();
  const [draft, setDraft] = useState('');
  const [refused, setRefused] = useState<string>();
  const items = textsOf(store.shownValue(info.key));

  const write = (next: readonly string[]): boolean => {
    const problem = validateSetting(next, info.property);
    setRefused(problemText(problem));
    if (problem) return false;
    void store.set(info.key, next);
    return true;
  };
  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (draft !== '' && write([...items, draft])) setDraft('');
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item !== undefined && to >= 0 && to < items.length) write(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  return (
    <form className="setting-list" aria-label={name} onSubmit={add}>
      <ul className="setting-list__items">
        {items.map((item, index) => (
          <li key={`${index} ${item}`} className="setting-list__item">
            <ItemField
              label={t('settings.itemLabel', { number: index + 1 })}
              value={item}
              onCommit={(value) => write(items.with(index, value))}
              onMove={(step) => move(index, index + step)}
            />
            <ActionButton
              icon="close"
              label={t('settings.removeItem', { item })}
              onClick={() => write(items.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className="setting-list__add">
        <input
          className="setting-text"
          aria-label={t('settings.newItem')}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
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

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
