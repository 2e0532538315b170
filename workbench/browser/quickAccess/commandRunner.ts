import { inject, injectable } from 'inversify';
import { isCancellation } from '../../../core/common/cancellation';
import { CommandHistory } from '../../../core/browser/commands/history/commandHistory';
import {
  CommandDisabledError,
  type CommandInfo,
  CommandNotFoundError,
  Commands,
} from '../../../core/browser/commands/commands';
import type { Context } from '../../../core/browser/contextKeys/contextKeys';
import { Texts } from '../../../core/browser/i18n/texts';
import { Notifications } from '../../../core/browser/notifications/notifications';

/** Runs commands for the user, who is told by name which of them failed. */
@injectable()
export class CommandRunner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(CommandHistory) private readonly history: CommandHistory,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(info: CommandInfo, context: Context, ...args: readonly unknown[]): Promise<void> {
    this.history.add(info.id);
    try {
      await this.commands.executeIn(context, info.id, ...args);
    } catch (error) {
      if (!isCancellation(error)) this.notifications.error(this.describe(info.title, error));
    }
  }

  private describe(name: string, error: unknown): string {
    const t = this.texts.of('workbench');
    if (error instanceof CommandDisabledError) return t('quickAccess.commandDisabled', { name });
    if (error instanceof CommandNotFoundError) return t('quickAccess.commandNotFound', { name });
    return t('quickAccess.commandFailed', { name, message: error instanceof Error ? error.message : String(error) });
  }
}
