import { inject, injectable, type Newable } from 'inversify';
import { blaming, ExtensionError } from '../../common/extensions/extensionError';
import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import type { Disposable } from '../../common/lifecycle';
import type { CommandHandler } from '../commands/commands';
import { Texts } from '../i18n/texts';
import { CurrentPage } from '../pages/currentPage';
import type { QuickAccessItem, QuickAccessProvider } from '../quickAccess/quickAccessProvider';
import { extensionComponent } from '../ui/extensionComponent';
import type { CommandClass, ExtensionContext } from './api';
import { ContributionServices } from './contributionServices';
import { ExtensionFailures } from './extensionFailures';
import { ExtensionRegistry } from './extensionRegistry';
import type { ExtensionScope } from './extensionScope';

/** Makes what an extension's `activate` is given. */
@injectable()
export class ContextFactory {
  constructor(
    @inject(ContributionServices) private readonly services: ContributionServices,
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(ExtensionFailures) private readonly failures: ExtensionFailures,
    @inject(Texts) private readonly texts: Texts,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {}

  create(extension: ExtensionDescription, scope: ExtensionScope): ExtensionContext {
    const { id, version, base, manifest } = extension;
    const { commands = [], editors = [], pages = [], quickAccess = [], views = {} } = manifest.contributes ?? {};
    const part = {
      id,
      container: scope.container,
      onError: (error: unknown): void => void this.failures.note(id, error),
    };
    const own = <T extends Disposable>(disposable: T): T => scope.store.add(disposable);
    const registrar = <V>(kind: string, ids: readonly string[], register: (id: string, value: V) => Disposable) => ({
      register: onlyDeclared(kind, id, ids, this.page.isPage, (declared: string, value: V) =>
        own(register(declared, value)),
      ),
    });
    return {
      id,
      version,
      bind: (service) => scope.bind(service),
      commands: registrar(
        'command',
        commands.map((item) => item.command),
        (command, handler) => this.services.commands.register(command, this.contained(id, commandOf(handler, scope))),
      ),
      views: registrar(
        'view',
        Object.values(views).flatMap((items) => items.map((item) => item.id)),
        (view, component) => this.services.views.register(view, extensionComponent(component, part)),
      ),
      editors: registrar(
        'editor',
        editors.map((item) => item.type),
        (type, component) => this.services.editors.register(type, extensionComponent(component, part)),
      ),
      pages: registrar(
        'page',
        pages.map((item) => item.id),
        (page, component) => this.services.pages.register(page, extensionComponent(component, part)),
      ),
      quickAccess: registrar(
        'quick access',
        quickAccess.map((item) => item.id),
        (access, provider) => this.services.quickAccess.register(access, providerOf(provider, scope)),
      ),
      offer: (point, component) => void own(this.services.offered.add(point, extensionComponent(component, part))),
      get: (service) => scope.container.get(service),
      own,
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
  return isClass<CommandClass>(handler, 'run') ? (...args) => scope.instance(handler).run(...args) : handler;
}

function providerOf<T extends QuickAccessItem>(
  provider: QuickAccessProvider<T> | Newable<QuickAccessProvider<T>>,
  scope: ExtensionScope,
): QuickAccessProvider<T> {
  return isClass<QuickAccessProvider<T>>(provider, 'items') ? scope.instance(provider) : provider;
}

function isClass<T>(value: unknown, method: string): value is Newable<T> {
  return typeof value === 'function' && typeof value.prototype?.[method] === 'function';
}

/**
 * Code may only bring to life what its manifest declares: the manifest stays the whole truth about an extension. Of that a
 * page has only a part, and code needn't know which.
 */
function onlyDeclared<V>(
  kind: string,
  extension: string,
  ids: readonly string[],
  isPage: boolean,
  register: (id: string, value: V) => void,
): (id: string, value: V) => void {
  const declared = new Set(ids);
  return (id, value) => {
    if (declared.has(id)) register(id, value);
    else if (!isPage) throw new Error(`The ${kind} '${id}' is not declared in the package.json of '${extension}'.`);
  };
}
