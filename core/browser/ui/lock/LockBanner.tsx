import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatTime } from '../../i18n/formatTime';
import { Texts } from '../../i18n/texts';
import type { EditLock } from '../../metadata/editLock';
import { Notifications } from '../../notifications/notifications';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { report } from '../page/report';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import './lockBanner.css';

export interface LockBannerProps {
  readonly lock: EditLock;
  /** What is locked, in words that go on a sentence: "application". */
  readonly what: string;
}

/** Says that somebody else is editing, and lets administrators take over. */
export const LockBanner = observer(function LockBanner({ lock, what }: LockBannerProps): ReactNode {
  const t = useKitTexts();
  const { locale } = useService(Texts);
  const notifications = useService(Notifications);
  const { info } = lock;
  if (!info || !lock.foreign) return null;
  const since = info.lockAt === '' ? '' : timeOf(info.lockAt, locale);
  const ask = async (): Promise<void> => {
    const { userName: user } = await lock.askHolder();
    notifications.info(t('lock.asked', { user, what }));
  };
  return (
    <div className="lock-banner" role="status">
      <Icon name="lock" />
      <span className="lock-banner__text">{t('lock.by', { user: info.userName, since, what })}</span>
      <Button secondary onClick={() => report(ask())}>
        {t('lock.ask')}
      </Button>
      {lock.mayTakeOver && (
        <Button secondary onClick={() => report(lock.takeOver())}>
          {t('lock.takeOver')}
        </Button>
      )}
    </div>
  );
});

/** The server says it in its own way, without the zone that it means. */
function timeOf(lockAt: string, locale: string): string {
  return formatTime(`${lockAt.replace(' ', 'T')}Z`, locale);
}
