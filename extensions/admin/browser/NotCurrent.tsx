import { Button, Icon, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { LiveList } from './liveList';

interface NotCurrentProps {
  readonly list: Pick<LiveList<{ readonly id: string }>, 'state' | 'problem' | 'reload'>;
}

/** Above rows that could not be loaded again: why, and how to try it once more. */
export const NotCurrent = observer(function NotCurrent({ list }: NotCurrentProps): ReactNode {
  const t = useTexts();
  if (list.state !== 'ready' || list.problem === undefined) return null;
  return (
    <div className="administration__notice" role="alert">
      <Icon name="warning" />
      <span className="administration__notice-text">
        {t('notCurrent')} {list.problem}
      </span>
      <Button secondary onClick={() => list.reload()}>
        {t('retry')}
      </Button>
    </div>
  );
});
