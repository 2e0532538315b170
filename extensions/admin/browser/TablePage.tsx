import { Button, EmptyState, Table, type TableProps, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import type { LiveList } from './liveList';
import { NotCurrent } from './NotCurrent';
import './administration.css';

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
function Page<T extends { readonly id: string }>({ list, table, tools, empty, details }: TablePageProps<T>): ReactNode {
  const t = useTexts();
  const onEnd = useCallback(() => list.more(), [list]);
  return (
    <div className="administration">
      <div className="administration__tools">{tools}</div>
      {list.state === 'failed' && (
        <EmptyState title={t('failed')} description={list.problem} icon="error">
          <Button onClick={() => list.reload()}>{t('retry')}</Button>
        </EmptyState>
      )}
      {list.state === 'loading' && <EmptyState title={t('loading')} icon="loading" />}
      <NotCurrent list={list} />
      {list.state === 'ready' && list.rows.length === 0 && empty}
      {list.state === 'ready' && list.rows.length > 0 && (
        <div className="administration__body">
          <div className="administration__list">
            <Table {...table} rows={list.rows} total={list.total} getId={getId} onEnd={onEnd} />
          </div>
          {details && <div className="administration__details">{details}</div>}
        </div>
      )}
    </div>
  );
}

export const TablePage = observer(Page);
