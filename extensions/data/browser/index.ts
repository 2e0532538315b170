import type { Activate } from 'lathe';
import { registerConsole } from './console/registerConsole';
import { DataClient } from './dataClient';
import { DataTexts } from './dataTexts';
import { DataRows } from './rows/dataRows';
import { Languages } from './languages/languages';
import { LookupNames } from './values/lookupNames';
import { ObjectDescriptions } from './describe/objectDescriptions';
import { registerDashboards } from './dashboards/registerDashboards';
import { registerCenter } from './center/registerCenter';
import { registerDiagram } from './diagram/registerDiagram';
import { registerDesigner } from './designer/registerDesigner';
import { registerForms } from './form/registerForms';
import { registerRecords } from './grid/registerRecords';
import { registerPicklists } from './picklists/registerPicklists';
import { registerTranslations } from './translations/registerTranslations';
import { registerObjects } from './objects/registerObjects';
import { registerSaved } from './saved/registerSaved';
import { registerTransfer } from './transfer/registerTransfer';
import { registerViews } from './views/registerViews';

export const activate: Activate = (context) => {
  for (const service of [DataClient, DataTexts, DataRows, LookupNames, ObjectDescriptions, Languages])
    context.bind(service);
  registerObjects(context);
  registerSaved(context);
  registerDashboards(context);
  registerCenter(context);
  registerDesigner(context);
  registerConsole(context);
  registerDiagram(context);
  registerTransfer(context);
  registerRecords(context);
  registerPicklists(context);
  registerTranslations(context);
  registerViews(context);
  registerForms(context);
};
