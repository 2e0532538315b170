import { DateField, ProgressBar, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ClipboardEvent, type ReactNode, useEffect, useId, useMemo } from 'react';
import { useValueFormat } from '../values/useValueFormat';
import { valueKind } from '../values/valueKind';
import { CellEditor } from './CellEditor';
import { CellNote } from './CellNote';
import { columnsWithin, placeColumns, widthOf } from './columnWindow';
import { GridHead } from './GridHead';
import { gridKey } from './gridKeys';
import { gutterWidth } from './gridLayout';
import type { GridModel } from './gridModel';
import { GridRow } from './GridRow';
import { NewRowLine } from './newRows/NewRowLine';
import { useCellMouse } from './useCellMouse';
import { useGridElement } from './useGridElement';
import { rowHeight, useGridScroll } from './useGridScroll';
import './grid.css';

interface RecordGridProps {
  readonly model: GridModel;
  readonly onOpen: (row: number) => void;
  readonly onMenu: (at: Element | { readonly x: number; readonly y: number }) => void;
  readonly onCopy: (event: ClipboardEvent) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Rows and columns, edited as in a spreadsheet. The focus stays on the grid; the cursor says which cell is meant. */
export const RecordGrid = observer(function RecordGrid(props: RecordGridProps): ReactNode {
  const { model, onOpen, onMenu, onCopy, onPaste } = props;
  const t = useTexts();
  const id = useId();
  const format = useValueFormat();
  const { source, selection, columns, editing, editingRow, object, closedCell } = model;
  const { why } = closedCell;
  const placed = useMemo(() => placeColumns(columns), [columns]);
  const scroll = useGridScroll(source.total + model.lines.rows.length, gutterWidth);
  const { first, end } = scroll;
  const ref = useGridElement(model, placed, scroll);
  const { row: cursorRow, column: cursorColumn } = selection.cursor;
  const mouse = useCellMouse(model, onOpen, onMenu);
  useDateField(model);
  const shown = columnsWithin(placed, scroll.left, scroll.width);
  const width = widthOf(placed) + gutterWidth;
  const editedColumn = editing && placed[editing.column];
  const cursorId = `${id}-${cursorRow}-${cursorColumn}`;
  const isCursorDrawn = cursorRow >= first && cursorRow < end && shown.some(({ index }) => index === cursorColumn);
  return (
    <div className="grid-frame">
      <div role="status" className="visually-hidden">
        {why && t(why)}
      </div>
      {(source.state === 'loading' || model.edits.saving > 0) && <ProgressBar label={t('grid.loading')} />}
      <div
        ref={ref}
        className="grid"
        role="grid"
        aria-label={object.plural}
        aria-rowcount={source.total + model.lines.rows.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        aria-readonly={!(object.may.edit || model.newRows.isOffered) || undefined}
        aria-activedescendant={isCursorDrawn ? cursorId : undefined}
        aria-description={t('grid.help')}
        tabIndex={0}
        data-autofocus
        onScroll={scroll.onScroll}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget) return;
          const openMenu = () =>
            onMenu(event.currentTarget.ownerDocument.getElementById(cursorId) ?? event.currentTarget);
          if (gridKey(event, model, { pageSize: scroll.pageSize, openMenu })) event.preventDefault();
        }}
        onCopy={onCopy}
        onPaste={onPaste}
        {...mouse}
      >
        <div role="rowgroup" className="grid__heads" style={{ width }}>
          <GridHead model={model} columns={placed} shown={shown} />
        </div>
        <div role="rowgroup" className="grid__space" style={{ width, height: scroll.height }}>
          <div role="presentation" className="grid__window" style={{ transform: `translateY(${scroll.top}px)` }}>
            {Array.from({ length: end - first }, (_, offset) => first + offset).map((index) => {
              const Line = index < source.total ? GridRow : NewRowLine;
              return <Line key={index} {...{ gridId: id, model, index, shown, format, onOpen }} />;
            })}
            <CellNote
              {...{ model, first, columns: placed }}
              pageSize={scroll.pageSize}
              right={scroll.left + scroll.width - gutterWidth}
            />
            {editing && editedColumn && editingRow !== undefined && (
              <CellEditor
                key={`${String(editing.of['id'] ?? 'new')} ${editing.row} ${editing.column}`}
                model={model}
                editing={editing}
                column={editedColumn}
                style={{
                  left: editedColumn.left + gutterWidth,
                  top: (editingRow - first) * rowHeight,
                  width: editedColumn.width,
                  minHeight: rowHeight,
                }}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
});

/** What is typed into a cell of a date must find its field there. */
function useDateField({ columns, source }: GridModel): void {
  const hasDates = columns.some(({ field }) => field.editable && ['date', 'datetime'].includes(valueKind(field)));
  // The rows come first.
  const isWanted = hasDates && source.state === 'ready';
  useEffect(() => {
    if (isWanted) void DateField.load();
  }, [isWanted]);
}
