import { inject, injectable } from 'inversify';
import { onUnexpectedError } from '../../common/event';
import { ExtensionError, messageOf } from '../../common/extensions/extensionError';
import { ExtensionRegistry } from './extensionRegistry';

/** Notes what goes wrong in extensions and tells the user of it, once, by the name of the extension. */
@injectable()
export class ExtensionFailures {
  constructor(@inject(ExtensionRegistry) private readonly registry: ExtensionRegistry) {}

  /** Returns the error that callers get, marked as one that was told of already. */
  report(id: string, error: unknown): ExtensionError {
    if (this.note(id, error)) onUnexpectedError(new ExtensionError(this.registry.nameOf(id), error));
    return new ExtensionError(this.registry.nameOf(id), error, true);
  }

  /** Notes it without telling the user; says whether it is new. */
  note(id: string, error: unknown): boolean {
    return this.registry.addError(id, messageOf(error));
  }
}
