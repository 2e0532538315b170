import { ActionButton, Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ValueFormat } from '../values/valueFormat';
import type { PlacedColumn } from './columnWindow';
import { GridCell } from './GridCell';
import type { GridModel } from './gridModel';
import { rowHeight } from './useGridScroll';

export interface GridRowProps {
  readonly gridId: string;
  readonly model: GridModel;
  readonly index: number;
  readonly shown: readonly PlacedColumn[];
  readonly format: ValueFormat;
  readonly onOpen: (index: number) => void;
}

/** A row with its number, which chooses all of it. */
export const GridRow = observer(function GridRow(props: GridRowProps): ReactNode {
  const { gridId, model, index, shown, format, onOpen } = props;
  const t = useTexts();
  const row = model.source.at(index);
  const isClosed = row !== undefined && model.rights.isClosed(row['id']);
  const isChosen = model.selection.hasRow(index);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={isChosen ? 'grid__row grid__row--chosen' : 'grid__row'}
      style={{ height: rowHeight }}
    >
      <div role="rowheader" className="grid__gutter" data-row={index}>
        {isClosed && <Icon name="lock" label={t('grid.closed')} className="grid__lock" />}
        <span className="grid__number">{index + 1}</span>
        <span className="grid__open">
          <ActionButton
            icon="go-to-file"
            label={t('grid.open', { name: String(row?.['name'] ?? index + 1) })}
            tabIndex={-1}
            onClick={() => onOpen(index)}
          />
        </span>
      </div>
      {shown.map((column) => (
        <GridCell
          key={column.path}
          id={`${gridId}-${index}-${column.index}`}
          model={model}
          row={row}
          index={index}
          column={column}
          format={format}
        />
      ))}
    </div>
  );
});
