import { LiveEvents, type Tab } from 'lathe';
import { Button, EmptyState, ProgressBar, Table, type TableSort, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Row } from '../../../common/dataCalls';
import type { OrderBy } from '../../../common/query/queryRequest';
import { DataRows } from '../../rows/dataRows';
import { FieldValue } from '../../values/FieldValue';
import { valueKind } from '../../values/valueKind';
import type { ViewFields } from '../Card';
import { followRows } from '../followRows';
import { idOf, RowPages } from '../rowPages';
import { conditionOf, fieldsOf, type ShownView } from '../shownView';
import { useOpenRow } from '../useOpenRow';

interface ListViewProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  /** Whose history it has; a preview has none. */
  readonly tab: Tab | undefined;
  readonly turn: number;
}

const pageSize = 200;
const unsorted: readonly string[] = ['choices', 'secret'];

/** Rows in columns; the next ones come when the last is in sight. */
export const ListView = observer(function ListView({ shown, fields, turn }: ListViewProps): ReactNode {
  const t = useTexts();
  const open = useOpenRow(shown.object.name);
  const [sort, setSort] = useState<TableSort>();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const orderby = useMemo(() => orderOf(shown.view.orderby ?? [], sort), [shown.view.orderby, sort]);
  const pages = useRowsOf(shown, orderby, turn);
  const columns = useMemo(
    () =>
      (shown.view.columns.length > 0 ? shown.view.columns : ['name']).flatMap((path) => {
        const field = fields.get(path);
        if (!field) return [];
        const render = (row: Row): ReactNode => <FieldValue field={field} value={row[path]} />;
        const align = valueKind(field) === 'number' ? ('end' as const) : undefined;
        return [{ id: path, title: field.label, sortable: !unsorted.includes(valueKind(field)), align, render }];
      }),
    [shown.view.columns, fields],
  );
  if (pages.state === 'loading') return <ProgressBar label={t('saved.loading', { name: shown.object.plural })} />;
  if (pages.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.failed')} description={pages.problem}>
        <Button onClick={() => void pages.load()}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  if (pages.rows.length === 0) return <EmptyState icon="list-flat" title={t('tile.noRows')} />;
  return (
    <Table
      label={shown.object.plural}
      columns={columns}
      rows={pages.rows}
      total={pages.rows.length + Number(pages.hasMore)}
      getId={idOf}
      sort={sort ?? firstSort(orderby)}
      onSort={setSort}
      selection="single"
      selected={selected}
      onSelect={setSelected}
      onOpen={open}
      onEnd={() => void pages.more()}
    />
  );
});

function useRowsOf(shown: ShownView, orderby: readonly OrderBy[], turn: number): RowPages {
  const rows = useService(DataRows);
  const events = useService(LiveEvents);
  const pages = useMemo(() => {
    const wanted = { object: shown.object.name, fields: fieldsOf(shown), condition: conditionOf(shown), orderby };
    return new RowPages({ rows }, wanted, pageSize);
  }, [rows, shown, orderby]);
  useEffect(() => {
    const following = followRows(events, shown.object.name, () => void pages.load());
    return () => {
      following.dispose();
      pages.dispose();
    };
  }, [pages, events, shown]);
  useEffect(() => void pages.load(), [pages, turn]);
  return pages;
}

/** What the reader has chosen comes before what the view says. */
function orderOf(own: readonly OrderBy[], sort: TableSort | undefined): readonly OrderBy[] {
  if (!sort) return own;
  const chosen = { field: sort.column, order: sort.descending ? ('desc' as const) : ('asc' as const) };
  return [chosen, ...own.filter(({ field }) => field !== sort.column)];
}

function firstSort([first]: readonly OrderBy[]): TableSort | undefined {
  return first && { column: first.field, descending: first.order === 'desc' };
}
