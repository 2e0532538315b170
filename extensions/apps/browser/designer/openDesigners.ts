import { type Disposable, inject, injectable, Tabs, toDisposable } from 'lathe';
import { observable, runInAction } from 'mobx';
import type { AppDesigner } from './appDesigner';

/** The designers that are open, by their tabs: commands act upon the one that the user is in. */
@injectable()
export class OpenDesigners {
  private readonly open = observable.map<string, AppDesigner>({}, { deep: false });

  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  add(tabKey: string, designer: AppDesigner): Disposable {
    runInAction(() => this.open.set(tabKey, designer));
    return toDisposable(() =>
      runInAction(() => {
        if (this.open.get(tabKey) === designer) this.open.delete(tabKey);
      }),
    );
  }

  get active(): AppDesigner | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.open.get(key);
  }
}
