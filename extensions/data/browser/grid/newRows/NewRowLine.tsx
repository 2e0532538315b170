import { Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { GridCell } from '../GridCell';
import type { GridRowProps } from '../GridRow';
import { gutterWidth } from '../gridLayout';
import { rowHeight } from '../useGridScroll';

/** A line below the rows, to type another one into. What a row begins with is shown once somebody is there. */
export const NewRowLine = observer(function NewRowLine(props: Omit<GridRowProps, 'onOpen'>): ReactNode {
  const { gridId, model, index, shown, format } = props;
  const t = useTexts();
  const newRow = model.newRowAt(index);
  const isCurrent = model.selection.cursor.row === index;
  const isWaiting = newRow?.isBlank !== false && !isCurrent;
  const label = t('grid.new', { label: model.object.label });
  const [firstShown] = shown;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-label={label}
      aria-busy={newRow?.record.form.saving || undefined}
      className={isCurrent ? 'grid__row grid__row--new grid__row--chosen' : 'grid__row grid__row--new'}
      style={{ height: rowHeight }}
    >
      <div role="rowheader" className="grid__gutter" data-row={index} data-hover={isWaiting ? label : undefined}>
        <Icon name={isWaiting ? 'add' : 'edit'} label={label} />
      </div>
      {shown.map((column) => (
        <GridCell
          key={column.path}
          id={`${gridId}-${index}-${column.index}`}
          model={model}
          row={isWaiting ? {} : (newRow?.values ?? {})}
          index={index}
          column={column}
          format={format}
        />
      ))}
      {isWaiting && firstShown && (
        <span className="grid__hint" style={{ left: firstShown.left + gutterWidth }} aria-hidden="true">
          {label}
        </span>
      )}
    </div>
  );
});
