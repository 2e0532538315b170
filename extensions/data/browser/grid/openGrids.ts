import { injectable, inject, toDisposable, type Disposable, Tabs } from 'lathe';
import { observable, runInAction } from 'mobx';
import type { GridModel } from './gridModel';

/** The grids that are drawn, by their tabs: commands act upon the one that the user is in. */
@injectable()
export class OpenGrids {
  private readonly models = observable.map<string, GridModel>({}, { deep: false });

  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  add(tabKey: string, model: GridModel): Disposable {
    runInAction(() => this.models.set(tabKey, model));
    return toDisposable(() =>
      runInAction(() => {
        if (this.models.get(tabKey) === model) this.models.delete(tabKey);
      }),
    );
  }

  /** Of an object, whether the user is in one or not. */
  of(object: string): readonly GridModel[] {
    return [...this.models.values()].filter((model) => model.object.name === object);
  }

  get active(): GridModel | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.models.get(key);
  }
}
