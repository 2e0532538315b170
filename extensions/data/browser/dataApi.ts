import type { Api } from 'lathe';
import { dataCalls } from '../common/dataCalls';
import { describeCalls } from '../common/describeCalls';
import { indexCalls } from '../common/indexCalls';
import { picklistCalls } from '../common/picklistCalls';

/** The typed calls of the data center; loaded when the first of them is made. */
export function dataApi(api: Api) {
  return {
    describe: api.of(describeCalls),
    rows: api.of(dataCalls),
    indexes: api.of(indexCalls),
    picklists: api.of(picklistCalls),
  };
}

export type DataApi = ReturnType<typeof dataApi>;
