import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { PlacedColumn } from './columnWindow';
import { type ColumnMenuPlace, useColumnMenu } from './columnMenu';
import { valueKind } from '../values/valueKind';
import type { GridModel } from './gridModel';
import { sortedBy, sortOf } from './sorting';
import { useColumnDrag } from './useColumnDrag';
import { gutterWidth } from './gridLayout';

interface GridHeadProps {
  readonly model: GridModel;
  /** All, and those that are in sight. */
  readonly columns: readonly PlacedColumn[];
  readonly shown: readonly PlacedColumn[];
}

/** How much Shift and an arrow make a column wider or narrower. */
const step = 20;

/** The titles of the columns: one stop of the Tab key, with the arrows between them. */
export const GridHead = observer(function GridHead({ model, columns, shown }: GridHeadProps): ReactNode {
  const t = useTexts();
  const [at, setAt] = useState(0);
  const head = useRef<HTMLDivElement>(null);
  const openMenu = useColumnMenu(model);
  const stop = Math.min(at, columns.length - 1);
  const focus = (index: number): void => {
    setAt(index);
    head.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, column: PlacedColumn): void => {
    const { key, shiftKey, altKey } = event;
    const direction = { ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0;
    if (direction !== 0 && altKey) {
      void model.moveColumn(column.path, column.index + direction).then(() => focus(column.index + direction));
    } else if (direction !== 0 && shiftKey) model.setWidth(column.path, column.width + direction * step);
    else if (direction !== 0) focus(Math.max(0, Math.min(column.index + direction, columns.length - 1)));
    else if (key === 'ArrowDown' && altKey) openMenu(column, event.currentTarget);
    else if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) openMenu(column, event.currentTarget);
    else if (key === 'ArrowDown') model.focusCells?.();
    else if (key === 'Home' || key === 'End') focus(key === 'Home' ? 0 : columns.length - 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={head} role="row" aria-rowindex={1} className="grid__head">
      <div role="columnheader" aria-colindex={1} className="grid__gutter grid__gutter--head">
        <span className="visually-hidden">{t('grid.number')}</span>
      </div>
      {shown.map((column) => (
        <HeadCell
          key={column.path}
          model={model}
          column={column}
          columns={columns}
          isStop={column.index === stop}
          onFocus={() => setAt(column.index)}
          onKeyDown={(event) => onKeyDown(event, column)}
          openMenu={(place) => openMenu(column, place)}
        />
      ))}
    </div>
  );
});

interface HeadCellProps {
  readonly model: GridModel;
  readonly column: PlacedColumn;
  readonly columns: readonly PlacedColumn[];
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly openMenu: (place: ColumnMenuPlace) => void;
}

const HeadCell = observer(function HeadCell(props: HeadCellProps): ReactNode {
  const { model, column, columns, isStop, onFocus, onKeyDown, openMenu } = props;
  const t = useTexts();
  const { orderby } = model.query;
  const sort = sortOf(orderby, column);
  const drag = useColumnDrag(model, column, columns);
  const classes = [
    'grid__title',
    valueKind(column.field) === 'number' && 'grid__title--number',
    drag.isTarget && 'grid__title--target',
  ];
  const order = sort && (sort.order === 'asc' ? 'ascending' : 'descending');
  return (
    <div
      role="columnheader"
      aria-colindex={column.index + 2}
      aria-sort={order ?? (column.sortPath === undefined ? undefined : 'none')}
      className={classes.filter(Boolean).join(' ')}
      style={{ left: column.left + gutterWidth, width: column.width }}
      data-hover={column.field.help ? `${column.label}\n${column.field.help}` : undefined}
      onContextMenu={(event) => {
        event.preventDefault();
        openMenu({ x: event.clientX, y: event.clientY });
      }}
    >
      <button
        type="button"
        className="grid__sort"
        data-index={column.index}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        {...drag.handlers}
        onClick={(event) => !drag.wasDragged() && model.setOrder(sortedBy(orderby, column, event.shiftKey))}
      >
        <span className="grid__title-text">{column.label}</span>
        {column.field.required && <span className="grid__required">*</span>}
        {sort && <Icon name={sort.order === 'asc' ? 'arrow-up' : 'arrow-down'} />}
        {sort && orderby.length > 1 && <span className="grid__sort-rank">{sort.rank}</span>}
      </button>
      <div
        className="grid__resize"
        role="presentation"
        data-hover={t('grid.resize')}
        onPointerDown={drag.startResize}
        onDoubleClick={() => model.setWidth(column.path, drag.fittingWidth())}
      />
    </div>
  );
});
