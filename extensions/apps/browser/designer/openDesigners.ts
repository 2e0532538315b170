import { ContextKeys, type Disposable, DisposableOwner, inject, injectable, Tabs, toDisposable } from 'lathe';
import { observable, reaction, runInAction } from 'mobx';
import type { AppDesigner } from './appDesigner';

/** The designers that are open, by their tabs: commands act upon the one that the user is in. */
@injectable()
export class OpenDesigners extends DisposableOwner {
  private readonly open = observable.map<string, AppDesigner>({}, { deep: false });

  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(ContextKeys) contextKeys: ContextKeys,
  ) {
    super();
    const follow = reaction(
      () => (this.active?.menus.chosen.length ?? 0) > 0,
      (chosen) => contextKeys.set('apps.menuChosen', chosen),
    );
    this.own(toDisposable(follow));
  }

  add(tabKey: string, designer: AppDesigner): Disposable {
    runInAction(() => this.open.set(tabKey, designer));
    return toDisposable(() =>
      runInAction(() => {
        if (this.open.get(tabKey) === designer) this.open.delete(tabKey);
      }),
    );
  }

  get forms(): readonly AppDesigner['form'][] {
    return [...this.open.values()].map(({ form }) => form);
  }

  get active(): AppDesigner | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.open.get(key);
  }
}
