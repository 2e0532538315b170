import type { ExtensionContext } from 'lathe';
import { AppEditor } from './AppEditor';
import { DesignerCommands } from './designerCommands';
import { TenantLanguages } from './fields/tenantLanguages';
import { MenuClipboard } from './menus/menuClipboard';
import { OpenDesigners } from './openDesigners';
import { appEditor } from './showSection';
import { sections } from './sections';
import { PickTargets } from './targets/pickTargets';
import { TabTargets } from './targets/tabTargets';

/** The editor of an application: its menus, tabs, access and look. */
export function registerDesigner({ bind, commands, editors, get }: ExtensionContext): void {
  for (const service of [OpenDesigners, TenantLanguages, TabTargets, PickTargets, MenuClipboard, DesignerCommands])
    bind(service);
  editors.register(appEditor, AppEditor);
  const own = (): DesignerCommands => get(DesignerCommands);
  for (const { id } of sections)
    commands.register(`apps.show${id.charAt(0).toUpperCase()}${id.slice(1)}`, () => own().show(id));
  commands.register('apps.newMenu', () => own().newMenu());
  commands.register('apps.newMenuFolder', () => own().newFolder());
  commands.register('apps.addMenusFor', () => own().addMenusFor());
  commands.register('apps.moveMenusUp', () => own().onMenus(({ menus }) => menus.step(-1)));
  commands.register('apps.moveMenusDown', () => own().onMenus(({ menus }) => menus.step(1)));
  commands.register('apps.indentMenus', () => own().onMenus(({ menus }) => menus.indent()));
  commands.register('apps.outdentMenus', () => own().onMenus(({ menus }) => menus.outdent()));
  commands.register('apps.deleteMenus', () => own().onMenus(({ menus }) => menus.remove()));
  commands.register('apps.cutMenus', () => own().cut());
  commands.register('apps.copyMenus', () => own().copy());
  commands.register('apps.pasteMenus', () => own().paste());
  commands.register('apps.newTab', () => own().newTab());
  commands.register('apps.deleteTab', () => own().deleteTab());
}
