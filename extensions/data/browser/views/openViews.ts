import { injectable, type Tab } from 'lathe';

/** The views that are shown, by the keys of their tabs: how each is loaded anew. */
@injectable()
export class OpenViews {
  private readonly open = new Map<string, () => void>();

  add(key: string, refresh: () => void): () => void {
    this.open.set(key, refresh);
    return () => {
      if (this.open.get(key) === refresh) this.open.delete(key);
    };
  }

  refresh(tab: Pick<Tab, 'key'> | undefined): void {
    if (tab) this.open.get(tab.key)?.();
  }
}
