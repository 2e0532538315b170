import type { Activate } from 'lathe';
import { DataClient } from './dataClient';
import { DataTexts } from './dataTexts';
import { DataRows } from './rows/dataRows';
import { LookupNames } from './values/lookupNames';
import { ObjectDescriptions } from './describe/objectDescriptions';
import { registerObjects } from './objects/registerObjects';

export const activate: Activate = (context) => {
  for (const service of [DataClient, DataTexts, DataRows, LookupNames, ObjectDescriptions]) context.bind(service);
  registerObjects(context);
};
