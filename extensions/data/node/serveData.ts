import type { ServerContext } from 'lathe/node';
import { accessCalls } from '../common/accessCalls';
import { centerCalls } from '../common/centerCalls';
import { dataCalls } from '../common/dataCalls';
import { describeCalls } from '../common/describeCalls';
import { i18nCalls } from '../common/i18nCalls';
import { indexCalls } from '../common/indexCalls';
import { layoutCalls } from '../common/layoutCalls';
import { picklistCalls } from '../common/picklistCalls';
import { AccessHandlers } from './access/accessHandlers';
import { AccessSources } from './access/accessSources';
import { KnownObjects } from './access/knownObjects';
import { RowAccess } from './access/rowAccess';
import { StoredAccess } from './access/storedAccess';
import { CenterHandlers } from './center/centerHandlers';
import { Impacts } from './center/impacts';
import { ObjectRows } from './center/objectRows';
import { DescribeHandlers } from './describe/describeHandlers';
import { ObjectWords } from './describe/objectWords';
import { Formulas } from './formula/formulas';
import { FormulaTrial } from './formula/formulaTrial';
import { IndexHandlers } from './indexes/indexHandlers';
import { LayoutHandlers } from './layouts/layoutHandlers';
import { PicklistHandlers } from './picklists/picklistHandlers';
import { ComputedFields } from './query/computedFields';
import { QueryContexts } from './query/queryContexts';
import { QueryHandlers } from './query/queryHandlers';
import { QueryReader } from './query/queryReader';
import { I18nHandlers } from './translations/i18nHandlers';
import { BulkWriter } from './records/bulkWriter';
import { RowHandlers } from './records/rowHandlers';
import { RowSecrets } from './records/rowSecrets';
import { RowValidation } from './records/rowValidation';
import { RowWriter } from './records/rowWriter';

/** The rows of objects: asked for, and written. */
export function serveData({ bind, get, serve }: ServerContext): void {
  bind(StoredAccess, RowAccess);
  bind(Formulas, ComputedFields);
  bind(KnownObjects);
  for (const service of [QueryContexts, QueryReader, QueryHandlers, RowValidation, RowWriter, BulkWriter, RowHandlers])
    bind(service);
  bind(RowSecrets);
  for (const service of [PicklistHandlers, IndexHandlers, LayoutHandlers, I18nHandlers]) bind(service);
  for (const service of [AccessSources, AccessHandlers]) bind(service);
  serve(accessCalls, get(AccessHandlers).all);
  serve(i18nCalls, get(I18nHandlers).all);
  serve(layoutCalls, get(LayoutHandlers).all);
  for (const service of [ObjectWords, DescribeHandlers]) bind(service);
  serve(describeCalls, get(DescribeHandlers).all);
  for (const service of [ObjectRows, Impacts, FormulaTrial, CenterHandlers]) bind(service);
  serve(centerCalls, get(CenterHandlers).all);
  serve(picklistCalls, get(PicklistHandlers).all);
  serve(indexCalls, get(IndexHandlers).all);
  serve(dataCalls, { ...get(QueryHandlers).all, ...get(RowHandlers).all });
}
