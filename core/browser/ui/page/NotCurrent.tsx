import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { useKitTexts } from '../useKitTexts';
import type { LiveList } from './liveList';

interface NotCurrentProps {
  readonly list: Pick<LiveList<{ readonly id: string }>, 'state' | 'problem' | 'reload'>;
}

/** Above rows that could not be loaded again: why, and how to try it once more. */
export const NotCurrent = observer(function NotCurrent({ list }: NotCurrentProps): ReactNode {
  const t = useKitTexts();
  if (list.state !== 'ready' || list.problem === undefined) return null;
  return (
    <div className="page__notice" role="alert">
      <Icon name="warning" />
      <span className="page__notice-text">
        {t('page.notCurrent')} {list.problem}
      </span>
      <Button secondary onClick={() => list.reload()}>
        {t('kit.retry')}
      </Button>
    </div>
  );
});
