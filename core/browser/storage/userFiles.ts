import { inject, injectable } from 'inversify';
import { Emitter } from '../../common/event';
import { Storage } from './storage';

const prefix = 'file:';

/** The user's own small files (settings.json, keybindings.json, ...), kept to the letter even when they are broken. */
@injectable()
export class UserFiles {
  private readonly changed = new Emitter<string>();
  /** Fires with the name of the file. */
  readonly onDidChange = this.changed.event;

  constructor(@inject(Storage) private readonly storage: Storage) {}

  read(name: string): string | undefined {
    const text = this.storage.getRaw(prefix + name);
    return typeof text === 'string' ? text : undefined;
  }

  list(): readonly string[] {
    return this.storage.keys(prefix).map((key) => key.slice(prefix.length));
  }

  async write(name: string, text: string): Promise<void> {
    this.storage.set(prefix + name, text);
    this.changed.fire(name);
    await this.storage.whenFlushed();
  }

  async delete(name: string): Promise<void> {
    this.storage.delete(prefix + name);
    this.changed.fire(name);
    await this.storage.whenFlushed();
  }
}
