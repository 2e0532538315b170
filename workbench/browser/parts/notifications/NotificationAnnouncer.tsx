import { type ReactNode, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { Notification } from '../../../../core/browser/notifications/notification';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import { Windows } from '../../../../core/browser/windows/windows';
import { withoutLinks } from '../../../../core/common/linkedText';

/** Reads new messages out in the window in which the user is: errors at once, the rest when the screen reader is free. */
export const NotificationAnnouncer = observer(function NotificationAnnouncer({
  page,
}: {
  readonly page: Document;
}): ReactNode {
  const t = useTexts();
  const notifications = useService(Notifications);
  const windows = useService(Windows);
  const [latest, setLatest] = useState<{ notification: Notification; turn: number }>();
  useEffect(() => {
    const listener = notifications.onDidNotify((notification) => {
      if (windows.page !== page) return;
      setLatest((before) => ({ notification, turn: (before?.turn ?? 0) + 1 }));
    });
    return () => listener.dispose();
  }, [notifications, windows, page]);
  const spoken = latest && {
    text: t(`notifications.spoken.${latest.notification.severity}`, {
      message: withoutLinks(latest.notification.message),
      source: latest.notification.source ?? '',
    }),
    urgent: latest.notification.severity === 'error',
  };
  // A key of its own for each turn, so that the same words are read again.
  const words = (urgent: boolean): ReactNode =>
    spoken && spoken.urgent === urgent && <span key={latest.turn}>{spoken.text}</span>;
  return (
    <>
      <div className="notification-announcer" role="status" aria-live="polite">
        {words(false)}
      </div>
      <div className="notification-announcer" role="alert" aria-live="assertive">
        {words(true)}
      </div>
    </>
  );
});
