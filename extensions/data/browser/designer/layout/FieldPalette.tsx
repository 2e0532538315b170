import { Icon, SearchField, useFormLocked, useTexts } from 'lathe/ui';
import { type ReactNode, useState } from 'react';
import type { FieldDescription } from '../../../common/describeCalls';
import { fieldIcons } from '../fieldIcons';

interface FieldPaletteProps {
  readonly fields: readonly FieldDescription[];
  readonly onAdd: (field: string) => void;
  readonly onDrag: (field: string | undefined) => void;
  /** A field is let go here: it leaves the layout. */
  readonly onDrop: () => void;
}

/** The fields that the layout doesn't show yet: a click or Enter adds one. */
export function FieldPalette({ fields, onAdd, onDrag, onDrop }: FieldPaletteProps): ReactNode {
  const t = useTexts();
  const locked = useFormLocked();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const shown = fields.filter(({ label, name }) => `${label} ${name}`.toLowerCase().includes(wanted));
  return (
    <section
      className="layout__palette"
      aria-label={t('layouts.unused')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <h3 className="layout__heading">{t('layouts.unused')}</h3>
      <SearchField label={t('fields.search')} value={search} onChange={setSearch} resultCount={shown.length} />
      {fields.length === 0 && <p className="designer__muted">{t('layouts.allUsed')}</p>}
      <ul className="layout__fields">
        {shown.map(({ id, label, name, type }) => (
          <li key={id}>
            <button
              type="button"
              className="layout__unused"
              draggable={!locked}
              data-hover={name}
              onClick={({ currentTarget }) => {
                focusNext(currentTarget);
                onAdd(id);
              }}
              onDragStart={(event) => {
                event.dataTransfer.setData('text/plain', id);
                onDrag(id);
              }}
              onDragEnd={() => onDrag(undefined)}
            >
              <Icon name={fieldIcons[type]} /> {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** It leaves the palette: who places several goes on with the next one. */
function focusNext(field: HTMLElement): void {
  const all = [...(field.closest('ul')?.querySelectorAll('button') ?? [])];
  const at = all.findIndex((each) => each === field);
  (all[at + 1] ?? all[at - 1])?.focus();
}
