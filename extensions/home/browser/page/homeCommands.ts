import { inject, injectable, type OpenOptions, QuickInput, Settings, Storage, Tabs, Texts, Walkthroughs } from 'lathe';
import { WalkthroughProgress } from '../walkthroughs/walkthroughProgress';

export const homeEditor = 'home';
export const walkthroughEditor = 'walkthrough';
const shownKey = 'welcome.shown';

/** Opens the home page and the walkthroughs. */
@injectable()
export class HomeCommands {
  constructor(
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Walkthroughs) private readonly walkthroughs: Walkthroughs,
    @inject(WalkthroughProgress) private readonly progress: WalkthroughProgress,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
    @inject(Settings) private readonly settings: Settings,
    @inject(Storage) private readonly storage: Storage,
  ) {}

  readonly handlers: Readonly<Record<string, (argument?: unknown) => unknown>> = {
    'workbench.action.showWelcomePage': () => this.showHome(),
    'workbench.action.openWalkthrough': (id) => this.openWalkthrough(id),
    'welcome.resetProgress': () => this.progress.reset(),
  };

  /** At the very first start, unless the address leads elsewhere or something is open. */
  async showAtFirstStart(path: string): Promise<void> {
    const isFirst = this.storage.getRaw(shownKey) === undefined;
    this.storage.set(shownKey, true);
    const leadsElsewhere = path !== '/' && path !== '/projects';
    if (!isFirst || leadsElsewhere || this.tabs.all.length > 0) return;
    if (this.settings.get<string>('workbench.startupEditor') === 'welcome') await this.showHome({ focus: false });
  }

  /** At the start it leaves the keyboard where it is: the palette may be open already. */
  private async showHome(how: OpenOptions = {}): Promise<void> {
    await this.tabs.open({ type: homeEditor }, how);
  }

  private async openWalkthrough(wanted: unknown): Promise<void> {
    const given = typeof wanted === 'string' ? this.walkthroughs.get(wanted) : undefined;
    const walkthrough = given ?? (await this.choose());
    if (walkthrough) await this.tabs.open({ type: walkthroughEditor, id: walkthrough.id, name: walkthrough.title });
  }

  private async choose() {
    const items = this.walkthroughs.all.map((walkthrough) => ({
      label: walkthrough.title,
      detail: walkthrough.description,
      walkthrough,
    }));
    const placeholder = this.texts.translate('lathe.home', 'welcome.choose');
    return (await this.quickInput.pick(items, { placeholder }))?.walkthrough;
  }
}
