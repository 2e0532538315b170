import { inject, injectable, type Newable } from 'inversify';
import { blaming, ExtensionError } from '../../common/extensions/extensionError';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import { type CommandHandler, Commands } from '../commands/commands';
import { Texts } from '../i18n/texts';
import type { CommandClass, ExtensionContext } from './api';
import { ExtensionFailures } from './extensionFailures';
import { ExtensionRegistry } from './extensionRegistry';
import type { ExtensionScope } from './extensionScope';

/** Makes what an extension's `activate` is given. */
@injectable()
export class ContextFactory {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(ExtensionFailures) private readonly failures: ExtensionFailures,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  create(extension: ExtensionDescription, scope: ExtensionScope): ExtensionContext {
    const { id, version, base, manifest } = extension;
    const contributes = manifest.contributes ?? {};
    const isCommand = declaredIds(
      'command',
      id,
      contributes.commands?.map((item) => item.command),
    );
    return {
      id,
      version,
      bind: (service) => scope.bind(service),
      commands: {
        register: (command, handler) => {
          isCommand(command);
          scope.store.add(this.commands.register(command, this.contained(id, commandOf(handler, scope))));
        },
      },
      get: (service) => scope.container.get(service),
      own: (disposable) => scope.store.add(disposable),
      texts: this.texts.of(id),
      asset: (path) => base + path.replace(/^\.?\//, ''),
    };
  }

  /** What the handler throws names the extension and is noted with it. */
  private contained(id: string, handler: CommandHandler): CommandHandler {
    return async (...args) => {
      try {
        return await blaming(this.registry.nameOf(id), () => handler(...args));
      } catch (error) {
        if (error instanceof ExtensionError) this.failures.note(id, error.cause);
        throw error;
      }
    };
  }
}

function commandOf(handler: CommandHandler | Newable<CommandClass>, scope: ExtensionScope): CommandHandler {
  return isCommandClass(handler) ? (...args) => scope.instance(handler).run(...args) : handler;
}

function isCommandClass(handler: CommandHandler | Newable<CommandClass>): handler is Newable<CommandClass> {
  return typeof handler.prototype?.run === 'function';
}

/** Code may only bring to life what its manifest declares: the manifest stays the whole truth about an extension. */
function declaredIds(kind: string, extension: string, ids: readonly string[] = []): (id: string) => void {
  const declared = new Set(ids);
  return (id) => {
    if (!declared.has(id))
      throw new Error(`The ${kind} '${id}' is not declared in the package.json of '${extension}'.`);
  };
}
