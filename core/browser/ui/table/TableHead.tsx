import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '../icon/Icon';
import { cellClass } from './cellClass';
import type { TableColumn, TableSort } from './tableColumn';

interface Props<T> {
  readonly columns: readonly TableColumn<T>[];
  readonly template: string;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

/** The titles of the columns; those that can be sorted are buttons, one stop of the Tab key for all, with the arrows between. */
export function TableHead<T>({ columns, template, sort, onSort }: Props<T>): ReactNode {
  const sortable = columns.filter((column) => column.sortable && onSort);
  const [at, setAt] = useState<string>();
  const stop = sortable.find(({ id }) => id === at) ?? sortable[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step !== undefined && stop && sortable[sortable.indexOf(stop) + step];
    if (!next) return;
    event.preventDefault();
    setAt(next.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-column="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="table__row table__row--head"
      style={{ gridTemplateColumns: template }}
      onKeyDown={onKeyDown}
    >
      {columns.map((column) => {
        const { id, title } = column;
        const direction = sort?.column === id ? (sort.descending ? 'descending' : 'ascending') : undefined;
        if (!column.sortable || !onSort) {
          return (
            <div key={id} role="columnheader" className={cellClass(column)} data-hover-cut>
              {title}
            </div>
          );
        }
        return (
          <div key={id} role="columnheader" className={cellClass(column)} aria-sort={direction ?? 'none'}>
            <button
              type="button"
              className="table__sort"
              data-column={id}
              tabIndex={column === stop ? 0 : -1}
              onFocus={() => setAt(id)}
              onClick={() => onSort({ column: id, descending: direction === 'ascending' })}
            >
              <span className="table__title" data-hover-cut>
                {title}
              </span>
              {direction && <Icon name={direction === 'ascending' ? 'chevron-up' : 'chevron-down'} />}
            </button>
          </div>
        );
      })}
    </div>
  );
}
