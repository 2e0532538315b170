import { Container, type Newable } from 'inversify';

/** One container for the workbench; each extension gets a child of it. */
export function createContainer(services: readonly Newable<object>[], parent?: Container): Container {
  const container = new Container({ defaultScope: 'Singleton', ...(parent ? { parent } : {}) });
  for (const service of services) container.bind(service).toSelf();
  if (!parent) container.bind(Container).toConstantValue(container);
  return container;
}
