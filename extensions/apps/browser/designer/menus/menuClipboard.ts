import { ContextKeys, inject, injectable } from 'lathe';
import type { MenuEntry, TabEntry } from '../model/appValues';
import type { MenuDesign } from './menuDesign';

interface Taken {
  readonly appId: string;
  readonly from: MenuDesign;
  readonly entries: readonly MenuEntry[];
  readonly tabs: readonly TabEntry[];
  readonly cut: boolean;
}

const key = 'apps.menusTaken';

/** The menus that were cut or copied, in this application or another that is open. */
@injectable()
export class MenuClipboard {
  private taken: Taken | undefined;

  constructor(@inject(ContextKeys) private readonly contextKeys: ContextKeys) {}

  take(appId: string, from: MenuDesign, cut: boolean): void {
    const entries = from.taken;
    if (entries.length === 0) return;
    const opened = new Set(entries.map(({ tab }) => tab));
    this.taken = { appId, from, entries, cut, tabs: from.tabs.filter(({ id }) => opened.has(id)) };
    this.contextKeys.set(key, true);
  }

  async paste(appId: string, into: MenuDesign): Promise<void> {
    const { taken } = this;
    if (!taken) return;
    const ids = taken.entries.map(({ id }) => id);
    if (taken.cut && taken.appId === appId) {
      into.move(ids, into.here);
      await into.show(ids[0]);
    } else {
      await into.addCopies(taken.entries, taken.tabs);
      // A designer that is closed meanwhile keeps what it has.
      if (taken.cut) taken.from.remove(ids);
    }
    if (taken.cut) this.forget();
  }

  private forget(): void {
    this.taken = undefined;
    this.contextKeys.remove(key);
  }
}
