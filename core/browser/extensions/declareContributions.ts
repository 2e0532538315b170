import type { ExtensionDescription } from '../../common/extensions/bootstrap';
import { DisposableStore, type Disposable } from '../../common/lifecycle';
import type { Contributions } from '../../common/manifest/contributions';
import type { ContributionServices } from './contributionServices';
import { declareCommands } from './points/commands';
import type { Declare } from './points/declare';
import { declareConfiguration, declareConfigurationDefaults } from './points/configuration';
import { declareEditors } from './points/editors';
import { declareIdentifiers } from './points/identifiers';
import { declareKeybindings } from './points/keybindings';
import { declareMenus } from './points/menus';
import { declarePages } from './points/pages';
import { declareQuickAccess } from './points/quickAccess';
import { declareStatusBar } from './points/statusBar';
import { declareSubmenus } from './points/submenus';
import { declareColors, declareThemes } from './points/themes';
import { declareViews, declareViewsContainers, declareViewsWelcome } from './points/views';
import { declareWalkthroughs } from './points/walkthroughs';

const points: { readonly [Point in keyof Contributions]?: Declare<Point> } = {
  commands: declareCommands,
  submenus: declareSubmenus,
  menus: declareMenus,
  keybindings: declareKeybindings,
  viewsContainers: declareViewsContainers,
  views: declareViews,
  viewsWelcome: declareViewsWelcome,
  editors: declareEditors,
  pages: declarePages,
  identifiers: declareIdentifiers,
  configuration: declareConfiguration,
  configurationDefaults: declareConfigurationDefaults,
  themes: declareThemes,
  colors: declareColors,
  walkthroughs: declareWalkthroughs,
  quickAccess: declareQuickAccess,
  statusBar: declareStatusBar,
};
const names = Object.keys(points) as (keyof Contributions)[];

/**
 * Makes known all that an extension contributes, before any of its code is loaded. What one point refuses (an id that is
 * taken, say) is handed to `refused`, and the others hold.
 */
export function declareContributions(
  extension: ExtensionDescription,
  services: ContributionServices,
  refused: (error: unknown) => void,
): Disposable {
  const declared = new DisposableStore();
  const contributed = extension.manifest.contributes;
  if (!contributed) return declared;
  for (const name of names) {
    try {
      declarePoint(name, contributed, extension, services, declared);
    } catch (error) {
      refused(error);
    }
  }
  return declared;
}

function declarePoint<Point extends keyof Contributions>(
  name: Point,
  contributed: Contributions,
  extension: ExtensionDescription,
  services: ContributionServices,
  declared: DisposableStore,
): void {
  const declare: Declare<Point> | undefined = points[name];
  const value = contributed[name];
  if (declare && value) declared.add(declare(value, extension, services));
}
