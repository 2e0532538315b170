import { Button, FormSection, Select, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import type { QueryRequest } from '../../../common/query/queryRequest';
import { FilterBuilder } from '../../filter/FilterBuilder';
import { ObjectPicker } from '../../saved/ObjectPicker';
import { Groupings, Sums } from './GroupParts';
import { QueryPreview } from './QueryPreview';
import { RowParts } from './RowParts';
import { isGrouped, queryOf, type ViewQuery, withGroups, withOptions } from './viewQuery';
import './viewQuery.css';

interface QueryFieldsProps {
  readonly view: ViewQuery | undefined;
  readonly onChange: (view: ViewQuery) => void;
  /** Why it can't be saved as it is. */
  readonly problem?: string;
}

/** The query of a view object, part by part, and beside it what comes of it. */
export const QueryFields = observer(function QueryFields({ view, onChange, problem }: QueryFieldsProps): ReactNode {
  const t = useTexts();
  const take = (query: QueryRequest): void => view && onChange({ ...view, query });
  return (
    <div className="view-query">
      <div className="view-query__fields">
        <FormSection title={t('viewQuery.base')} description={t('viewQuery.baseHint')}>
          <div className={problem ? 'form-field form-field--invalid' : 'form-field'}>
            <ObjectPicker
              object={view?.object}
              fits={({ kind }) => kind !== 'view'}
              onChange={(object) => object !== view?.object && onChange(queryOf(object))}
            />
            {problem && (
              <div className="form-field__error" role="alert">
                {problem}
              </div>
            )}
          </div>
        </FormSection>
        {view && <QueryParts key={view.object} view={view} onChange={take} />}
      </div>
      <QueryPreview view={view} />
    </div>
  );
});

interface QueryPartsProps {
  readonly view: ViewQuery;
  readonly onChange: (query: QueryRequest) => void;
}

const QueryParts = observer(function QueryParts({ view: { object, query }, onChange }: QueryPartsProps): ReactNode {
  const t = useTexts();
  const grouped = isGrouped(query);
  const { groupby = [], aggregate = [] } = query.options ?? {};
  const shapes = ['rows', 'groups'].map((value) => ({ value, label: t(`viewQuery.shape.${value}`) }));
  return (
    <>
      <FormSection title={t('viewQuery.shape')} description={t('viewQuery.shapeHint')}>
        <Select
          label={t('viewQuery.shape')}
          hideLabel
          options={shapes}
          value={grouped ? 'groups' : 'rows'}
          onChange={(shape) => onChange(withGroups(query, shape === 'groups'))}
        />
      </FormSection>
      <Which object={object} query={query} onChange={onChange} />
      {grouped ? (
        <>
          <FormSection title={t('viewQuery.groupings')} description={t('viewQuery.groupingsHint')}>
            <Groupings
              object={object}
              groupings={groupby}
              onChange={(next) => onChange(withOptions(query, { groupby: next }))}
            />
          </FormSection>
          <FormSection title={t('viewQuery.sums')} description={t('viewQuery.sumsHint')}>
            <Sums
              object={object}
              sums={aggregate}
              onChange={(next) => onChange(withOptions(query, { aggregate: next }))}
            />
          </FormSection>
        </>
      ) : (
        <RowParts object={object} query={query} onChange={onChange} />
      )}
    </>
  );
});

interface WhichProps {
  readonly object: string;
  readonly query: QueryRequest;
  readonly onChange: (query: QueryRequest) => void;
}

/** Which records are meant; the builder waits until somebody wants a condition. */
const Which = observer(function Which({ object, query, onChange }: WhichProps): ReactNode {
  const t = useTexts();
  const { condition } = query;
  const [isOpen, setOpen] = useState(condition !== undefined);
  return (
    <FormSection title={t('tile.condition')}>
      {isOpen || condition ? (
        <FilterBuilder
          object={object}
          condition={condition}
          delay={0}
          onChange={(next) => onChange({ ...query, condition: next })}
        />
      ) : (
        <Button secondary icon="add" onClick={() => setOpen(true)}>
          {t('filter.add')}
        </Button>
      )}
    </FormSection>
  );
});
