import { useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PlacedColumn } from './columnWindow';
import { gutterWidth } from './gridLayout';
import type { GridModel } from './gridModel';
import { rowHeight } from './useGridScroll';
import './cellNote.css';

interface CellNoteProps {
  readonly model: Pick<GridModel, 'rejectedAt' | 'closedCell'> & {
    readonly selection: Pick<GridModel['selection'], 'cursor'>;
  };
  readonly columns: readonly PlacedColumn[];
  /** The first row that is drawn. */
  readonly first: number;
  readonly pageSize: number;
  /** Where the columns that are seen end. */
  readonly right: number;
}

/** A note becomes so wide at most. */
const widest = 360;

/** What is wrong with the cell that the user is on, or why he can't edit it, beside it; screen readers are told apart. */
export const CellNote = observer(function CellNote(props: CellNoteProps): ReactNode {
  const { model, columns, first, pageSize, right } = props;
  const { row, column } = model.selection.cursor;
  const place = columns[column];
  const t = useTexts();
  const rejected = place && model.rejectedAt(row, place.path);
  const { why } = model.closedCell;
  const text = rejected?.message ?? (why && t(why));
  if (!place || text === undefined) return null;
  const isLow = row - first > pageSize / 2;
  const top = (row - first + (isLow ? 0 : 1)) * rowHeight;
  // It would be cut off there, and ends where its cell does.
  const isFar = place.left + widest > right;
  return (
    <div
      className={rejected ? 'grid__note grid__note--wrong' : 'grid__note'}
      style={{
        left: place.left + gutterWidth + (isFar ? place.width : 0),
        top,
        maxWidth: widest,
        translate: `${isFar ? '-100%' : '0'} ${isLow ? '-100%' : '0'}`,
      }}
      aria-hidden="true"
    >
      {text}
    </div>
  );
});
