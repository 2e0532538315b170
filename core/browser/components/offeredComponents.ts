import { injectable } from 'inversify';
import type { ComponentType } from 'react';
import type { ComponentPoint } from '../../common/extensions/componentPoint';
import type { Disposable } from '../../common/lifecycle';
import { Registry } from '../registry';

/** Components that extensions draw for each other. */
@injectable()
export class OfferedComponents {
  private readonly components = new Registry<unknown>('offered component');

  add<P extends object>({ id }: ComponentPoint<P>, component: ComponentType<P>): Disposable {
    return this.components.add(id, component);
  }

  /** Undefined while the extension that draws it is not there. */
  at<P extends object>({ id }: ComponentPoint<P>): ComponentType<P> | undefined {
    // What is there by the id of a point was added with that point.
    return this.components.get(id) as ComponentType<P> | undefined;
  }
}
