import { type JsonValue, validateSetting } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { SettingsStore } from '../settingsStore';
import { useProblemText } from '../useProblemText';
import type { ControlProps } from './SettingControl';
import { ItemField } from './ItemField';
import { ItemRow, ItemsForm, NewItemField } from './ItemsForm';

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
  const add = (): void => {
    if (draft !== '' && write([...items, draft])) setDraft('');
  };
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item !== undefined && to >= 0 && to < items.length) write(items.toSpliced(from, 1).toSpliced(to, 0, item));
  };
  const rows = items.map((item, index) => (
    <ItemRow key={`${index} ${item}`} name={item} onRemove={() => write(items.toSpliced(index, 1))}>
      <ItemField
        label={t('settings.itemLabel', { number: index + 1 })}
        value={item}
        onCommit={(value) => write(items.with(index, value))}
        onMove={(step) => move(index, index + step)}
      />
    </ItemRow>
  ));
  const field = <NewItemField label={t('settings.newItem')} value={draft} onChange={setDraft} />;
  return <ItemsForm label={name} items={rows} fields={field} refused={refused} onAdd={add} />;
});

function textsOf(value: JsonValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
