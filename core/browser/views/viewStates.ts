import { injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import type { ViewBadge } from './viewInfo';

/** What views say of themselves while they run: badge, work in progress, title, which one has the focus. */
@injectable()
export class ViewStates {
  private readonly badges = observable.map<string, ViewBadge>({}, { deep: false });
  private readonly working = observable.map<string, number>();
  private readonly titles = observable.map<string, string>();
  private readonly empty = observable.set<string>();
  private readonly descriptions = observable.map<string, string>();

  badge(viewId: string): ViewBadge | undefined {
    return this.badges.get(viewId);
  }

  setBadge(viewId: string, badge: ViewBadge | undefined): void {
    runInAction(() => (badge ? this.badges.set(viewId, badge) : this.badges.delete(viewId)));
  }

  /** Replaces the name of the view in its title; undefined gives it back. */
  setTitle(viewId: string, title: string | undefined): void {
    runInAction(() => (title === undefined ? this.titles.delete(viewId) : this.titles.set(viewId, title)));
  }

  title(viewId: string): string | undefined {
    return this.titles.get(viewId);
  }

  /** A dimmed word behind the title. */
  setDescription(viewId: string, text: string | undefined): void {
    runInAction(() => (text === undefined ? this.descriptions.delete(viewId) : this.descriptions.set(viewId, text)));
  }

  description(viewId: string): string | undefined {
    return this.descriptions.get(viewId);
  }

  /** An empty view shows its welcome instead of its component. */
  setEmpty(viewId: string, empty: boolean): void {
    runInAction(() => (empty ? this.empty.add(viewId) : this.empty.delete(viewId)));
  }

  isEmpty(viewId: string): boolean {
    return this.empty.has(viewId);
  }

  isWorking(viewId: string): boolean {
    return (this.working.get(viewId) ?? 0) > 0;
  }

  /** Shows the view's progress bar until it is disposed of; several may run at once. */
  beginWork(viewId: string): Disposable {
    const count = (by: number) => runInAction(() => this.working.set(viewId, (this.working.get(viewId) ?? 0) + by));
    count(1);
    return toDisposable(() => count(-1));
  }

  /** Shows the view's progress bar while the work runs. */
  async during<T>(viewId: string, work: Promise<T>): Promise<T> {
    const bar = this.beginWork(viewId);
    try {
      return await work;
    } finally {
      bar.dispose();
    }
  }
}
