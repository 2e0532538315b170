import { type ExtensionContext, Tabs } from 'lathe';
import { filledIn } from 'lathe/common';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';
import { runPath } from '../../common/runPath';
import { PickApp } from '../center/pickApp';
import { CurrentApp } from '../current/currentApp';

/** Looking at an application as its users see it: in a tab, or in a window of its own. */
export function registerPreview({ commands, editors, get }: ExtensionContext): void {
  editors.register(
    'apps.preview',
    lazyPart(() => import('./AppPreview').then((module) => module.AppPreview), {
      failed: ({ tab }, _error, retry) => createElement(LoadFailed, { name: tab.name, retry }),
    }),
  );
  /** In the title of an application's editor the key of its tab is given; from the palette the current one is meant. */
  const pick = (given: unknown) => {
    const tabs = get(Tabs);
    const tab = typeof given === 'string' ? tabs.get(given) : given === undefined ? tabs.active : undefined;
    return get(PickApp).pick(tab?.type === 'application' ? tab.id : (given ?? get(CurrentApp).appId));
  };
  commands.register('apps.preview', async (given: unknown) => {
    const app = await pick(given);
    if (app) await get(Tabs).open({ type: 'apps.preview', id: app.id, name: app.label });
  });
  commands.register('apps.view', async (given: unknown) => {
    const app = await pick(given);
    if (app) window.open(runAddress(app.name), '_blank', 'noopener');
  });
}

/** Where an application runs. */
export function runAddress(name: string): string {
  return filledIn(runPath, { name });
}
