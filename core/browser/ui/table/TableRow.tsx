import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { cellClass } from './cellClass';
import type { TableColumn } from './tableColumn';

interface Props<T> {
  readonly id: string;
  readonly row: T;
  readonly index: number;
  readonly columns: readonly TableColumn<T>[];
  readonly template: string;
  readonly height: number;
  readonly selected: boolean | undefined;
  readonly current: boolean;
  readonly onMouseDown: (event: MouseEvent) => void;
  readonly onDoubleClick: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

function Row<T>(props: Props<T>): ReactNode {
  const { id, row, index, columns, template, height, selected, current, ...mouse } = props;
  const classes = ['table__row', index % 2 === 1 && 'table__row--odd', current && 'table__row--current'];
  return (
    <div
      {...mouse}
      id={id}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={classes.filter(Boolean).join(' ')}
      style={{ height, gridTemplateColumns: template }}
    >
      {columns.map((column) => (
        <div
          key={column.id}
          role="gridcell"
          className={cellClass(column)}
          data-hover={column.hover?.(row)}
          data-hover-cut
        >
          {column.render(row)}
        </div>
      ))}
    </div>
  );
}

/** One line of a table; it follows what its cells read. */
export const TableRow = observer(Row);
