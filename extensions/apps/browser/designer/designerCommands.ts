import { inject, injectable, type PickItem, QuickInput, Tabs } from 'lathe';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';
import { SwitchApplication } from '../current/switchApplication';
import type { AppDesigner } from './appDesigner';
import { MenuClipboard } from './menus/menuClipboard';
import { OpenDesigners } from './openDesigners';
import { showSection } from './showSection';
import type { SectionId } from './sections';
import { PickTargets } from './targets/pickTargets';

interface TabItem extends PickItem {
  /** Undefined for one that is yet to be made. */
  readonly tab: string | undefined;
}

/** What commands do in the designer that the user is in, or that of the current application. */
@injectable()
export class DesignerCommands {
  constructor(
    @inject(OpenDesigners) private readonly open: OpenDesigners,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(SwitchApplication) private readonly switching: SwitchApplication,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(PickTargets) private readonly targets: PickTargets,
    @inject(MenuClipboard) private readonly clipboard: MenuClipboard,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async show(section: SectionId): Promise<void> {
    const { active } = this.tabs;
    if (active && this.open.active) showSection(this.tabs, active, section);
    else if (this.current.appId !== undefined) await this.current.open(this.current.appId, { section });
    else await this.switching.run({ section });
  }

  async newMenu(): Promise<void> {
    const designer = this.editable('menus');
    if (!designer) return;
    const { menus } = designer;
    const { t } = this.texts;
    const known = menus.tabs.map(({ id, label, kind, targetLabel }) => ({
      ...{ label, description: [t(`designer.kind.${kind}`), targetLabel].filter(Boolean).join(' · '), tab: id },
    }));
    const more = { label: t('designer.menus.forNewTab'), icon: 'add', tab: undefined, alwaysShow: true };
    const items = [{ separator: t('designer.tabs') }, ...known, { separator: '' }, more];
    const picked = await this.quickInput.pick<TabItem>(items, {
      title: t('designer.menus.add'),
      matchOnDescription: true,
    });
    if (!picked) return;
    const tab = picked.tab ?? (await this.makeTab(designer));
    if (tab !== undefined) await menus.addLink(tab);
  }

  async newFolder(): Promise<void> {
    await this.editable('menus')?.menus.addFolder();
  }

  async addMenusFor(): Promise<void> {
    const designer = this.editable('menus');
    const picked = designer ? await this.targets.several(designer.appId) : [];
    if (picked.length > 0) await designer?.menus.addFor(picked);
  }

  async newTab(): Promise<void> {
    const designer = this.editable('tabs');
    const made = designer && (await this.makeTab(designer));
    if (made !== undefined) designer?.showTab(made);
  }

  deleteTab(): void {
    const designer = this.editable('tabs');
    if (designer?.tabId !== undefined) designer.tabs.remove([designer.tabId]);
  }

  /** What is done with the menus that are chosen. */
  onMenus(work: (designer: AppDesigner) => void): void {
    const designer = this.editable('menus');
    if (designer) work(designer);
  }

  cut(): void {
    this.onMenus(({ appId, menus }) => this.clipboard.take(appId, menus, true));
  }

  copy(): void {
    const designer = this.open.active;
    if (designer) this.clipboard.take(designer.appId, designer.menus, false);
  }

  async paste(): Promise<void> {
    const designer = this.editable('menus');
    if (designer) await this.clipboard.paste(designer.appId, designer.menus);
  }

  private async makeTab(designer: AppDesigner): Promise<string | undefined> {
    const kind = await this.targets.kind();
    if (kind === undefined) return undefined;
    const home = designer.tabs.all.find((tab) => tab.kind === 'home');
    if (kind === 'home' && home) return home.id;
    if (kind === 'home' || kind === 'link') return designer.tabs.add(kind, undefined);
    const target = await this.targets.one(kind);
    return target && designer.tabs.add(kind, target);
  }

  /** The one that the user is in, in the section of which the command is; nothing where he may only look. */
  private editable(section: SectionId): AppDesigner | undefined {
    const { active } = this.open;
    const tab = this.tabs.active;
    if (!active || !tab || active.readOnly || active.form.state !== 'ready') return undefined;
    if (tab.params['section'] !== section) showSection(this.tabs, tab, section);
    return active;
  }
}
