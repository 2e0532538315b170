import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Row } from '../../common/dataCalls';
import type { FieldDescription } from '../../common/describeCalls';
import type { ViewData } from '../../common/views/viewData';
import { FieldValue } from '../values/FieldValue';
import { useValueFormat } from '../values/useValueFormat';
import { cardColumns } from './shownView';
import './card.css';

export type ViewFields = ReadonlyMap<string, FieldDescription>;

interface CardContentProps {
  readonly view: ViewData;
  readonly row: Row;
  readonly fields: ViewFields;
}

/** What stands on a card: its title, and the fields that the view names. */
export const CardContent = observer(function CardContent({ view, row, fields }: CardContentProps): ReactNode {
  const title = useTitle(view, fields);
  return (
    <>
      <div className="view-card__title">{title(row)}</div>
      {cardColumns(view).map((path) => {
        const field = fields.get(path);
        const value = row[path];
        if (!field || value === null || value === undefined || value === '') return null;
        return (
          <div key={path} className="view-card__line">
            <span className="view-card__label">{field.label}</span>
            <span className="view-card__value">
              <FieldValue field={field} value={value} />
            </span>
          </div>
        );
      })}
    </>
  );
});

/** What a row is called on its card. */
export function useTitle({ titleField = 'name' }: ViewData, fields: ViewFields): (row: Row) => string {
  const format = useValueFormat();
  return (row) => {
    const field = fields.get(titleField);
    const text = field ? format.text(field, row[titleField]) : '';
    return text || String(row['name'] ?? row['id']);
  };
}
