import path from 'node:path';
import type { Bootstrap, ExtensionDescription } from '../../common/extensions/bootstrap';
import { Emitter } from '../../common/event';
import { filledIn, placeOnPage } from '../../common/pages/pagePlace';
import type { Locale } from '../../common/locale';
import { describeExtension } from './describeExtension';
import { InstalledExtensions } from './installedExtensions';
import { loadExtension, type LoadedExtension } from './loadedExtension';
import { StateFile } from './stateFile';

export interface CatalogueOptions {
  /** The workbench's own folder, which has a manifest like an extension's. */
  readonly workbench: string;
  /** The folders of the extensions that are built into it. */
  readonly builtIn: readonly string[];
  /** Where installed ones are kept. */
  readonly installed: string;
}

/** A request that cannot be met, for a reason that the user can understand. */
export class ExtensionRequestError extends Error {
  override readonly name = 'ExtensionRequestError';
}

/** All extensions that this server knows: those built in and those installed, enabled or not. */
export class ExtensionCatalogue {
  private readonly state: StateFile;
  private readonly changed = new Emitter<void>();
  /** Something was installed, removed, enabled or disabled. */
  readonly onDidChange = this.changed.event;
  private workbench: LoadedExtension | undefined;
  private known: InstalledExtensions | undefined;
  private builtIn: readonly LoadedExtension[] = [];
  private installed = new Map<string, LoadedExtension>();
  private readonly described = new WeakMap<LoadedExtension, Map<string, ExtensionDescription>>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: CatalogueOptions) {
    this.state = new StateFile(path.join(options.installed, 'state.json'));
  }

  /** What is wrong with the catalogue's own file, if anything. */
  get problem(): string | undefined {
    return this.state.problem;
  }

  async load(): Promise<void> {
    await this.state.read();
    await this.loadBuiltIn();
    this.known = new InstalledExtensions(this.options.installed, this.state, this.version);
    const installed = await this.known.load();
    this.installed = new Map(installed.map((extension) => [extension.id, extension]));
  }

  /** For developers: what is built in is read again, and open browsers follow. */
  reloadBuiltIn(): Promise<void> {
    return this.inTurn(() => this.loadBuiltIn());
  }

  bootstrap(locale: Locale): Bootstrap {
    if (!this.workbench) throw new Error('The catalogue is not loaded yet.');
    return {
      locale,
      texts: { ...this.workbench.texts.byLocale.get('en'), ...this.workbench.texts.byLocale.get(locale) },
      workbench: describeExtension(this.workbench, locale, { builtIn: true, enabled: true }),
      extensions: this.all.map((extension) => this.describe(extension, locale)),
    };
  }

  /** The page of its own that an extension which is enabled has there, if any: whose it is, and the addresses of its first calls. */
  pageAt(address: string): { readonly extension: string; readonly calls: readonly string[] } | undefined {
    for (const { id, manifest } of this.all) {
      if (!this.state.isEnabled(id)) continue;
      for (const { path: page, calls = [] } of manifest?.contributes?.pages ?? []) {
        const place = placeOnPage(page, address);
        if (place) return { extension: id, calls: calls.map((call) => filledIn(call, place.params)) };
      }
    }
    return undefined;
  }

  /** For serving its files. */
  find(id: string): (LoadedExtension & { readonly builtIn: boolean }) | undefined {
    const found = this.all.find((extension) => extension.id === id);
    return found && { ...found, builtIn: this.isBuiltIn(id) };
  }

  async inspect(data: Uint8Array, locale: Locale): Promise<ExtensionDescription> {
    return this.describe(await this.store.inspect(data), locale);
  }

  async install(data: Uint8Array, locale: Locale): Promise<ExtensionDescription> {
    return this.inTurn(async () => {
      const { id } = await this.store.inspect(data);
      if (this.isBuiltIn(id))
        throw new ExtensionRequestError(`The extension '${id}' is built in and cannot be replaced.`);
      const extension = await this.store.install(data);
      this.installed.set(id, extension);
      return this.describe(extension, locale);
    });
  }

  async uninstall(id: string): Promise<void> {
    await this.inTurn(async () => {
      if (this.isBuiltIn(id))
        throw new ExtensionRequestError(`The extension '${id}' is built in; it can be disabled only.`);
      this.need(id);
      await this.store.uninstall(id);
      this.installed.delete(id);
    });
  }

  async setEnabled(id: string, enabled: boolean): Promise<void> {
    await this.inTurn(async () => {
      this.need(id);
      await this.state.setEnabled(id, enabled);
    });
  }

  private async loadBuiltIn(): Promise<void> {
    this.workbench = await loadExtension(this.options.workbench, 'workbench');
    this.builtIn = await Promise.all(
      this.options.builtIn.map((folder) => loadExtension(folder, path.basename(folder), this.version)),
    );
  }

  private get version(): string {
    return this.workbench?.manifest?.version ?? '0.0.0';
  }

  private get store(): InstalledExtensions {
    if (!this.known) throw new Error('The catalogue is not loaded yet.');
    return this.known;
  }

  private get all(): readonly LoadedExtension[] {
    return [...this.builtIn, ...[...this.installed.values()].filter(({ id }) => !this.isBuiltIn(id))];
  }

  private isBuiltIn(id: string): boolean {
    return this.builtIn.some((extension) => extension.id === id);
  }

  private need(id: string): void {
    if (!this.find(id)) throw new ExtensionRequestError(`There is no extension '${id}'.`);
  }

  /** Made once for each state and language: the page asks for all of them at every visit. */
  private describe(extension: LoadedExtension, locale: Locale): ExtensionDescription {
    const enabled = this.state.isEnabled(extension.id);
    const builtIn = this.isBuiltIn(extension.id);
    const known = this.described.get(extension) ?? new Map<string, ExtensionDescription>();
    this.described.set(extension, known);
    const key = `${locale} ${enabled} ${builtIn}`;
    const description = known.get(key) ?? describeExtension(extension, locale, { builtIn, enabled });
    known.set(key, description);
    return description;
  }

  /** One change after the other, each announced when it is done. */
  private async inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = this.queue.then(change);
    this.queue = turn.catch(() => undefined);
    const result = await turn;
    this.changed.fire();
    return result;
  }
}
