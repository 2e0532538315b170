import type { ServerContext } from 'lathe/node';
import { resourceCalls } from '../common/resourceCalls';
import { assetCalls, itemCalls, serviceCalls, serviceMenuCalls } from '../common/serviceCalls';
import { serviceProblemCalls } from '../common/serviceProblems';
import { ItemHandlers } from './items/itemHandlers';
import { MenuHandlers } from './menus/menuHandlers';
import { ItemHooks } from './items/itemHooks';
import { ServiceDocument } from './openApi/serviceDocument';
import { OtherAreas } from './otherAreas';
import { registerTypes } from './registerTypes';
import { ProblemHandlers } from './problems/problemHandlers';
import { ResourceAccess } from './resources/resourceAccess';
import { ResourceHandlers } from './resources/resourceHandlers';
import { ResourceHooks } from './resources/resourceHooks';
import { ResourceRun } from './resources/resourceRun';
import { ServiceResources } from './resources/serviceResources';
import { AssetHandlers } from './services/assetHandlers';
import { ServiceHandlers } from './services/serviceHandlers';
import { ServiceHooks } from './services/serviceHooks';
import { ServiceQuotas } from './services/serviceQuotas';
import { servicesMigrations } from './servicesMigrations';

const services = [
  ...[OtherAreas, ServiceQuotas, ServiceHooks, ServiceHandlers, AssetHandlers, ItemHooks, ItemHandlers],
  ...[ServiceResources, ResourceAccess, ResourceRun, ResourceHooks, ServiceDocument, ResourceHandlers],
  ...[MenuHandlers, ProblemHandlers],
];

/** Services with their items and menus, and the addresses of their own that they answer. */
export function registerServices(context: ServerContext): void {
  const { bind, get, migrate, serve } = context;
  for (const service of services) bind(service);
  migrate(servicesMigrations);
  registerTypes(context);
  serve(serviceCalls, get(ServiceHandlers).all);
  serve(assetCalls, get(AssetHandlers).all);
  serve(serviceMenuCalls, get(MenuHandlers).all);
  serve(itemCalls, get(ItemHandlers).all);
  serve(serviceProblemCalls, get(ProblemHandlers).all);
  serve(resourceCalls, get(ResourceHandlers).all);
}
