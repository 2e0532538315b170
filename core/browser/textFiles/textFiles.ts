import { inject, injectable } from 'inversify';
import { Emitter } from '../../common/event';
import { type Disposable, combineDisposables, DisposableOwner } from '../../common/lifecycle';
import { Registry } from '../registry';
import { UserFiles } from '../storage/userFiles';
import type { TextFileProvider } from './textFileProvider';
import { formatUri, parseUri } from './uri';
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

/** Texts by uri, whoever keeps them: each scheme has its provider. */
@injectable()
export class TextFiles extends DisposableOwner {
  private readonly providers = new Registry<TextFileProvider>('text file provider');
  private readonly changed = new Emitter<string>();
  /** Fires with the uri of a file whose stored text became another. */
  readonly onDidChange = this.changed.event;

  constructor(@inject(UserFiles) userFiles: UserFiles) {
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
    return (await this.providers.get(scheme)?.read(path)) !== undefined;
  }

  async read(uri: string): Promise<string> {
    const { provider, path } = this.locate(uri);
    const text = await provider.read(path);
    if (text === undefined) throw new FileNotFoundError(uri);
    return text;
  }

  async write(uri: string, text: string): Promise<void> {
    const { provider, path } = this.locate(uri);
    if (!provider.write || provider.isReadonly?.(path)) throw new ReadonlyFileError(uri);
    await provider.write(path, text);
    if (!provider.onDidChange) this.changed.fire(uri);
  }

  async delete(uri: string): Promise<void> {
    const { provider, path } = this.locate(uri);
    if (!provider.delete || provider.isReadonly?.(path)) throw new ReadonlyFileError(uri);
    await provider.delete(path);
    if (!provider.onDidChange) this.changed.fire(uri);
  }

  isReadonly(uri: string): boolean {
    const { scheme, path } = parseUri(uri);
    const provider = this.providers.get(scheme);
    return !provider?.write || (provider.isReadonly?.(path) ?? false);
  }

  /** Every file of a scheme that can tell. */
  async list(scheme: string): Promise<readonly string[]> {
    const paths = (await this.providers.get(scheme)?.list?.()) ?? [];
    return paths.map((path) => formatUri({ scheme, path }));
  }

  private locate(uri: string): { provider: TextFileProvider; path: string } {
    const { scheme, path } = parseUri(uri);
    const provider = this.providers.get(scheme);
    if (!provider) throw new FileNotFoundError(uri);
    return { provider, path };
  }
}
