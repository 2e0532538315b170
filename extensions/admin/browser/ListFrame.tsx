import { Button, EmptyState, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LiveList } from './liveList';
import { NotCurrent } from './NotCurrent';
import './administration.css';

interface ListFrameProps<T extends { readonly id: string }> {
  readonly list: LiveList<T>;
  readonly tools: ReactNode;
  /** What stands there when there is nothing, which depends on whether something was searched. */
  readonly empty: ReactNode;
  readonly rows: ReactNode;
  readonly details: ReactNode;
}

/** Tools above, a list on the left, and what is chosen on the right. */
function Frame<T extends { readonly id: string }>({ list, tools, empty, rows, details }: ListFrameProps<T>): ReactNode {
  const t = useTexts();
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
          <div className="administration__list">{rows}</div>
          <div className="administration__details">{details}</div>
        </div>
      )}
    </div>
  );
}

export const ListFrame = observer(Frame);
