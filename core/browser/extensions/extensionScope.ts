import type { Container, Newable } from 'inversify';
import { DisposableStore, type Disposable } from '../../common/lifecycle';
import { createContainer } from '../../common/container';

/** Where a running extension lives: its own services and all that it registered, gone together. */
export class ExtensionScope implements Disposable {
  readonly container: Container;
  readonly store = new DisposableStore();

  constructor(parent: Container) {
    this.container = createContainer([], parent);
  }

  get closed(): boolean {
    return this.store.disposed;
  }

  /** Instances that can be disposed of are, together with the scope. */
  bind<T extends object>(service: Newable<T>): void {
    this.container
      .bind(service)
      .toSelf()
      .onActivation((_context, instance) => {
        if (isDisposable(instance)) this.store.add(instance);
        return instance;
      });
  }

  /** An instance of a class of the extension, which is bound when it is first asked for. */
  instance<T extends object>(service: Newable<T>): T {
    if (!this.container.isCurrentBound(service)) this.bind(service);
    return this.container.get(service);
  }

  dispose(): void {
    this.store.dispose();
    this.container.unbindAll();
  }
}

function isDisposable(value: object): value is Disposable {
  return 'dispose' in value && typeof value.dispose === 'function';
}
