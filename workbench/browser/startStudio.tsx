import { createRoot } from 'react-dom/client';
import { createContainer } from '../../core/browser/container';
import { Texts } from '../../core/browser/i18n/texts';
import { coreServices } from '../../core/browser/services';
import { Storage } from '../../core/browser/storage/storage';
import { ServiceScope } from '../../core/browser/ui/services';
import { readBootstrap } from './bootstrap';
import { contributions } from './contributions';
import { Workbench } from './Workbench';

/** From the data in the page to a workbench that answers: no request in between. */
export async function startStudio(): Promise<void> {
  const bootstrap = readBootstrap();
  const container = createContainer([...coreServices, ...contributions]);
  const texts = container.get(Texts);
  texts.add('workbench', bootstrap.locale, bootstrap.texts);
  texts.setLocale(bootstrap.locale);
  await container.get(Storage).open();
  for (const contribution of contributions) container.get(contribution);
  const host = document.getElementById('workbench');
  if (!host) throw new Error('The page has no element #workbench.');
  createRoot(host).render(
    <ServiceScope container={container} namespace="workbench">
      <Workbench />
    </ServiceScope>,
  );
}
