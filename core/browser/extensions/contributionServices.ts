import { inject, injectable } from 'inversify';
import { OfferedComponents } from '../components/offeredComponents';
import { Commands } from '../commands/commands';
import { Keybindings } from '../keybindings/keybindings';
import { Menus } from '../menus/menus';
import { CurrentPage } from '../pages/currentPage';
import { Pages } from '../pages/pages';
import { QuickAccess } from '../quickAccess/quickAccess';
import { Identifiers } from '../routes/identifiers';
import { Settings } from '../settings/settings';
import { StatusBar } from '../statusBar/statusBar';
import { Editors } from '../tabs/editors';
import { Themes } from '../themes/themes';
import { Views } from '../views/views';
import { Walkthroughs } from '../walkthroughs/walkthroughs';

/** Those who take what manifests declare. */
@injectable()
export class ContributionServices {
  constructor(
    @inject(Commands) readonly commands: Commands,
    @inject(CurrentPage) readonly currentPage: CurrentPage,
    @inject(Editors) readonly editors: Editors,
    @inject(Identifiers) readonly identifiers: Identifiers,
    @inject(Keybindings) readonly keybindings: Keybindings,
    @inject(Menus) readonly menus: Menus,
    @inject(OfferedComponents) readonly offered: OfferedComponents,
    @inject(Pages) readonly pages: Pages,
    @inject(QuickAccess) readonly quickAccess: QuickAccess,
    @inject(Settings) readonly settings: Settings,
    @inject(StatusBar) readonly statusBar: StatusBar,
    @inject(Themes) readonly themes: Themes,
    @inject(Views) readonly views: Views,
    @inject(Walkthroughs) readonly walkthroughs: Walkthroughs,
  ) {}
}
