import { inject, injectable } from 'inversify';
import { Emitter } from '../../common/event';
import { type Disposable, combineDisposables, DisposableOwner } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { Registry } from '../registry';
import { UserFiles } from '../storage/userFiles';
import type { TextFileProvider } from './textFileProvider';
import { formatUri, nameOfUri, parseUri } from './uri';
import { createUserFileProvider } from './userFileProvider';

export class FileNotFoundError extends Error {
  constructor(readonly uri: string) {
    super(`The file '${uri}' was not found.`);
    this.name = 'FileNotFoundError';
  }
}

export class ReadonlyFileError extends Error {
  constructor(readonly uri: string) {
    super(`The file '${uri}' is read-only.`);
    this.name = 'ReadonlyFileError';
  }
}

/** Somebody stored another text since it was last read. */
export class StaleFileError extends Error {
  constructor(
    readonly uri: string,
    options?: ErrorOptions,
  ) {
    super(`The file '${uri}' was changed elsewhere.`, options);
    this.name = 'StaleFileError';
  }
}

/** Texts by uri, whoever keeps them: each scheme has its provider. */
@injectable()
export class TextFiles extends DisposableOwner {
  private readonly providers = new Registry<TextFileProvider>('text file provider');
  private readonly changed = new Emitter<string>();
  /** Fires with the uri of a file whose stored text became another. */
  readonly onDidChange = this.changed.event;

  constructor(
    @inject(UserFiles) userFiles: UserFiles,
    @inject(Activation) private readonly activation: Activation,
  ) {
    super();
    this.own(this.registerProvider('user', createUserFileProvider(userFiles)));
  }

  registerProvider(scheme: string, provider: TextFileProvider): Disposable {
    const added = this.providers.add(scheme, provider);
    const listening = provider.onDidChange?.((path) => this.changed.fire(formatUri({ scheme, path })));
    return listening ? combineDisposables(added, listening) : added;
  }

  async exists(uri: string): Promise<boolean> {
    const { scheme, path } = parseUri(uri);
    return (await (await this.providerOf(scheme))?.read(path)) !== undefined;
  }

  async read(uri: string): Promise<string> {
    const { provider, path } = await this.locate(uri);
    const text = await provider.read(path);
    if (text === undefined) throw new FileNotFoundError(uri);
    return text;
  }

  async write(uri: string, text: string): Promise<void> {
    const { provider, path } = await this.locate(uri);
    if (!provider.write || provider.isReadonly?.(path)) throw new ReadonlyFileError(uri);
    await provider.write(path, text);
    if (!provider.onDidChange) this.changed.fire(uri);
  }

  async delete(uri: string): Promise<void> {
    const { provider, path } = await this.locate(uri);
    if (!provider.delete || provider.isReadonly?.(path)) throw new ReadonlyFileError(uri);
    await provider.delete(path);
    if (!provider.onDidChange) this.changed.fire(uri);
  }

  isReadonly(uri: string): boolean {
    const { scheme, path } = parseUri(uri);
    const provider = this.providers.get(scheme);
    return !provider?.write || (provider.isReadonly?.(path) ?? false);
  }

  /** Whether it can be written at all, now or at another time. */
  canBeWritten(uri: string): boolean {
    return this.providers.get(parseUri(uri).scheme)?.write !== undefined;
  }

  nameOf(uri: string): string {
    const { scheme, path } = parseUri(uri);
    return this.providers.get(scheme)?.nameOf?.(path) ?? nameOfUri(uri);
  }

  lastChange(uri: string): string | undefined {
    const { scheme, path } = parseUri(uri);
    return this.providers.get(scheme)?.lastChange?.(path);
  }

  /** Every file of a scheme that can tell. */
  async list(scheme: string): Promise<readonly string[]> {
    const paths = (await (await this.providerOf(scheme))?.list?.()) ?? [];
    return paths.map((path) => formatUri({ scheme, path }));
  }

  /** Wakes the extension up that keeps texts of this scheme. */
  private async providerOf(scheme: string): Promise<TextFileProvider | undefined> {
    if (!this.providers.has(scheme)) await this.activation.fire(`onFileSystem:${scheme}`);
    return this.providers.get(scheme);
  }

  private async locate(uri: string): Promise<{ provider: TextFileProvider; path: string }> {
    const { scheme, path } = parseUri(uri);
    const provider = await this.providerOf(scheme);
    if (!provider) throw new FileNotFoundError(uri);
    return { provider, path };
  }
}
