import { inject, injectable } from 'inversify';
import { observable, runInAction } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import { Activation } from '../activation/activation';
import { Registry } from '../registry';
import type { ViewComponent } from './viewInfo';

/** How far a view's code has come. */
export type ViewCode =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly component: ViewComponent }
  | { readonly state: 'failed'; readonly error: unknown };

/** The React components of views, which arrive when their extensions are loaded. */
@injectable()
export class ViewComponents {
  private readonly components = new Registry<ViewComponent>('view component');
  private readonly failures = observable.map<string, unknown>({}, { deep: false });
  private readonly loading = new Map<string, Promise<void>>();

  constructor(@inject(Activation) private readonly activation: Activation) {}

  register(viewId: string, component: ViewComponent): Disposable {
    return this.components.add(viewId, component);
  }

  code(viewId: string): ViewCode {
    const component = this.components.get(viewId);
    if (component) return { state: 'ready', component };
    return this.failures.has(viewId) ? { state: 'failed', error: this.failures.get(viewId) } : { state: 'loading' };
  }

  /** Wakes the extension up; what goes wrong is shown in the view's place. Loading again is a new attempt. */
  load(viewId: string): Promise<void> {
    if (this.components.has(viewId)) return Promise.resolve();
    const running = this.loading.get(viewId);
    if (running) return running;
    runInAction(() => this.failures.delete(viewId));
    const attempt = this.attempt(viewId).finally(() => this.loading.delete(viewId));
    this.loading.set(viewId, attempt);
    return attempt;
  }

  private async attempt(viewId: string): Promise<void> {
    try {
      await this.activation.fire(`onView:${viewId}`);
      if (!this.components.has(viewId))
        throw new Error(`No extension has registered a component for the view '${viewId}'.`);
    } catch (error) {
      runInAction(() => this.failures.set(viewId, error));
    }
  }
}
