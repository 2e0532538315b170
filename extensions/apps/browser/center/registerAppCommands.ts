import { Clipboard, type ExtensionContext, Notifications, Routes } from 'lathe';
import { applicationRoute } from '../../common/applicationSlug';
import { CurrentApp } from '../current/currentApp';
import { AppActivation } from './appActivation';
import { AppClone } from './appClone';
import { AppExport } from './appExport';
import { AppOwner } from './appOwner';
import { AppRemoval } from './appRemoval';
import { Favorites } from './favorites';
import { type KnownApp, PickApp } from './pickApp';
import { ShowDetail } from './showDetail';

/** What is done with whole applications: in their menus, and from the palette after one was picked. */
export function registerAppCommands({ bind, commands, get, texts }: ExtensionContext): void {
  for (const service of [PickApp, AppRemoval, AppActivation, AppOwner, AppClone, AppExport, Favorites, ShowDetail])
    bind(service);
  const register = (id: string, run: (app: KnownApp) => unknown, only?: Parameters<PickApp['pick']>[1]): void =>
    commands.register(id, async (given: unknown) => {
      const app = await get(PickApp).pick(given, only);
      if (app) await run(app);
    });
  register('apps.editApplication', ({ id }) => get(CurrentApp).open(id));
  register('apps.editApplicationAsJson', ({ id }) => get(Routes).open(`/metadata/Application/${id}`));
  register('apps.showApplicationDetail', (app) => get(ShowDetail).show(app));
  register('apps.cloneApplication', (app) => get(AppClone).clone(app));
  register('apps.exportApplication', (app) => get(AppExport).save(app));
  register('apps.deleteApplication', (app) => get(AppRemoval).remove(app));
  register('apps.changeOwner', (app) => get(AppOwner).change(app));
  register(
    'apps.activateApplication',
    (app) => get(AppActivation).activate(app),
    ({ active }) => !active,
  );
  register(
    'apps.deactivateApplication',
    (app) => get(AppActivation).deactivate(app),
    ({ active }) => active,
  );
  register(
    'apps.addFavorite',
    ({ id }) => get(Favorites).set(id, true),
    ({ favorite }) => !favorite,
  );
  register(
    'apps.removeFavorite',
    ({ id }) => get(Favorites).set(id, false),
    ({ favorite }) => favorite,
  );
  register('apps.copyApplicationLink', async (app) => {
    await get(Clipboard).writeText(window.location.origin + applicationRoute(app));
    get(Notifications).info(texts('link.copied', { label: app.label }));
  });
}
