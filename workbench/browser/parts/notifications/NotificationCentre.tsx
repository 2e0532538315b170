import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { ActionButton } from '../../../../core/browser/ui/button/ActionButton';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { NotificationItem } from './NotificationItem';
import { useNotificationFocus } from './useNotificationFocus';

/** Every message that has not been cleared, the newest on top. */
export const NotificationCentre = observer(function NotificationCentre(): ReactNode {
  const t = useTexts();
  const notifications = useService(Notifications);
  const [list, onKeyDown] = useNotificationFocus(() => notifications.closeCentre());
  useEffect(() => notifications.focus(), [notifications]);
  const { all, doNotDisturb } = notifications;
  return (
    <section ref={list} className="notification-centre" aria-label={t('notifications.title')} onKeyDown={onKeyDown}>
      <header className="notification-centre__head">
        <h2 className="notification-centre__title">
          {all.length === 0 ? t('notifications.none') : t('notifications.title')}
        </h2>
        <ActionButton
          icon={doNotDisturb ? 'bell-slash' : 'bell'}
          label={t('notifications.doNotDisturb')}
          pressed={doNotDisturb}
          onClick={() => notifications.setDoNotDisturb(!doNotDisturb)}
        />
        <ActionButton icon="clear-all" label={t('notifications.clearAll')} onClick={() => notifications.clearAll()} />
        <ActionButton
          icon="chevron-down"
          label={t('notifications.hideList')}
          onClick={() => notifications.closeCentre()}
        />
      </header>
      <div className="notification-centre__list">
        {all.map((notification) => (
          <div key={notification.id} className="notification-centre__item">
            <NotificationItem notification={notification} />
          </div>
        ))}
      </div>
    </section>
  );
});
