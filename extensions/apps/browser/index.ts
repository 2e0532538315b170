import { type Activate, CurrentPage } from 'lathe';
import { AppsClient } from './appsClient';
import { AppsTexts } from './appsTexts';
import { registerRuntime } from './runtime/registerRuntime';

export const activate: Activate = async (context) => {
  for (const service of [AppsClient, AppsTexts]) context.bind(service);
  registerRuntime(context);
  // Who uses applications waits for nothing with which they are built.
  if (context.get(CurrentPage).isPage) return;
  const { registerWorkbench } = await import('./registerWorkbench');
  registerWorkbench(context);
};
