import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ContextMenus } from '../../../../core/browser/menus/contextMenus';
import type { Notification } from '../../../../core/browser/notifications/notification';
import { Notifications } from '../../../../core/browser/notifications/notifications';
import { ActionButton } from '../../../../core/browser/ui/button/ActionButton';
import { Button } from '../../../../core/browser/ui/button/Button';
import { ProgressBar } from '../../../../core/browser/ui/feedback/ProgressBar';
import { Icon } from '../../../../core/browser/ui/icon/Icon';
import { LinkedText } from '../../../../core/browser/ui/LinkedText';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';

interface Props {
  readonly notification: Notification;
  /** Takes a toast away and keeps the message in the centre. */
  readonly onHide?: () => void;
}

/** One message with its actions, in a toast or in the centre. */
export const NotificationItem = observer(function NotificationItem({ notification, onHide }: Props): ReactNode {
  const t = useTexts();
  const id = useId();
  const notifications = useService(Notifications);
  const menus = useService(ContextMenus);
  const { severity, message, source, count, actions, progress } = notification;
  const buttons = actions.filter((action) => !action.secondary);
  const secondary = actions.filter((action) => action.secondary);
  const showMenu = (at: Element): void => {
    const items = secondary.map((action) => ({
      id: action.label,
      label: action.label,
      run: () => void notifications.runAction(notification, action),
    }));
    void menus.show({ label: t('notifications.more'), at, groups: [{ name: '', actions: items }] });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget || (event.key !== 'Delete' && event.key !== 'Backspace')) return;
    event.preventDefault();
    const next =
      event.currentTarget.parentElement?.nextElementSibling ??
      event.currentTarget.parentElement?.previousElementSibling;
    next?.querySelector<HTMLElement>('.notification-item')?.focus();
    notification.close();
  };
  return (
    <article className="notification-item" tabIndex={0} aria-labelledby={`${id}-icon ${id}`} onKeyDown={onKeyDown}>
      <div className="notification-item__main">
        <span id={`${id}-icon`} className={`notification-item__icon notification-item__icon--${severity}`}>
          <Icon name={severity} label={t(`notifications.severity.${severity}`)} />
        </span>
        <div id={id} className="notification-item__message">
          {notification.links ? <LinkedText text={message} /> : message}
          {count > 1 && <span className="notification-item__count">{t('notifications.times', { count })}</span>}
        </div>
        <div className="notification-item__tools">
          {secondary.length > 0 && (
            <ActionButton
              icon="gear"
              label={t('notifications.more')}
              menu
              onClick={(event) => showMenu(event.currentTarget)}
            />
          )}
          {onHide && <ActionButton icon="chevron-down" label={t('notifications.hide')} onClick={onHide} />}
          {!progress && (
            <ActionButton icon="close" label={t('notifications.close')} onClick={() => notification.close()} />
          )}
        </div>
      </div>
      {(source || buttons.length > 0) && (
        <div className="notification-item__foot">
          <span className="notification-item__source">{source && t('notifications.source', { source })}</span>
          {buttons.map((action, index) => (
            <Button
              key={action.label}
              secondary={index > 0}
              onClick={() => void notifications.runAction(notification, action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
      {progress && <ProgressBar label={message} value={progress.value} />}
    </article>
  );
});
