import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { nextIndex } from './nextIndex';
import { useEnd } from './useEnd';
import { useRows } from './useRows';
import './rows.css';
import './list.css';

export interface ListProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly getId: (item: T) => string;
  readonly renderItem: (item: T, state: { readonly selected: boolean }) => ReactNode;
  /** The id of the item that is selected. */
  readonly selected?: string;
  readonly onSelect?: (item: T) => void;
  /** Enter or a double click. */
  readonly onOpen?: (item: T) => void;
  /** A click, which shows it while the focus stays in the list. */
  readonly onPreview?: (item: T) => void;
  readonly onContextMenu?: (item: T, at: Element | { x: number; y: number }) => void;
  readonly rowHeight?: number;
  /** The last item is in sight: there may be more to load. */
  readonly onEnd?: () => void;
}

/** A list of any length, of which only the visible rows are drawn. */
export function List<T>(props: ListProps<T>): ReactNode {
  const {
    label,
    items,
    getId,
    renderItem,
    selected,
    onSelect,
    onOpen,
    onPreview,
    onContextMenu,
    rowHeight = 22,
    onEnd,
  } = props;
  const rows = useRows(items.length, rowHeight);
  useEnd(rows, items.length, onEnd);
  const id = useId();
  const [focus, setFocus] = useState(0);
  const current = Math.min(focus, items.length - 1);
  const { reveal } = rows;
  const selectedIndex = selected === undefined ? -1 : items.findIndex((item) => getId(item) === selected);
  useEffect(() => {
    if (selectedIndex < 0) return;
    setFocus(selectedIndex);
    reveal(selectedIndex);
  }, [selectedIndex, reveal]);

  const go = (index: number) => {
    const item = items[index];
    if (item === undefined) return;
    setFocus(index);
    reveal(index);
    onSelect?.(item);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = items[current];
    if (item === undefined) return;
    const next = nextIndex(event.key, current, items.length, rows.pageSize);
    if (next !== undefined) go(next);
    else if (event.key === 'Enter') onOpen?.(item);
    else if (event.key === ' ') onSelect?.(item);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const row = event.currentTarget.ownerDocument.getElementById(`${id}-${current}`);
      onContextMenu?.(item, row ?? event.currentTarget);
    } else return;
    event.preventDefault();
  };
  const row = (item: T, index: number) => {
    const isSelected = index === selectedIndex;
    return (
      <div
        key={getId(item)}
        id={`${id}-${index}`}
        role="option"
        aria-selected={isSelected}
        aria-setsize={items.length}
        aria-posinset={index + 1}
        className={index === current ? 'rows__row rows__row--current list__row' : 'rows__row list__row'}
        style={{ height: rowHeight }}
        onMouseDown={(event: MouseEvent) => event.button === 0 && go(index)}
        onClick={() => onPreview?.(item)}
        onDoubleClick={() => onOpen?.(item)}
        onContextMenu={(event) => {
          if (!onContextMenu) return;
          event.preventDefault();
          onContextMenu(item, { x: event.clientX, y: event.clientY });
        }}
      >
        {renderItem(item, { selected: isSelected })}
      </div>
    );
  };
  return (
    <div
      ref={rows.ref}
      className="rows"
      role="listbox"
      aria-label={label}
      aria-activedescendant={items.length > 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      onScroll={rows.onScroll}
      onKeyDown={onKeyDown}
    >
      <div className="rows__space" role="presentation" style={{ height: rows.height }}>
        <div className="rows__window" role="presentation" style={{ transform: `translateY(${rows.top}px)` }}>
          {items.slice(rows.first, rows.end).map((item, offset) => row(item, rows.first + offset))}
        </div>
      </div>
    </div>
  );
}
