import { inject, injectable } from 'inversify';
import { createAtom } from 'mobx';
import { type Disposable, toDisposable } from '../../common/lifecycle';
import { Commands } from '../commands/commands';
import { type Context, ContextKeys } from '../contextKeys/contextKeys';
import { Registry } from '../registry';

export interface MenuItemInfo {
  readonly menu: string;
  readonly command?: string;
  readonly submenu?: string;
  readonly alt?: string;
  readonly title?: string;
  readonly when?: string;
  /** 'navigation' comes first; the others follow by name. */
  readonly group: string;
  readonly order: number;
}

export interface SubmenuInfo {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
}

/** An entry as it is drawn, its command or submenu looked up. */
export interface MenuEntry {
  readonly id: string;
  readonly title: string;
  readonly icon?: string;
  readonly enabled: boolean;
  readonly alt?: string;
  readonly submenu?: string;
}

export interface MenuGroup {
  readonly name: string;
  readonly entries: readonly MenuEntry[];
}

/** Which commands stand in which menu, in what order, under which condition. */
@injectable()
export class Menus {
  private readonly items = new Map<string, MenuItemInfo[]>();
  private readonly submenus = new Registry<SubmenuInfo>('submenu');
  private readonly atom = createAtom('menus');

  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
  ) {}

  declare(items: readonly MenuItemInfo[]): Disposable {
    for (const item of items) {
      const list = this.items.get(item.menu) ?? [];
      list.push(item);
      this.items.set(item.menu, list);
    }
    this.atom.reportChanged();
    return toDisposable(() => {
      const gone = new Set(items);
      for (const menu of new Set(items.map((item) => item.menu))) {
        this.items.set(
          menu,
          (this.items.get(menu) ?? []).filter((item) => !gone.has(item)),
        );
      }
      this.atom.reportChanged();
    });
  }

  declareSubmenus(submenus: readonly SubmenuInfo[]): Disposable {
    return this.submenus.addAll(submenus.map((submenu) => [submenu.id, submenu]));
  }

  /** What is declared for a menu, whatever the conditions. */
  itemsOf(menu: string): readonly MenuItemInfo[] {
    this.atom.reportObserved();
    return this.items.get(menu) ?? [];
  }

  /** The groups of a menu that hold under the given context (the root's when left out), in order. */
  groups(menu: string, context: Context = this.contextKeys.root): readonly MenuGroup[] {
    this.atom.reportObserved();
    const groups = new Map<string, MenuItemInfo[]>();
    for (const item of this.items.get(menu) ?? []) {
      if (item.when && !this.contextKeys.matches(item.when, context)) continue;
      groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
    }
    return [...groups]
      .sort(([a], [b]) => compareGroups(a, b))
      .map(([name, items]) => ({
        name,
        entries: items.sort((a, b) => a.order - b.order).flatMap((item) => this.entry(item, context)),
      }))
      .filter((group) => group.entries.length > 0);
  }

  private entry(item: MenuItemInfo, context: Context): readonly MenuEntry[] {
    if (item.submenu) {
      const submenu = this.submenus.get(item.submenu);
      return submenu
        ? [
            {
              id: submenu.id,
              title: item.title ?? submenu.label,
              icon: submenu.icon,
              enabled: true,
              submenu: submenu.id,
            },
          ]
        : [];
    }
    const info = item.command ? this.commands.get(item.command) : undefined;
    if (!info) return [];
    const title = item.title ?? info.shortTitle ?? info.title;
    return [{ id: info.id, title, icon: info.icon, enabled: this.commands.isEnabled(info.id, context), alt: item.alt }];
  }
}

/** Splits the manifest's "group@order". */
export function parseGroup(group = ''): { group: string; order: number } {
  const at = group.lastIndexOf('@');
  const order = at < 0 ? 0 : Number(group.slice(at + 1));
  return at < 0 || Number.isNaN(order) ? { group, order: 0 } : { group: group.slice(0, at), order };
}

function compareGroups(a: string, b: string): number {
  if (a === b) return 0;
  if (a === 'navigation') return -1;
  if (b === 'navigation') return 1;
  return a < b ? -1 : 1;
}
