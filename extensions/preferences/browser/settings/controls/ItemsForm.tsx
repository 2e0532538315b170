import { ActionButton, Button, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';

interface ItemsFormProps {
  readonly label: string;
  /** Each is an `ItemRow`. */
  readonly items: ReactNode;
  /** The fields of the item that is added next, each a `NewItemField`. */
  readonly fields: ReactNode;
  /** Why the last change was not written. */
  readonly refused: string | undefined;
  readonly onAdd: () => void;
}

/** What a setting of several items looks like: the items, and below them what adds another. */
export const ItemsForm = observer(function ItemsForm(props: ItemsFormProps): ReactNode {
  const { label, items, fields, refused, onAdd } = props;
  const t = useTexts();
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd();
  };
  return (
    <form className="setting-list" aria-label={label} onSubmit={onSubmit}>
      <ul className="setting-list__items">{items}</ul>
      <div className="setting-list__add">
        {fields}
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

interface ItemRowProps {
  /** What the button that takes it out calls it. */
  readonly name: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

export const ItemRow = observer(function ItemRow({ name, onRemove, children }: ItemRowProps): ReactNode {
  const t = useTexts();
  return (
    <li className="setting-list__item">
      {children}
      <ActionButton icon="close" label={t('settings.removeItem', { item: name })} onClick={onRemove} />
    </li>
  );
});

interface NewItemFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function NewItemField({ label, placeholder, value, onChange }: NewItemFieldProps): ReactNode {
  return (
    <input
      className="setting-text"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
