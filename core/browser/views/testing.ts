import { createContainer } from '../../common/container';
import { ContextKeys } from '../contextKeys/contextKeys';
import { Layout } from '../layout/layout';
import { coreServices } from '../services';
import { workbenchOnly } from '../workbenchOnly';
import { Storage } from '../storage/storage';
import { Tabs } from '../tabs/tabs';
import { ViewCustomisation } from './viewCustomisation';
import type { ViewContainerInfo, ViewInfo, ViewLocation } from './viewInfo';
import { ViewComponents } from './viewComponents';
import { ViewMoves } from './viewMoves';
import { ViewPlacement } from './viewPlacement';
import { Views } from './views';

/** For tests: a container of the given place. */
export function containerInfo(id: string, location: ViewLocation, more: Partial<ViewContainerInfo> = {}) {
  return { id, title: id.toUpperCase(), icon: 'gear', location, source: 'test', ...more };
}

/** For tests: a view in its container. */
export function viewInfo(id: string, container: string, more: Partial<ViewInfo> = {}): ViewInfo {
  return { id, name: id, container, source: 'test', ...more };
}

/** For tests: the services on views, with a memory that may come from an earlier session. */
export function createViews(memory?: Storage) {
  const services = createContainer([...coreServices, ...workbenchOnly]);
  if (memory) services.rebind(Storage).toConstantValue(memory);
  return {
    services,
    views: services.get(Views),
    moves: services.get(ViewMoves),
    placement: services.get(ViewPlacement),
    components: services.get(ViewComponents),
    customisation: services.get(ViewCustomisation),
    layout: services.get(Layout),
    tabs: services.get(Tabs),
    contextKeys: services.get(ContextKeys),
    storage: services.get(Storage),
  };
}
