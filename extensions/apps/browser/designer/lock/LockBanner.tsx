import { Notifications, Texts } from 'lathe';
import { Button, Icon, report, useService, useTexts } from 'lathe/ui';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatTime } from '../../formatTime';
import type { EditLock } from './editLock';
import './lockBanner.css';

/** Says that somebody else edits the application, and lets administrators take it over. */
export const LockBanner = observer(function LockBanner({ lock }: { readonly lock: EditLock }): ReactNode {
  const t = useTexts();
  const { locale } = useService(Texts);
  const notifications = useService(Notifications);
  const { info } = lock;
  if (!info || !lock.foreign) return null;
  const since = info.lockAt === '' ? '' : formatTime(`${info.lockAt.replace(' ', 'T')}Z`, locale);
  const ask = async (): Promise<void> => {
    const { userName: user } = await lock.askHolder();
    notifications.info(t('designer.lock.asked', { user }));
  };
  return (
    <div className="lock-banner" role="status">
      <Icon name="lock" />
      <span className="lock-banner__text">{t('designer.lock.by', { user: info.userName, since })}</span>
      <Button secondary onClick={() => report(ask())}>
        {t('designer.lock.ask')}
      </Button>
      {lock.mayTakeOver && (
        <Button secondary onClick={() => report(lock.takeOver())}>
          {t('designer.lock.takeOver')}
        </Button>
      )}
    </div>
  );
});
