import { inject, injectable } from 'inversify';
import { ExtensionError, messageOf } from '../../common/extensions/extensionError';
import { Texts } from '../i18n/texts';
import { Notifications } from '../notifications/notifications';
import { ExtensionRegistry } from './extensionRegistry';

/** Notes what goes wrong in extensions and tells the user of it, once, by the name of the extension. */
@injectable()
export class ExtensionFailures {
  constructor(
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  /** Returns the error that callers get, marked as one that was told of already. */
  report(id: string, error: unknown): ExtensionError {
    const name = this.registry.nameOf(id);
    if (this.note(id, error)) {
      const message = this.texts.translate('workbench', 'extensions.failed', { name, message: messageOf(error) });
      this.notifications.error(message, { source: name });
    }
    return new ExtensionError(name, error, true);
  }

  /** Notes it without telling the user; says whether it is new. */
  note(id: string, error: unknown): boolean {
    return this.registry.addError(id, messageOf(error));
  }
}
