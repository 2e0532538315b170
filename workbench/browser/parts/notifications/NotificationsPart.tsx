import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { useService } from '../../../../core/browser/ui/services';
import { NotificationAnnouncer } from './NotificationAnnouncer';
import { NotificationCentre } from './NotificationCentre';
import { NotificationToasts } from './NotificationToasts';
import './notifications.css';

/** All that the notifications draw: toasts, the centre, and what screen readers hear. */
export const NotificationsPart = observer(function NotificationsPart(): ReactNode {
  const notifications = useService(Notifications);
  return (
    <>
      {notifications.centreOpen && <NotificationCentre />}
      {notifications.toasts.length > 0 && <NotificationToasts />}
      <NotificationAnnouncer />
    </>
  );
});
