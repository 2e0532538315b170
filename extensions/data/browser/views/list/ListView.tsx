import type { Tab } from 'lathe';
import {
  Button,
  EmptyState,
  ProgressBar,
  SearchField,
  Table,
  type TableColumn,
  type TableSort,
  useNarrow,
  useTexts,
} from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import type { Row } from '../../../common/dataCalls';
import type { OrderBy } from '../../../common/query/queryRequest';
import { SortButton } from '../../cards/SortButton';
import { fieldColumn } from '../../values/fieldColumn';
import { FieldValue } from '../../values/FieldValue';
import { useValueFormat } from '../../values/useValueFormat';
import { valueKind } from '../../values/valueKind';
import type { ViewFields } from '../Card';
import { idOf, type RowPages } from '../rowPages';
import type { ShownView } from '../shownView';
import { useOpenRow } from '../useOpenRow';
import { useViewRows } from '../useViewRows';
import { ListCards } from './ListCards';
import { useSearchText } from './useSearchText';
import './listView.css';

interface ListViewProps {
  readonly shown: ShownView;
  readonly fields: ViewFields;
  /** Whose history it has; a preview has none. */
  readonly tab: Tab | undefined;
  readonly turn: number;
}

const pageSize = 200;
const unsorted: readonly string[] = ['choices', 'secret'];

/** Rows in columns, or on a phone in cards. */
export const ListView = observer(function ListView({ shown, fields, turn }: ListViewProps): ReactNode {
  const t = useTexts();
  const narrow = useNarrow();
  const open = useOpenRow(shown.object.name);
  const [sort, setSort] = useState<TableSort>();
  const { typed, setTyped, text } = useSearchText();
  const orderby = useMemo(() => orderOf(shown.view.orderby ?? [], sort), [shown.view.orderby, sort]);
  const pages = useViewRows(shown, { orderby, text, turn, pageSize });
  const columns = useColumns(shown, fields);
  const sorted = sort ?? firstSort(orderby);
  return (
    <>
      <div className="list-view__tools">
        <SearchField label={t('grid.search', { plural: shown.object.plural })} value={typed} onChange={setTyped} />
        {narrow && (
          <SortButton
            columns={columns.flatMap(({ id, title, sortable }) => (sortable ? [{ path: id, label: title }] : []))}
            sort={sorted && { path: sorted.column, descending: sorted.descending }}
            onSort={({ path, descending }) => setSort({ column: path, descending })}
          />
        )}
      </div>
      {pages.state !== 'ready' || pages.rows.length === 0 ? (
        <NoRows shown={shown} pages={pages} searching={text !== ''} />
      ) : narrow ? (
        <ListCards shown={shown} fields={fields} pages={pages} onOpen={open} />
      ) : (
        <ListTable label={shown.object.plural} {...{ columns, pages, sorted, setSort }} onOpen={open} />
      )}
    </>
  );
});

interface NoRowsProps {
  readonly shown: ShownView;
  readonly pages: RowPages;
  readonly searching: boolean;
}

const NoRows = observer(function NoRows({ shown, pages, searching }: NoRowsProps): ReactNode {
  const t = useTexts();
  if (pages.state === 'loading') return <ProgressBar label={t('saved.loading', { name: shown.object.plural })} />;
  if (pages.state === 'failed')
    return (
      <EmptyState icon="error" title={t('view.failed')} description={pages.problem}>
        <Button onClick={() => void pages.load()}>{t('tile.retry')}</Button>
      </EmptyState>
    );
  if (searching)
    return <EmptyState icon="search" title={t('view.nothingFound')} description={t('view.nothingFoundHint')} />;
  return <EmptyState icon="list-flat" title={t('tile.noRows')} />;
});

interface ListTableProps {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly pages: RowPages;
  readonly sorted: TableSort | undefined;
  readonly setSort: (sort: TableSort) => void;
  readonly onOpen: (row: Row) => void;
}

/** The next rows come when the last is in sight. */
const ListTable = observer(function ListTable(props: ListTableProps): ReactNode {
  const { label, columns, pages, sorted, setSort, onOpen } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Table
      label={label}
      columns={columns}
      rows={pages.rows}
      total={pages.rows.length + Number(pages.hasMore)}
      getId={idOf}
      sort={sorted}
      onSort={setSort}
      selection="single"
      selected={selected}
      onSelect={setSelected}
      onOpen={onOpen}
      onEnd={() => void pages.more()}
    />
  );
});

function useColumns({ view }: ShownView, fields: ViewFields) {
  const format = useValueFormat();
  return useMemo(
    () =>
      (view.columns.length > 0 ? view.columns : ['name']).flatMap((path) => {
        const field = fields.get(path);
        if (!field) return [];
        const render = (row: Row): ReactNode => <FieldValue field={field} value={row[path]} />;
        const hover = (row: Row): string => format.text(field, row[path]);
        return [{ ...fieldColumn(path, field), sortable: !unsorted.includes(valueKind(field)), render, hover }];
      }),
    [view.columns, fields, format],
  );
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
