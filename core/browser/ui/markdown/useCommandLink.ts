import { onUnexpectedError } from '../../../common/event';
import { parseCommandLink } from '../../../common/linkedText';
import { CommandDisabledError, Commands } from '../../commands/commands';
import { Notifications } from '../../notifications/notifications';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';

/** Follows links that run commands; of one that can't be run as things are, its name is said. False for other links. */
export function useCommandLink(): (href: string) => boolean {
  const commands = useService(Commands);
  const notifications = useService(Notifications);
  const t = useKitTexts();
  return (href) => {
    const link = parseCommandLink(href);
    if (!link) return false;
    commands.execute(link.command, ...link.args).catch((error: unknown) => {
      if (!(error instanceof CommandDisabledError)) return onUnexpectedError(error);
      const name = commands.get(link.command)?.title ?? link.command;
      notifications.info(t('quickAccess.commandDisabled', { name }));
    });
    return true;
  };
}
