import { inject, injectable, Tabs, Texts } from 'lathe';
import { newId } from 'lathe/ui';
import { when } from 'mobx';
import { AttachedApps } from '../apps/attachedApps';
import { MenuList } from '../menus/menuList';
import { MenuMaking } from '../menus/menuMaking';
import type { ShownParts } from '../parts/shownParts';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { OpenServices } from './openServices';
import type { SectionId } from './sections';
import type { ItemEntry } from './serviceItem';
import type { ServiceDesigner } from './serviceDesigner';

/** How long a section may take to be there, in milliseconds. */
const patience = 10_000;

/** What commands do in the service that the user is in; nothing where he may only look. */
@injectable()
export class ServiceCommands {
  constructor(
    @inject(OpenServices) private readonly open: OpenServices,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(ItemActions) private readonly items: ItemActions,
    @inject(MenuMaking) private readonly menus: MenuMaking,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  readonly handlers: Readonly<Record<string, () => unknown>> = {
    'services.showOverview': () => this.show('overview'),
    'services.showItems': () => this.show('items'),
    'services.showMenus': () => this.show('menus'),
    'services.showResources': () => this.show('resources'),
    'services.showApps': () => this.show('apps'),
    'services.showApi': () => this.show('api'),
    'services.movePartsUp': () => this.editable?.shown?.step?.(-1),
    'services.movePartsDown': () => this.editable?.shown?.step?.(1),
    'services.indentParts': () => this.editable?.shown?.indent?.(),
    'services.outdentParts': () => this.editable?.shown?.outdent?.(),
    'services.removeParts': () => this.editable?.shown?.remove?.(),
    'services.sendRequest': () => this.open.active?.shown?.send?.(),
    'services.addItems': () => this.onItems((list) => this.items.addExisting(list)),
    'services.newItemObject': () => this.onItems((list) => this.items.newObject(list)),
    'services.newItemFolder': () => this.onItems((list) => this.items.newFolder(list)),
    'services.openItem': () => this.onChosen((item) => this.items.open(item)),
    'services.renameItem': () =>
      this.onChosen(({ id, kind }, { tree }) => kind === 'folder' && tree.rename(tree.node(id))),
    'services.moveItemsTo': () => this.onItems((list) => this.items.moveTo(list)),
    'services.newMenu': () => this.onMenus((list) => this.menus.addLinks(list)),
    'services.newMenuFolder': () => this.onMenus((list) => this.menus.addFolder(list)),
    'services.changeMenuTab': () => this.onMenus((list) => this.menus.changeTab(list)),
    'services.translateMenu': () => this.onMenus((list) => this.menus.translate(list)),
    'services.toggleMenus': () => this.onMenus((list) => this.menus.toggle(list)),
    'services.newResource': () => this.newResource(),
    'services.attachApps': () => this.attachApps(),
  };

  private get editable(): ServiceDesigner | undefined {
    const { active } = this.open;
    return active?.readOnly ? undefined : active;
  }

  private show(section: SectionId): void {
    const { active } = this.tabs;
    if (active && this.open.active) this.tabs.update(active.key, { params: { ...active.params, section } });
  }

  private onItems(work: (list: ItemList) => unknown): Promise<void> {
    return this.on(ItemList, 'items', work);
  }

  /** The first of what is selected. */
  private onChosen(work: (item: ItemEntry, list: ItemList) => unknown): Promise<void> {
    return this.onItems((list) => {
      const [item] = list.chosen;
      return item && work(item, list);
    });
  }

  private onMenus(work: (list: MenuList) => unknown): Promise<void> {
    return this.on(MenuList, 'menus', work);
  }

  /** From another section it leads there first. */
  private async on<T extends ShownParts>(
    kind: abstract new (...args: never[]) => T,
    section: SectionId,
    work: (shown: T) => unknown,
  ): Promise<void> {
    const designer = this.editable;
    const shownNow = (): T | undefined => {
      const shown = this.open.active === designer ? designer?.shown : undefined;
      return shown instanceof kind && shown.ready !== false ? shown : undefined;
    };
    if (!shownNow()) this.show(section);
    if (!designer) return;
    // It may fail to load, and says so itself then; or the user goes elsewhere meanwhile.
    await when(() => shownNow() !== undefined, { timeout: patience }).catch(() => undefined);
    const shown = shownNow();
    if (shown) await work(shown);
  }

  private attachApps(): Promise<void> {
    return this.on(AttachedApps, 'apps', (apps) => apps.attach());
  }

  private newResource(): unknown {
    const service = this.editable?.id;
    if (service === undefined) return undefined;
    const name = this.texts.of('lathe.services')('resource.new');
    return this.tabs.open({ type: 'serviceResource', id: newId, name, params: { service } });
  }
}
