import { createRoot } from 'react-dom/client';
import { extensionModules } from 'virtual:extension-modules';
import { AntiForgery } from '../../core/browser/api/antiForgery';
import { SessionAntiForgery } from '../../core/browser/session/sessionAntiForgery';
import { createContainer } from '../../core/common/container';
import { ExtensionHost } from '../../core/browser/extensions/extensionHost';
import { ExtensionLoader } from '../../core/browser/extensions/extensionLoader';
import { Texts } from '../../core/browser/i18n/texts';
import { coreServices } from '../../core/browser/services';
import { OpenPages } from '../../core/browser/storage/openPages';
import { Storage } from '../../core/browser/storage/storage';
import { Backups } from '../../core/browser/workingCopies/backups';
import { ServiceScope } from '../../core/browser/ui/services';
import { onUnexpectedError } from '../../core/common/event';
import { offerHostModules } from './extensions/hostModules';
import { readPageData } from './pageData';
import { startContribution } from './contributions/contribution';
import { contributions } from './contributions';
import { workbenchServices } from './services';
import { Workbench } from './Workbench';

/** From the data in the page to a workbench that answers: no request in between. */
export async function startStudio(): Promise<void> {
  const data = readPageData();
  const container = createContainer([...coreServices, ...workbenchServices, ...contributions]);
  container.bind(AntiForgery).toService(SessionAntiForgery);
  const texts = container.get(Texts);
  texts.add('workbench', data.locale, data.texts);
  texts.setLocale(data.locale);
  await Promise.all([container.get(Storage).open(), container.get(OpenPages).look().catch(onUnexpectedError)]);
  container.get(Backups).claim();
  offerHostModules();
  container.get(ExtensionLoader).builtIns = extensionModules;
  container.get(ExtensionHost).start(data);
  for (const contribution of contributions) startContribution(container, contribution);
  const host = document.getElementById('workbench');
  if (!host) throw new Error('The page has no element #workbench.');
  createRoot(host).render(
    <ServiceScope container={container} namespace="workbench">
      <Workbench />
    </ServiceScope>,
  );
}
