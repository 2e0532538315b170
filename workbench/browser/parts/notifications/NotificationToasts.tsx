import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Notification } from '../../../../core/browser/notifications/notification';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { NotificationItem } from './NotificationItem';
import { useNotificationFocus } from './useNotificationFocus';

const lifetime = 10_000;

/** The freshest messages, at the bottom right. A toast goes by itself unless it is looked at or sticky. */
export const NotificationToasts = observer(function NotificationToasts(): ReactNode {
  const t = useTexts();
  const notifications = useService(Notifications);
  const [list, onKeyDown] = useNotificationFocus(() => notifications.hideToasts());
  return (
    <section ref={list} className="notification-toasts" aria-label={t('notifications.toasts')} onKeyDown={onKeyDown}>
      {[...notifications.toasts].reverse().map((notification) => (
        <Toast key={notification.id} notification={notification} />
      ))}
    </section>
  );
});

const Toast = observer(function Toast({ notification }: { readonly notification: Notification }): ReactNode {
  const notifications = useService(Notifications);
  const place = useRef<HTMLDivElement>(null);
  const { sticky, count } = notification;
  // What is said again, and counted, lives anew.
  useEffect(() => {
    if (sticky) return undefined;
    const timer = setInterval(() => {
      const looked = place.current?.matches(':hover, :focus-within') ?? false;
      if (!looked && !document.hidden) notifications.hideToast(notification);
    }, lifetime);
    return () => clearInterval(timer);
  }, [notifications, notification, sticky, count]);
  return (
    <div ref={place} className="notification-toasts__toast">
      <NotificationItem notification={notification} onHide={() => notifications.hideToast(notification)} />
    </div>
  );
});
