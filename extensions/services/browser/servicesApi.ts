import type { Api } from 'lathe';
import { resourceCalls } from '../common/resourceCalls';
import { assetCalls, itemCalls, serviceCalls, serviceMenuCalls } from '../common/serviceCalls';
import { serviceProblemCalls } from '../common/serviceProblems';

/** The typed calls of services; loaded when the first of them is made. */
export function servicesApi(api: Api) {
  return {
    assets: api.of(assetCalls),
    items: api.of(itemCalls),
    menus: api.of(serviceMenuCalls),
    problems: api.of(serviceProblemCalls),
    services: api.of(serviceCalls),
    addresses: api.of(resourceCalls),
  };
}

export type ServicesApi = ReturnType<typeof servicesApi>;
