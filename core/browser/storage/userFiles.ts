import { inject, injectable } from 'inversify';
import { Emitter } from '../../common/event';
import { combineDisposables, type Disposable } from '../../common/lifecycle';
import { Storage } from './storage';

const prefix = 'file:';

/** The user's own small files (settings.json, keybindings.json, ...), kept to the letter even when they are broken. */
@injectable()
export class UserFiles {
  private readonly changed = new Emitter<string>();

  constructor(@inject(Storage) private readonly storage: Storage) {}

  /** Fires with the name of the file, whether it was changed in this page or in another. */
  readonly onDidChange = (listener: (name: string) => void): Disposable => {
    const elsewhere = this.storage.onDidChangeElsewhere((key) => {
      if (key.startsWith(prefix)) listener(key.slice(prefix.length));
    });
    return combineDisposables(this.changed.event(listener), elsewhere);
  };

  read(name: string): string | undefined {
    const text = this.storage.getRaw(prefix + name);
    return typeof text === 'string' ? text : undefined;
  }

  /** As it is by now, also where another page has just written it. */
  async readNow(name: string): Promise<string | undefined> {
    await this.storage.refresh(prefix + name);
    return this.read(name);
  }

  list(): readonly string[] {
    return this.storage.keys(prefix).map((key) => key.slice(prefix.length));
  }

  async write(name: string, text: string): Promise<void> {
    this.storage.set(prefix + name, text);
    this.changed.fire(name);
    await this.storage.tellOtherPages(prefix + name);
  }

  async delete(name: string): Promise<void> {
    this.storage.delete(prefix + name);
    this.changed.fire(name);
    await this.storage.tellOtherPages(prefix + name);
  }
}
