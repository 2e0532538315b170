import { createRoot } from 'react-dom/client';
import { extensionModules } from 'virtual:extension-modules';
import { AntiForgery } from '../../../core/browser/api/antiForgery';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { ExtensionHost } from '../../../core/browser/extensions/extensionHost';
import { ExtensionLoader } from '../../../core/browser/extensions/extensionLoader';
import { Texts } from '../../../core/browser/i18n/texts';
import { CurrentPage } from '../../../core/browser/pages/currentPage';
import { coreServices } from '../../../core/browser/services';
import { Logout } from '../../../core/browser/session/logout';
import { SessionAntiForgery } from '../../../core/browser/session/sessionAntiForgery';
import { OpenPages } from '../../../core/browser/storage/openPages';
import { Storage } from '../../../core/browser/storage/storage';
import { ServiceScope } from '../../../core/browser/ui/services';
import { Backups } from '../../../core/browser/workingCopies/backups';
import { createContainer } from '../../../core/common/container';
import { onUnexpectedError } from '../../../core/common/event';
import { placeOnPage } from '../../../core/common/pages/pagePlace';
import { portalLoginPath } from '../../../core/common/session/sessionNames';
import { startContribution } from '../contributions/contribution';
import { offerHostModules } from '../extensions/hostModules';
import { readPageData } from '../pageData';
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
  texts.setLocale(data.locale);
  const paths = data.extensions.flatMap(({ manifest }) => manifest.contributes?.pages ?? []);
  const { pathname } = window.location;
  const found = paths.map(({ path }) => placeOnPage(path, pathname)).find((place) => place !== undefined);
  container.get(CurrentPage).begin(found?.base ?? pathname, found?.place);
  container.get(Logout).loginPath = portalLoginPath;
  container.get(ContextKeys).set('runtime', true);
  await Promise.all([container.get(Storage).open(), container.get(OpenPages).look().catch(onUnexpectedError)]);
  container.get(Backups).claim();
  offerHostModules();
  container.get(ExtensionLoader).builtIns = extensionModules;
  container.get(ExtensionHost).start(data);
  for (const contribution of runtimeContributions) startContribution(container, contribution);
  const host = document.getElementById('workbench');
  if (!host) throw new Error('The page has no element #workbench.');
  createRoot(host).render(
    <ServiceScope container={container} namespace="workbench">
      <Runtime />
    </ServiceScope>,
  );
}
