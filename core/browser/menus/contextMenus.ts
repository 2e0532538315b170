import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Context } from '../contextKeys/contextKeys';
import { type MenuActionGroup, MenuActions } from './menuActions';

export interface ContextMenuRequest {
  /** Spoken name of the menu. */
  readonly label: string;
  /** Below this element, or where the mouse is. */
  readonly at: Element | { readonly x: number; readonly y: number };
  readonly groups: readonly MenuActionGroup[];
}

interface OpenMenu extends ContextMenuRequest {
  readonly id: number;
  readonly close: () => void;
}

/** The one context menu that is open, whoever asked for it. */
@injectable()
export class ContextMenus {
  open: OpenMenu | undefined = undefined;
  private count = 0;

  constructor(@inject(MenuActions) private readonly actions: MenuActions) {
    makeObservable(this, { open: observableRef });
  }

  /** Resolves when the menu is closed. A menu without entries does not open. */
  show(request: ContextMenuRequest): Promise<void> {
    this.open?.close();
    const groups = request.groups.filter((group) => group.actions.length > 0);
    if (groups.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const menu: OpenMenu = {
        ...request,
        groups,
        id: this.count++,
        close: () => {
          if (this.open === menu) runInAction(() => (this.open = undefined));
          resolve();
        },
      };
      runInAction(() => (this.open = menu));
    });
  }

  /** Shows a menu of the manifests; its commands are run with the given arguments. */
  showMenu(
    menu: string,
    options: Omit<ContextMenuRequest, 'groups'> & { readonly context?: Context; readonly args?: readonly unknown[] },
  ): Promise<void> {
    return this.show({ ...options, groups: this.actions.of(menu, options.context, options.args) });
  }
}
