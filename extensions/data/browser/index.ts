import { type Activate, CurrentPage } from 'lathe';
import { DataClient } from './dataClient';
import { DataTexts } from './dataTexts';
import { DataRows } from './rows/dataRows';
import { Languages } from './languages/languages';
import { LookupNames } from './values/lookupNames';
import { ObjectDescriptions } from './describe/objectDescriptions';
import { registerDashboards } from './dashboards/registerDashboards';
import { registerForms } from './form/registerForms';
import { registerRecords } from './grid/registerRecords';
import { registerSaved } from './saved/registerSaved';
import { registerTransfer } from './transfer/registerTransfer';
import { registerViews } from './views/registerViews';

export const activate: Activate = async (context) => {
  for (const service of [DataClient, DataTexts, DataRows, LookupNames, ObjectDescriptions, Languages])
    context.bind(service);
  registerSaved(context);
  registerDashboards(context);
  registerTransfer(context);
  registerRecords(context);
  registerViews(context);
  registerForms(context);
  // Who uses applications waits for nothing with which they are built.
  if (context.get(CurrentPage).isPage) return;
  const { registerWorkbench } = await import('./registerWorkbench');
  registerWorkbench(context);
};
