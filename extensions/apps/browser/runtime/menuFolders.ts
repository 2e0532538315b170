import { CurrentPage, inject, injectable, type JsonValue, Storage } from 'lathe';
import { makeAutoObservable } from 'mobx';

interface Remembered {
  readonly closed: readonly string[];
  readonly slim: boolean;
}

/** Which folders of the menus are closed, and whether only icons are shown; the browser remembers it for each application. */
@injectable()
export class MenuFolders {
  slim = false;
  private closed: ReadonlySet<string> = new Set();

  constructor(
    @inject(Storage) private readonly storage: Storage,
    @inject(CurrentPage) private readonly page: CurrentPage,
  ) {
    const { closed = [], slim = false } = read(storage.getRaw(this.key)) ?? {};
    this.closed = new Set(closed);
    this.slim = slim;
    makeAutoObservable<this, 'storage' | 'page'>(this, { storage: false, page: false });
  }

  isOpen(id: string): boolean {
    return !this.slim && !this.closed.has(id);
  }

  toggle(id: string): void {
    const open = this.isOpen(id);
    this.slim = false;
    this.closed = new Set(open ? [...this.closed, id] : [...this.closed].filter((each) => each !== id));
    this.remember();
  }

  setSlim(slim: boolean): void {
    this.slim = slim;
    this.remember();
  }

  private get key(): string {
    return `apps.menus${this.page.base}`;
  }

  private remember(): void {
    this.storage.set(this.key, { closed: [...this.closed], slim: this.slim });
  }
}

function read(value: JsonValue | undefined): Remembered | undefined {
  if (typeof value !== 'object' || value === null || !('closed' in value) || !Array.isArray(value.closed))
    return undefined;
  return { closed: value.closed.map(String), slim: value['slim'] === true };
}
