import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { Table, type TableProps } from '../table/Table';
import { useKitTexts } from '../useKitTexts';
import type { LiveList } from './liveList';
import { NotCurrent } from './NotCurrent';
import './page.css';

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
  const t = useKitTexts();
  const onEnd = useCallback(() => list.more(), [list]);
  return (
    <div className="page">
      <div className="page__tools">{tools}</div>
      {list.state === 'failed' && (
        <EmptyState title={t('page.failed')} description={list.problem} icon="error">
          <Button onClick={() => list.reload()}>{t('kit.retry')}</Button>
        </EmptyState>
      )}
      {list.state === 'loading' && <EmptyState title={t('page.loading')} icon="loading" />}
      <NotCurrent list={list} />
      {list.state === 'ready' && list.rows.length === 0 && empty}
      {list.state === 'ready' && list.rows.length > 0 && (
        <div className="page__body">
          <div className="page__list">
            <Table {...table} rows={list.rows} total={list.total} getId={getId} onEnd={onEnd} />
          </div>
          {details && <div className="page__details">{details}</div>}
        </div>
      )}
    </div>
  );
}

export const TablePage = observer(Page);
