import type { Activate } from 'lathe';
import { registerConsole } from './console/registerConsole';
import { DataClient } from './dataClient';
import { DataTexts } from './dataTexts';
import { DataRows } from './rows/dataRows';
import { LookupNames } from './values/lookupNames';
import { ObjectDescriptions } from './describe/objectDescriptions';
import { registerDashboards } from './dashboards/registerDashboards';
import { registerCenter } from './center/registerCenter';
import { registerDesigner } from './designer/registerDesigner';
import { registerRecords } from './grid/registerRecords';
import { registerObjects } from './objects/registerObjects';
import { registerSaved } from './saved/registerSaved';
import { registerTransfer } from './transfer/registerTransfer';

export const activate: Activate = (context) => {
  for (const service of [DataClient, DataTexts, DataRows, LookupNames, ObjectDescriptions]) context.bind(service);
  registerObjects(context);
  registerSaved(context);
  registerDashboards(context);
  registerCenter(context);
  registerDesigner(context);
  registerConsole(context);
  registerTransfer(context);
  registerRecords(context);
};
