import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { DisposableOwner } from '../../../core/common/lifecycle';

/** The commands of toasts and of the notification centre. */
@injectable()
export class NotificationsContribution extends DisposableOwner {
  constructor(
    @inject(Commands) commands: Commands,
    @inject(ContextKeys) contextKeys: ContextKeys,
    @inject(Notifications) notifications: Notifications,
  ) {
    super();
    const handlers: Readonly<Record<string, () => void>> = {
      'notifications.showList': () => notifications.openCentre(),
      'notifications.hideList': () => notifications.closeCentre(),
      'notifications.toggleList': () => notifications.toggleCentre(),
      'notifications.clearAll': () => notifications.clearAll(),
      'notifications.hideToasts': () => notifications.hideToasts(),
      'notifications.focusToasts': () => notifications.focus(),
      'notifications.toggleDoNotDisturbMode': () => notifications.setDoNotDisturb(!notifications.doNotDisturb),
      'notification.acceptPrimaryAction': () => acceptPrimaryAction(notifications),
    };
    for (const [id, handler] of Object.entries(handlers)) this.own(commands.register(id, handler));
    const tell = autorun(() =>
      contextKeys.update({
        notificationCenterVisible: notifications.centreOpen,
        notificationToastsVisible: notifications.toasts.length > 0,
        notificationCount: notifications.all.length,
      }),
    );
    this.own({ dispose: tell });
  }
}

/** What the newest message offers first. */
function acceptPrimaryAction(notifications: Notifications): void {
  const newest = notifications.toasts[0] ?? notifications.all[0];
  const action = newest?.actions[0];
  if (newest && action) void notifications.runAction(newest, action);
}
