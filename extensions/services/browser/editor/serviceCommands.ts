import { inject, injectable, Tabs, Texts } from 'lathe';
import { newId } from 'lathe/ui';
import { AttachedApps } from '../apps/attachedApps';
import { MenuList } from '../menus/menuList';
import { MenuMaking } from '../menus/menuMaking';
import { ItemActions } from './itemActions';
import { ItemList } from './itemList';
import { OpenServices } from './openServices';
import type { SectionId } from './sections';
import type { PlacedItem } from './serviceItem';
import type { ServiceDesigner } from './serviceDesigner';

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
    'services.removeParts': () => this.editable?.shown?.remove?.(),
    'services.addItems': () => this.onItems((list) => this.items.addExisting(list.service, list.items)),
    'services.newItemObject': () => this.onItems(({ service }) => this.items.newObject(service)),
    'services.newItemFolder': () => this.onItems(({ service }) => this.items.newFolder(service)),
    'services.openItem': () => this.onChosen((item) => this.items.open(item)),
    'services.renameItem': () => this.onChosen((item, { service }) => this.items.renameFolder(service, item)),
    'services.moveItemsTo': () => this.onItems((list) => this.items.moveTo(list.service, list.chosen, list.items)),
    'services.newMenu': () => this.onMenus((list) => this.menus.addLinks(list)),
    'services.newMenuFolder': () => this.onMenus((list) => this.menus.addFolder(list)),
    'services.changeMenuTab': () => this.onMenus((list) => this.menus.changeTab(list)),
    'services.translateMenu': () => this.onMenus((list) => this.menus.translate(list)),
    'services.toggleMenus': () => this.onMenus((list) => this.menus.toggle(list)),
    'services.indentMenus': () => this.onMenus((list) => list.indent()),
    'services.outdentMenus': () => this.onMenus((list) => list.outdent()),
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

  private onItems(work: (list: ItemList) => Promise<void>): Promise<void> | undefined {
    return this.on(ItemList, 'items', work);
  }

  /** The first of what is selected. */
  private onChosen(work: (item: PlacedItem, list: ItemList) => Promise<void>): Promise<void> | undefined {
    return this.onItems(async (list) => {
      const [item] = list.chosen;
      if (item) await work(item, list);
    });
  }

  private onMenus(work: (list: MenuList) => Promise<void>): Promise<void> | undefined {
    return this.on(MenuList, 'menus', work);
  }

  /** In another section it leads there first. */
  private on<T extends object>(
    kind: abstract new (...args: never[]) => T,
    section: SectionId,
    work: (shown: T) => Promise<void>,
  ): Promise<void> | undefined {
    const shown = this.editable?.shown;
    if (shown instanceof kind) return work(shown);
    this.show(section);
    return undefined;
  }

  private attachApps(): Promise<void> | undefined {
    return this.on(AttachedApps, 'apps', (apps) => apps.attach());
  }

  private newResource(): unknown {
    const service = this.editable?.id;
    if (service === undefined) return undefined;
    const name = this.texts.of('lathe.services')('resource.new');
    return this.tabs.open({ type: 'serviceResource', id: newId, name, params: { service } });
  }
}
