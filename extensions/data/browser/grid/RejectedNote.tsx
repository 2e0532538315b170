import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { PlacedColumn } from './columnWindow';
import { gutterWidth } from './gridLayout';
import type { GridModel } from './gridModel';
import { rowHeight } from './useGridScroll';
import './rejectedNote.css';

interface RejectedNoteProps {
  readonly model: GridModel;
  readonly columns: readonly PlacedColumn[];
  /** The first row that is drawn. */
  readonly first: number;
  readonly pageSize: number;
}

/** What is wrong with the cell that the user is on, beside it; the cell itself says it to screen readers. */
export const RejectedNote = observer(function RejectedNote(props: RejectedNoteProps): ReactNode {
  const { model, columns, first, pageSize } = props;
  const { row, column } = model.selection.cursor;
  const place = columns[column];
  const rejected = place && model.rejectedAt(row, place.path);
  if (!place || !rejected) return null;
  const isLow = row - first > pageSize / 2;
  const top = (row - first + (isLow ? 0 : 1)) * rowHeight;
  return (
    <div
      className={isLow ? 'grid__rejected grid__rejected--above' : 'grid__rejected'}
      style={{ left: place.left + gutterWidth, top }}
      aria-hidden="true"
    >
      {rejected.message}
    </div>
  );
});
