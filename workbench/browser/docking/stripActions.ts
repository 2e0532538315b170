import type { Commands } from '../../../core/browser/commands/commands';
import type { Translate } from '../../../core/browser/i18n/texts';
import type { Layout } from '../../../core/browser/layout/layout';
import type { ContextMenus } from '../../../core/browser/menus/contextMenus';
import type { Tabs } from '../../../core/browser/tabs/tabs';
import { onUnexpectedError } from '../../../core/common/event';
import type { StripActions } from './tabStrip';

const newFile = 'workbench.action.files.newUntitledFile';

interface Services {
  readonly tabs: Tabs;
  readonly layout: Layout;
  readonly commands: Commands;
  readonly menus: ContextMenus;
  readonly t: Translate;
}

/** What the strips of tabs do, in terms of the services. */
export function stripActions({ tabs, layout, commands, menus, t }: Services): StripActions {
  const run = (command: string, key: string): void => {
    void commands.execute(command, key).catch(onUnexpectedError);
  };
  return {
    activate: (key) => tabs.activate(key),
    enter: () => layout.focus('editors'),
    close: (key) => run('workbench.action.closeActiveEditor', key),
    unpin: (key) => tabs.unpin(key),
    keepOpen: (key) => tabs.keepOpen(key),
    isPinned: (key) => tabs.get(key)?.pinned === true,
    focusGroup: (id) => tabs.grid.focus(id),
    openNew: (id) => {
      tabs.grid.focus(id);
      if (commands.has(newFile)) void commands.execute(newFile).catch(onUnexpectedError);
    },
    showGroupMenu: (id, at) => {
      tabs.grid.focus(id);
      const key = tabs.grid.group(id)?.active;
      void menus.showMenu('editor/title', { label: t('tabs.actions'), at, args: key === undefined ? [] : [key] });
    },
    showMenu: (key, at) => {
      tabs.activate(key);
      void menus.showMenu('editor/title/context', { label: t('tabs.menu'), at, args: [key] });
    },
    moveWithin: (key, step) => {
      const group = tabs.groupOf(key);
      const at = group?.tabs.findIndex((tab) => tab.key === key) ?? -1;
      if (group && at + step >= 0) tabs.move(key, { group: group.id, index: at + step });
    },
    moveToGroup: (key, direction) =>
      run(`workbench.action.moveEditorTo${direction === 'next' ? 'Next' : 'Previous'}Group`, key),
  };
}
