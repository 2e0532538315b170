import { Routes, Tabs } from 'lathe';
import { Button, report, Table, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import type { Row } from '../../common/dataCalls';
import type { ChildDescription, ObjectDescription } from '../../common/describeCalls';
import { useObjectDescription } from '../describe/useObjectDescription';
import { stateOf } from '../grid/gridState';
import { recordPath } from '../values/LookupLink';
import { relatedColumns } from './relatedColumns';
import { useRelatedRows } from './useRelatedRows';
import { useValueFormat } from '../values/useValueFormat';

interface RelatedListsProps {
  readonly object: ObjectDescription;
  readonly row: Row;
}

/** The rows of other objects that lead to this one. */
export const RelatedLists = observer(function RelatedLists({ object, row }: RelatedListsProps): ReactNode {
  return object.children.map((child) => (
    <RelatedObject key={`${child.object}/${child.field}`} child={child} row={row} />
  ));
});

interface RelatedProps {
  readonly child: ChildDescription;
  readonly row: Row;
}

/** Nothing where the reader knows nothing of the object. */
const RelatedObject = observer(function RelatedObject({ child, row }: RelatedProps): ReactNode {
  const { description } = useObjectDescription(child.object);
  return description && <RelatedList child={child} row={row} object={description} />;
});

const RelatedList = observer(function RelatedList(props: RelatedProps & { readonly object: ObjectDescription }) {
  const { child, row, object } = props;
  const t = useTexts();
  const routes = useService(Routes);
  const tabs = useService(Tabs);
  const format = useValueFormat();
  const id = String(row['id']);
  const columns = useMemo(() => relatedColumns(object, child.field, format), [object, child, format]);
  const fields = useMemo(() => columns.map((column) => column.id), [columns]);
  const { list, condition } = useRelatedRows(object, { field: child.field, id, fields });
  const { plural, label, may, kind } = object;
  const field = object.fields.find(({ name }) => name === child.field);
  const add = (): void => {
    const given = new URLSearchParams({ [child.field]: id, [`${child.field}.name`]: String(row['name'] ?? id) });
    report(routes.open(`${recordPath(object.name, 'new')}?${given}`));
  };
  const showAll = (): void => {
    const request = { type: 'dataRecords', id: object.name, name: plural, params: { object: object.name } };
    tabs.openNow(request, { copy: true, viewState: stateOf({ search: '', condition, orderby: [] }) });
  };
  const title = t('record.related', { plural, field: field?.label ?? child.field });
  return (
    <section className="record__related" aria-label={title}>
      <header className="record__related-head">
        <h2 className="form-section__title">{title}</h2>
        <span className="record__count">{list.state === 'ready' ? list.total : ''}</span>
        <div className="record__related-actions">
          {may.create && kind === 'custom' && field?.editable && (
            <Button secondary icon="add" onClick={add}>
              {t('grid.new', { label })}
            </Button>
          )}
          {list.total > 0 && (
            <Button secondary onClick={showAll}>
              {t('record.showAll')}
            </Button>
          )}
        </div>
      </header>
      {list.state === 'failed' && <p role="alert">{list.problem}</p>}
      {list.state === 'ready' && list.rows.length === 0 && (
        <p className="record__none">{t('record.noneRelated', { plural })}</p>
      )}
      {list.rows.length > 0 && (
        <div className="record__table" style={{ height: list.rows.length * 24 + 26 }}>
          <Table
            label={title}
            columns={columns}
            rows={list.rows}
            getId={(related) => related.id}
            onOpen={(related) => report(routes.open(recordPath(object.name, related.id)))}
          />
        </div>
      )}
    </section>
  );
});
