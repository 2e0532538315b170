import { createRoot } from 'react-dom/client';
import { extensionModules } from 'virtual:extension-modules';
import { AntiForgery } from '../../../core/browser/api/antiForgery';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { ExtensionHost } from '../../../core/browser/extensions/extensionHost';
import { ExtensionLoader } from '../../../core/browser/extensions/extensionLoader';
import { Texts } from '../../../core/browser/i18n/texts';
import { CurrentPage } from '../../../core/browser/pages/currentPage';
import { Pages } from '../../../core/browser/pages/pages';
import { coreServices } from '../../../core/browser/services';
import { Logout } from '../../../core/browser/session/logout';
import { SessionAntiForgery } from '../../../core/browser/session/sessionAntiForgery';
import { OpenPages } from '../../../core/browser/storage/openPages';
import { Storage } from '../../../core/browser/storage/storage';
import { ServiceScope } from '../../../core/browser/ui/services';
import { Backups } from '../../../core/browser/workingCopies/backups';
import { createContainer } from '../../../core/common/container';
import type { Bootstrap } from '../../../core/common/extensions/bootstrap';
import { onUnexpectedError } from '../../../core/common/event';
import { placeOnPage } from '../../../core/common/pages/pagePlace';
import { locales } from '../../../core/common/locale';
import { portalLoginPath } from '../../../core/common/session/sessionNames';
import { startContribution } from '../contributions/contribution';
import { offerHostModules } from '../extensions/hostModules';
import { readPageData } from '../pageData';
import { afterStart } from '../whenIdle';
import { Runtime } from './Runtime';
import { runtimeContributions } from './runtimeContributions';
import { runtimeServices } from './runtimeServices';

/** From the data in the page to a page of an extension, such as an application that was built: the core without a workbench. */
export async function startRuntime(): Promise<void> {
  const data = readPageData();
  const container = createContainer([...coreServices, ...runtimeServices, ...runtimeContributions]);
  container.bind(AntiForgery).toService(SessionAntiForgery);
  const texts = container.get(Texts);
  texts.add('workbench', data.locale, data.texts);
  for (const [id, tables] of Object.entries(data.extensionTexts ?? {}))
    for (const locale of locales) if (tables[locale]) texts.add(id, locale, tables[locale]);
  texts.setLocale(data.locale);
  const { pathname } = window.location;
  const page = pageAt(data, pathname);
  container.get(CurrentPage).begin(page?.place ?? { base: pathname, params: {}, place: '' });
  container.get(Logout).loginPath = portalLoginPath;
  container.get(ContextKeys).set('runtime', true);
  // Its code is read while the browser looks into its memory.
  for (const id of page?.needed ?? []) void extensionModules[id]?.().catch(() => undefined);
  await Promise.all([container.get(Storage).open(), container.get(OpenPages).look().catch(onUnexpectedError)]);
  container.get(Backups).claim();
  offerHostModules();
  container.get(ExtensionLoader).builtIns = extensionModules;
  container.get(ExtensionHost).start(data);
  // Nothing has to be drawn for it to begin.
  if (page) void container.get(Pages).load(page.id);
  for (const contribution of runtimeContributions) startContribution(container, contribution);
  afterStart(
    () => void import('./laterTexts').then((later) => later.addLaterTexts(container, data)).catch(onUnexpectedError),
  );
  const host = document.getElementById('workbench');
  if (!host) throw new Error('The page has no element #workbench.');
  createRoot(host).render(
    <ServiceScope container={container} namespace="workbench">
      <Runtime />
    </ServiceScope>,
  );
}

/** The page of an address, and the extensions whose code it needs first. What cannot be loaded is reported when it's used. */
function pageAt({ extensions }: Bootstrap, address: string) {
  for (const { id, enabled, manifest } of extensions) {
    const paths = enabled ? (manifest.contributes?.pages ?? []) : [];
    for (const { id: page, path } of paths) {
      const place = placeOnPage(path, address);
      if (place) return { id: page, place, needed: [id, ...(manifest.extensionDependencies ?? [])] };
    }
  }
  return undefined;
}
