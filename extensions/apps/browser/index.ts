import type { Activate } from 'lathe';
import { AppsClient } from './appsClient';
import { AppsTexts } from './appsTexts';
import { registerCenter } from './center/registerCenter';
import { CurrentApp } from './current/currentApp';
import { registerDesigner } from './designer/registerDesigner';
import { registerPreview } from './preview/registerPreview';
import { registerRuntime } from './runtime/registerRuntime';
import { registerPresence } from './presence/registerPresence';
import { registerProblems } from './problems/registerProblems';
import { registerTree } from './tree/registerTree';

export const activate: Activate = (context) => {
  for (const service of [AppsClient, AppsTexts, CurrentApp]) context.bind(service);
  registerCenter(context);
  registerPresence(context);
  registerTree(context);
  registerDesigner(context);
  registerPreview(context);
  registerProblems(context);
  registerRuntime(context);
};
