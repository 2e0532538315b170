import {
  ExtensionRegistry,
  ExtensionServer,
  ExtensionSync,
  inject,
  injectable,
  type KnownExtension,
  QuickInput,
  Texts,
} from 'lathe';
import { makeAutoObservable } from 'mobx';
import { namespace } from './texts';

/** The extensions as this area shows and changes them. */
@injectable()
export class ManagedExtensions {
  /** What the list is narrowed down to. */
  query = '';

  constructor(
    @inject(ExtensionRegistry) private readonly registry: ExtensionRegistry,
    @inject(ExtensionServer) private readonly server: ExtensionServer,
    @inject(ExtensionSync) private readonly sync: ExtensionSync,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
  ) {
    makeAutoObservable(this);
  }

  get(id: string): KnownExtension | undefined {
    return this.registry.get(id);
  }

  search(query: string): void {
    this.query = query;
  }

  /** By name; those that match the search. */
  list(builtIn: boolean): readonly KnownExtension[] {
    const words = this.query.toLowerCase().split(/\s+/).filter(Boolean);
    return this.registry.all
      .filter(({ description }) => description.builtIn === builtIn)
      .filter((extension) => words.every((word) => searchTextOf(extension).includes(word)))
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b), this.texts.locale));
  }

  count(builtIn: boolean): number {
    return this.registry.all.filter(({ description }) => description.builtIn === builtIn).length;
  }

  /** Those that cannot start without it. */
  dependents(id: string): readonly KnownExtension[] {
    return this.registry.all.filter(({ description }) => description.manifest.extensionDependencies?.includes(id));
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    await this.server.setEnabled(id, enabled);
    await this.sync.refresh();
  }

  async uninstall(id: string): Promise<void> {
    await this.server.uninstall(id);
    await this.sync.refresh();
  }

  /** The extension that a command is about: the one it is given, else the one that the user picks. */
  async choose(
    id: unknown,
    fits: (extension: KnownExtension) => boolean = () => true,
  ): Promise<KnownExtension | undefined> {
    if (typeof id === 'string') return this.get(id);
    const items = this.registry.all.filter(fits).map((extension) => ({
      id: extension.description.id,
      label: nameOf(extension),
      description: extension.description.version,
      extension,
    }));
    const placeholder = this.texts.translate(namespace, 'pick.placeholder');
    return (await this.quickInput.pick(items, { placeholder }))?.extension;
  }
}

/** An extension without code is there or disabled, and that is all. */
export function hasState({ description: { manifest, enabled } }: KnownExtension): boolean {
  return !enabled || manifest.browser !== undefined;
}

/** Without this one nobody could enable any other again. */
export function canBeDisabled({ description: { id, enabled } }: KnownExtension): boolean {
  return enabled && id !== namespace;
}

export function nameOf({ description: { manifest, id } }: KnownExtension): string {
  return manifest.displayName ?? id;
}

function searchTextOf(extension: KnownExtension): string {
  const { id, manifest } = extension.description;
  return [nameOf(extension), id, manifest.description].join(' ').toLowerCase();
}
