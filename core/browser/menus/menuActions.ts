import { inject, injectable } from 'inversify';
import { onUnexpectedError } from '../../common/event';
import { Commands } from '../commands/commands';
import type { Context } from '../contextKeys/contextKeys';
import { Keybindings } from '../keybindings/keybindings';
import { type MenuEntry, Menus } from './menus';

/** One line of a menu or one button of a toolbar, ready to be drawn and run. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  /** As a user reads it: "Ctrl+S". */
  readonly keybinding?: string;
  readonly enabled?: boolean;
  /** Present when the action switches something on and off. */
  readonly checked?: boolean;
  readonly run?: () => void;
  /** Asked for when the submenu is opened. */
  readonly submenu?: () => readonly MenuActionGroup[];
}

export interface MenuActionGroup {
  readonly name: string;
  readonly actions: readonly MenuAction[];
}

/** Turns a menu of the manifests into actions. */
@injectable()
export class MenuActions {
  constructor(
    @inject(Menus) private readonly menus: Menus,
    @inject(Commands) private readonly commands: Commands,
    @inject(Keybindings) private readonly keybindings: Keybindings,
  ) {}

  /** The groups of a menu as they stand in the given context; its commands are run with the given arguments. */
  of(menu: string, context?: Context, args: readonly unknown[] = []): readonly MenuActionGroup[] {
    return this.menus.groups(menu, context).map((group) => ({
      name: group.name,
      actions: group.entries.map((entry) => this.action(entry, context, args)),
    }));
  }

  private action(entry: MenuEntry, context: Context | undefined, args: readonly unknown[]): MenuAction {
    const { id, title: label, icon, enabled, submenu } = entry;
    if (submenu) return { id, label, icon, enabled, submenu: () => this.of(submenu, context, args) };
    return {
      id,
      label,
      icon,
      enabled,
      keybinding: this.keybindings.lookup(id, context)?.label,
      run: () => void this.commands.executeIn(context, id, ...args).catch(onUnexpectedError),
    };
  }
}
