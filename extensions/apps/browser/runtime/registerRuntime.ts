import { CurrentPage, type EditorComponent, type ExtensionContext, type PageComponent } from 'lathe';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';
import { AppsTexts } from '../appsTexts';
import { MenuFolders } from './menuFolders';
import { RunningApp } from './runningApp';
import { UserMenu } from './userMenu';

/** Applications that run, for those who use them. */
export function registerRuntime({ bind, editors, get, pages }: ExtensionContext): void {
  for (const service of [RunningApp, MenuFolders, UserMenu]) bind(service);
  pages.register(
    'apps.application',
    applicationPage(() => get(AppsTexts).t('runtime.page')),
  );
  // Nothing has to be drawn to know what will be asked.
  const { isPage, params } = get(CurrentPage);
  if (isPage) void get(RunningApp).start(params['name'] ?? '');
  editors.register(
    'apps.home',
    lazyEditor(() => import('./AppHome').then((module) => module.AppHome)),
  );
  editors.register(
    'apps.link',
    lazyEditor(() => import('./AppLink').then((module) => module.AppLink)),
  );
}

function applicationPage(name: () => string): PageComponent {
  const load = () => import(/* webpackChunkName: "extension-apps-page" */ './ApplicationPage');
  return lazyPart(async () => (await load()).ApplicationPage, {
    failed: (_props, _error, retry) => createElement(LoadFailed, { name: name(), retry }),
  });
}

function lazyEditor(load: () => Promise<EditorComponent>): EditorComponent {
  return lazyPart(load, {
    failed: ({ tab }, _error, retry) => createElement(LoadFailed, { name: tab.name, retry }),
  });
}
