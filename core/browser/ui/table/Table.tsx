import { type ReactNode, useId } from 'react';
import { useEnd } from '../list/useEnd';
import { useRows } from '../list/useRows';
import type { TableColumn, TableSort } from './tableColumn';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { useTableMoves } from './useTableMoves';
import './table.css';

export interface TableProps<T> {
  readonly label: string;
  readonly columns: readonly TableColumn<T>[];
  readonly rows: readonly T[];
  readonly getId: (row: T) => string;
  /** How many there are in all, when more can be loaded. */
  readonly total?: number;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly selection?: 'single' | 'multiple';
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** Enter or a double click. */
  readonly onOpen?: (row: T) => void;
  /** The Delete key: for all that are selected, or for the row that the user is in when it is not among them. */
  readonly onRemove?: (rows: readonly T[]) => void;
  /** Before it a row that is not selected becomes the only one that is. */
  readonly onContextMenu?: (row: T, at: Element | { readonly x: number; readonly y: number }) => void;
  /** The last row is in sight: there may be more to load. */
  readonly onEnd?: () => void;
  readonly rowHeight?: number;
}

/** As the styles have it. */
const headHeight = 24;

/** Rows of any number in columns, of which only those in sight are drawn. The arrows move from row to row. */
export function Table<T>(props: TableProps<T>): ReactNode {
  const { label, columns, rows, total = rows.length, sort, onSort, rowHeight = 24 } = props;
  const { onOpen, onEnd } = props;
  const id = useId();
  const shown = useRows(rows.length, rowHeight, headHeight);
  useEnd(shown, rows.length, onEnd);
  const template = columns.map(({ width }) => width ?? 'minmax(80px, 1fr)').join(' ');
  const moves = useTableMoves(props, shown, id);
  const { ids, current, selected, many } = moves;
  return (
    <div
      ref={shown.ref}
      className="table"
      role="grid"
      aria-label={label}
      aria-rowcount={total + 1}
      aria-colcount={columns.length}
      aria-multiselectable={many || undefined}
      aria-activedescendant={rows.length > 0 ? `${id}-${current}` : undefined}
      tabIndex={0}
      onKeyDown={moves.onKeyDown}
      onScroll={shown.onScroll}
    >
      <div role="presentation" className="table__content">
        <div role="rowgroup" className="table__head">
          <TableHead columns={columns} template={template} sort={sort} onSort={onSort} />
        </div>
        <div role="rowgroup" className="table__rows">
          <div role="presentation" className="table__space" style={{ height: shown.height }}>
            <div role="presentation" className="table__window" style={{ transform: `translateY(${shown.top}px)` }}>
              {rows.slice(shown.first, shown.end).map((row, offset) => {
                const index = shown.first + offset;
                const rowId = ids[index] ?? '';
                return (
                  <TableRow
                    key={rowId}
                    id={`${id}-${index}`}
                    row={row}
                    index={index}
                    columns={columns}
                    template={template}
                    height={rowHeight}
                    selected={selected.has(rowId)}
                    current={index === current}
                    onMouseDown={(event) => moves.onMouseDown(event, index)}
                    onDoubleClick={() => onOpen?.(row)}
                    onContextMenu={(event) => moves.onRowMenu(event, index)}
                  />
                );
              })}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
