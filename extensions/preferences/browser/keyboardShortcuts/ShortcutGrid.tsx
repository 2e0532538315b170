import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react';
import { nextIndex, useRows, useService, useTexts } from 'lathe/ui';
import { ShortcutActions } from './shortcutActions';
import { ShortcutRowCells } from './ShortcutRowCells';
import { ShortcutStore } from './shortcutStore';
import { ShortcutView } from './shortcutView';

const rowHeight = 24;
const columns = ['command', 'keybinding', 'when', 'source'] as const;

/** The table: the arrows move from row to row; what can be done with a row are commands with keys of their own. */
export const ShortcutGrid = observer(function ShortcutGrid(): ReactNode {
  const t = useTexts();
  const store = useService(ShortcutStore);
  const actions = useService(ShortcutActions);
  const view = useService(ShortcutView);
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { rows, focusedIndex } = store;
  const { reveal, ...shown } = useRows(rows.length, rowHeight);
  useEffect(() => {
    if (focusedIndex >= 0) reveal(focusedIndex);
  }, [focusedIndex, reveal]);
  const gridRef = useCallback(
    (element: HTMLDivElement | null) => {
      grid.current = element;
      view.listRef(element);
    },
    [view],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const next = nextIndex(event.key, focusedIndex, rows.length, shown.pageSize);
    const menuKey = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
    if (next !== undefined) store.focus(rows[next]);
    else if (menuKey && store.focused) {
      void actions.showMenu(store.focused, document.getElementById(`${id}-${focusedIndex}`) ?? event.currentTarget);
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={gridRef}
      className="shortcuts__grid"
      role="grid"
      aria-label={t('shortcuts.title')}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-activedescendant={rows.length > 0 ? `${id}-${focusedIndex}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={1} className="shortcuts__row shortcuts__row--head">
        {columns.map((column) => (
          <div key={column} role="columnheader" className="shortcuts__cell">
            {t(`shortcuts.column.${column}`)}
          </div>
        ))}
      </div>
      <div ref={shown.ref} className="shortcuts__rows" role="rowgroup" onScroll={shown.onScroll}>
        <div role="presentation" className="shortcuts__space" style={{ height: shown.height }}>
          <div role="presentation" className="shortcuts__window" style={{ transform: `translateY(${shown.top}px)` }}>
            {rows.slice(shown.first, shown.end).map((row, offset) => {
              const index = shown.first + offset;
              return (
                <div
                  key={row.id}
                  id={`${id}-${index}`}
                  role="row"
                  aria-rowindex={index + 2}
                  aria-selected={index === focusedIndex}
                  className="shortcuts__row"
                  style={{ height: rowHeight }}
                  onMouseDown={() => store.focus(row)}
                  onDoubleClick={() => void actions.define(row)}
                  onContextMenu={(event) => {
                    event.preventDefault();
                    void actions.showMenu(row, { x: event.clientX, y: event.clientY });
                  }}
                >
                  <ShortcutRowCells row={row} focused={index === focusedIndex} onEdited={() => grid.current?.focus()} />
                </div>
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
});
