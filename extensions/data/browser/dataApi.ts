import type { Api } from 'lathe';
import { accessCalls } from '../common/accessCalls';
import { centerCalls } from '../common/centerCalls';
import { dataCalls } from '../common/dataCalls';
import { describeCalls } from '../common/describeCalls';
import { i18nCalls } from '../common/i18nCalls';
import { indexCalls } from '../common/indexCalls';
import { layoutCalls } from '../common/layoutCalls';
import { picklistCalls } from '../common/picklistCalls';
import { dashboardCalls, viewCalls } from '../common/saved/savedCalls';
import { planCalls } from '../common/planCalls';
import { transferCalls } from '../common/transferCalls';

/** The typed calls of the data center; loaded when the first of them is made. */
export function dataApi(api: Api) {
  return {
    describe: api.of(describeCalls),
    rows: api.of(dataCalls),
    indexes: api.of(indexCalls),
    picklists: api.of(picklistCalls),
    views: api.of(viewCalls),
    layouts: api.of(layoutCalls),
    center: api.of(centerCalls),
    access: api.of(accessCalls),
    i18n: api.of(i18nCalls),
    dashboards: api.of(dashboardCalls),
    plan: api.of(planCalls),
    transfer: api.of(transferCalls),
  };
}

export type DataApi = ReturnType<typeof dataApi>;
