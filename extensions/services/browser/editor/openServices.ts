import { type Disposable, inject, injectable, Tabs, toDisposable } from 'lathe';
import { observable, runInAction } from 'mobx';
import type { ServiceDesigner } from './serviceDesigner';

/** The services that are open, by their tabs: commands act upon the one that the user is in. */
@injectable()
export class OpenServices {
  private readonly open = observable.map<string, ServiceDesigner>({}, { deep: false });

  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  add(tabKey: string, designer: ServiceDesigner): Disposable {
    runInAction(() => this.open.set(tabKey, designer));
    return toDisposable(() =>
      runInAction(() => {
        if (this.open.get(tabKey) === designer) this.open.delete(tabKey);
      }),
    );
  }

  get active(): ServiceDesigner | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.open.get(key);
  }

  /** Their ids. */
  get ids(): readonly string[] {
    return [...new Set([...this.open.values()].map(({ id }) => id))];
  }
}
