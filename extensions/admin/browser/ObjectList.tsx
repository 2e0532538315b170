import { LiveEvents } from 'lathe';
import { Button, EmptyState, SearchField, type TableColumn, useService } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { adminTopic } from '../common/adminTopic';
import { LiveList, type LoadPage } from './liveList';
import { TablePage } from './TablePage';
import { queryOf, useListQuery } from './useListQuery';

export interface ObjectListTexts {
  readonly label: string;
  readonly search: string;
  readonly none: string;
  readonly noneHint: string;
  readonly noneFound: string;
  /** Of the button that makes one; left out where nobody may. */
  readonly make?: string;
}

interface ObjectListProps<T extends { readonly id: string }> {
  readonly texts: ObjectListTexts;
  readonly icon: string;
  readonly columns: readonly TableColumn<T>[];
  readonly load: (query: ReturnType<typeof queryOf>) => LoadPage<T>;
  readonly onMake?: () => void;
  readonly onOpen?: (row: T) => void;
  /** Beside the search, for the row that is chosen. */
  readonly tools?: (chosen: T | undefined) => ReactNode;
}

/** A page that lists things of the tenant: searched, sorted, and following what happens on the server. */
function Page<T extends { readonly id: string }>(props: ObjectListProps<T>): ReactNode {
  const { texts, icon, columns, load, onMake, onOpen, tools } = props;
  const events = useService(LiveEvents);
  const list = useMemo(() => new LiveList<T>(), []);
  const { search, setSearch, sort, setSort } = useListQuery(columns[0]?.id ?? '');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => list.show(load(queryOf(search, sort))), [list, load, search, sort]);
  useEffect(() => {
    const following = list.follow(events, adminTopic);
    return () => following.dispose();
  }, [list, events]);
  const make = texts.make && onMake && (
    <Button icon="add" onClick={onMake}>
      {texts.make}
    </Button>
  );
  return (
    <TablePage
      list={list}
      table={{
        label: texts.label,
        columns,
        sort,
        onSort: setSort,
        selection: 'single',
        selected,
        onSelect: setSelected,
        onOpen,
      }}
      tools={
        <>
          <SearchField label={texts.search} value={search} onChange={setSearch} resultCount={list.total} />
          {tools?.(list.rows.find(({ id }) => selected.has(id)))}
          {make}
        </>
      }
      empty={
        search === '' ? (
          <EmptyState title={texts.none} description={texts.noneHint} icon={icon}>
            {make}
          </EmptyState>
        ) : (
          <EmptyState title={texts.noneFound} icon="search" />
        )
      }
    />
  );
}

export const ObjectList = observer(Page);
