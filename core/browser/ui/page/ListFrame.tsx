import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { EmptyState } from '../feedback/EmptyState';
import { useKitTexts } from '../useKitTexts';
import type { LiveList } from './liveList';
import { NotCurrent } from './NotCurrent';
import './page.css';

interface ListFrameProps<T extends { readonly id: string }> {
  readonly list: LiveList<T>;
  readonly tools: ReactNode;
  /** What stands there when there is nothing, which depends on whether something was searched. */
  readonly empty: ReactNode;
  readonly rows: ReactNode;
  /** Of the row that is chosen; a list without them has all the room. */
  readonly details?: ReactNode;
}

/** Tools above, a list on the left, and what is chosen on the right. */
function Frame<T extends { readonly id: string }>({ list, tools, empty, rows, details }: ListFrameProps<T>): ReactNode {
  const t = useKitTexts();
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
          <div className="page__list">{rows}</div>
          {details && <div className="page__details">{details}</div>}
        </div>
      )}
    </div>
  );
}

export const ListFrame = observer(Frame);
