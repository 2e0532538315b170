import { Icon } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Row } from '../../common/dataCalls';
import type { ValueFormat } from '../values/valueFormat';
import { lookupValue } from '../values/lookupValue';
import { valueKind } from '../values/valueKind';
import type { PlacedColumn } from './columnWindow';
import { gutterWidth } from './gridLayout';
import type { GridModel } from './gridModel';
import './gridCell.css';

interface GridCellProps {
  readonly id: string;
  readonly model: GridModel;
  readonly row: Row | undefined;
  readonly index: number;
  readonly column: PlacedColumn;
  readonly format: ValueFormat;
}

/** One value. What was refused stays, with what is wrong with it. */
export const GridCell = observer(function GridCell(props: GridCellProps): ReactNode {
  const { id, model, row, index, column, format } = props;
  const { selection } = model;
  const { cursor } = selection;
  const isCursor = cursor.row === index && cursor.column === column.index;
  const isSelected = selection.has(index, column.index);
  const rejected = model.rejectedAt(index, column.path);
  const value = rejected ? rejected.value : row?.[column.path];
  const kind = valueKind(column.field);
  const isEditable = model.isEditable(column, index);
  const classes = [
    'grid__cell',
    kind === 'number' && 'grid__cell--number',
    isSelected && !selection.isSingle && 'grid__cell--selected',
    isCursor && 'grid__cell--cursor',
    rejected && 'grid__cell--wrong',
    !isEditable && 'grid__cell--fixed',
  ];
  return (
    <div
      id={id}
      role="gridcell"
      aria-colindex={column.index + 2}
      aria-selected={isSelected}
      aria-readonly={!isEditable || undefined}
      aria-invalid={rejected ? true : undefined}
      aria-description={rejected?.message}
      data-hover={rejected?.message}
      data-cell={`${index},${column.index}`}
      className={classes.filter(Boolean).join(' ')}
      style={{ left: column.left + gutterWidth, width: column.width }}
    >
      {row ? (
        <CellContent kind={kind} value={value} text={format.text(column.field, value)} />
      ) : (
        <span className="grid__waiting" />
      )}
    </div>
  );
});

interface CellContentProps {
  readonly kind: ReturnType<typeof valueKind>;
  readonly value: unknown;
  readonly text: string;
}

function CellContent({ kind, value, text }: CellContentProps): ReactNode {
  if (kind === 'checkbox')
    return <Icon name={value === true ? 'pass-filled' : 'circle-large'} label={text} className="grid__box" />;
  const lookup = kind === 'lookup' && (lookupValue(value)?.name === undefined ? 'unseen' : 'link');
  return (
    <span className={lookup ? `grid__text grid__text--${lookup}` : 'grid__text'} data-hover-cut>
      {text}
    </span>
  );
}
