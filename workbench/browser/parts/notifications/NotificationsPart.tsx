import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { useService } from '../../../../core/browser/ui/services';
import { InWindow, OnPage } from '../../../../core/browser/ui/window/InWindow';
import { Windows } from '../../../../core/browser/windows/windows';
import { NotificationAnnouncer } from './NotificationAnnouncer';
import { NotificationCentre } from './NotificationCentre';
import { NotificationToasts } from './NotificationToasts';
import './notifications.css';

/** All that the notifications draw: toasts, the centre, and what screen readers hear. */
export const NotificationsPart = observer(function NotificationsPart(): ReactNode {
  const notifications = useService(Notifications);
  const windows = useService(Windows);
  return (
    <>
      {notifications.centreOpen && <InWindow>{() => <NotificationCentre />}</InWindow>}
      {notifications.toasts.length > 0 && (
        <OnPage page={windows.page}>
          <NotificationToasts />
        </OnPage>
      )}
      {windows.pages.map((page, index) => (
        <OnPage key={index} page={page}>
          <NotificationAnnouncer page={page} />
        </OnPage>
      ))}
    </>
  );
});
