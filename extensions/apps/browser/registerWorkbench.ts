import type { ExtensionContext } from 'lathe';
import { registerCenter } from './center/registerCenter';
import { CurrentApp } from './current/currentApp';
import { registerDesigner } from './designer/registerDesigner';
import { registerPresence } from './presence/registerPresence';
import { registerPreview } from './preview/registerPreview';
import { registerProblems } from './problems/registerProblems';
import { registerTree } from './tree/registerTree';

/** All with which applications are built, in the workbench. */
export function registerWorkbench(context: ExtensionContext): void {
  context.bind(CurrentApp);
  registerCenter(context);
  registerPresence(context);
  registerTree(context);
  registerDesigner(context);
  registerPreview(context);
  registerProblems(context);
}
