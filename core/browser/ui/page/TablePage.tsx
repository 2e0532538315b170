import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { Table, type TableProps } from '../table/Table';
import { ListFrame } from './ListFrame';
import type { LiveList } from './liveList';

interface TablePageProps<T extends { readonly id: string }> {
  readonly list: LiveList<T>;
  readonly table: Omit<TableProps<T>, 'rows' | 'getId' | 'onEnd' | 'total'>;
  readonly tools: ReactNode;
  /** What stands there when there is nothing, which depends on whether something was searched. */
  readonly empty: ReactNode;
  /** Beside the table, for the row that is chosen. */
  readonly details?: ReactNode;
}

const getId = ({ id }: { readonly id: string }): string => id;

/** Tools above, a table below them, and beside it what is chosen. */
function Page<T extends { readonly id: string }>({ list, table, ...frame }: TablePageProps<T>): ReactNode {
  const onEnd = useCallback(() => list.more(), [list]);
  const rows = <Table {...table} rows={list.rows} total={list.total} getId={getId} onEnd={onEnd} />;
  return <ListFrame list={list} rows={rows} {...frame} />;
}

export const TablePage = observer(Page);
