import { ContextKeys, type Disposable, DisposableOwner, inject, injectable, Tabs, toDisposable } from 'lathe';
import { compareStructural, observable, reaction, runInAction } from 'mobx';
import { noMoves } from '../../common/entryTree';
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
    const look = () => {
      const menus = this.active?.menus;
      const { up, down, indent, outdent } = menus?.moves ?? noMoves;
      return {
        ...{ 'apps.menusUp': up, 'apps.menusDown': down, 'apps.menusIndent': indent, 'apps.menusOutdent': outdent },
        'apps.menuChosen': (menus?.chosen.length ?? 0) > 0,
      };
    };
    // What can't be done with the menus that are chosen is dimmed.
    const follow = reaction(look, (keys) => contextKeys.update(keys), { equals: compareStructural });
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

  get all(): readonly Pick<AppDesigner, 'appId' | 'form'>[] {
    return [...this.open.values()];
  }

  get active(): AppDesigner | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.open.get(key);
  }
}
