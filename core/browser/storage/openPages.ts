import { injectable } from 'inversify';

const prefix = 'lathe.page.';
const tabKey = 'lathe.page';
/** How long the page before a reload may take to go. */
const timeToLeave = 300;

/** Which pages of this browser are open: each holds a lock for as long as it lives, however it ends. */
@injectable()
export class OpenPages {
  readonly id = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');
  /** The page that this browser tab showed before, as before a reload. */
  readonly before: string | undefined = exchange(this.id);
  private open: ReadonlySet<string> = new Set([this.id]);

  /** Looks once, at start. Where a browser has no locks, the other pages count as gone. */
  async look(): Promise<void> {
    if (!('locks' in navigator)) return;
    const { locks } = navigator;
    void locks.request(prefix + this.id, () => new Promise(() => undefined));
    const { held = [] } = await locks.query();
    const others = held.map(({ name = '' }) => name.slice(prefix.length));
    const gone = this.before !== undefined && others.includes(this.before) && (await leaves(locks, this.before));
    this.open = new Set([this.id, ...others.filter((id) => !gone || id !== this.before)]);
  }

  isOpen(id: string): boolean {
    return this.open.has(id);
  }
}

/** A reload may overtake the end of the page before it; a tab that was duplicated has the page before still open. */
async function leaves(locks: LockManager, id: string): Promise<boolean> {
  try {
    return await locks.request(prefix + id, { signal: AbortSignal.timeout(timeToLeave) }, () => true);
  } catch {
    return false;
  }
}

function exchange(id: string): string | undefined {
  try {
    const before = sessionStorage.getItem(tabKey);
    sessionStorage.setItem(tabKey, id);
    return before ?? undefined;
  } catch {
    return undefined;
  }
}
