import { FormSection, TextField, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { columnName } from '../../../common/objects/viewColumns';
import { mostRows, type QueryRequest } from '../../../common/query/queryRequest';
import { OrderFields } from '../../saved/OrderFields';
import { PathList } from '../../saved/PathList';
import { withOptions } from './viewQuery';

interface RowPartsProps {
  readonly object: string;
  readonly query: QueryRequest;
  readonly onChange: (query: QueryRequest) => void;
}

/** Which columns each record has, and which of many records are the first. */
export const RowParts = observer(function RowParts({ object, query, onChange }: RowPartsProps): ReactNode {
  const t = useTexts();
  const { fields = [], orderby = [], limit } = query.options ?? {};
  return (
    <>
      <FormSection
        title={t('viewQuery.fields')}
        description={t(fields.length === 0 ? 'viewQuery.allFields' : 'viewQuery.fieldsHint')}
      >
        <PathList
          object={object}
          label={t('viewQuery.fields')}
          paths={fields}
          nameOf={columnName}
          onChange={(next) => onChange(withOptions(query, { fields: [...next] }))}
        />
      </FormSection>
      <FormSection title={t('viewQuery.most')} description={t('viewQuery.mostHint')}>
        <TextField
          label={t('viewQuery.limit')}
          type="number"
          value={limit === undefined ? '' : String(limit)}
          onChange={(text) => onChange(withOptions(query, { limit: limitIn(text) }))}
        />
        {limit !== undefined && (
          <OrderFields
            object={object}
            orderby={orderby}
            onChange={(next) => onChange(withOptions(query, { orderby: [...next] }))}
          />
        )}
      </FormSection>
    </>
  );
});

function limitIn(text: string): number | undefined {
  const limit = Math.trunc(Number(text));
  return Number.isFinite(limit) && limit > 0 ? Math.min(limit, mostRows) : undefined;
}
