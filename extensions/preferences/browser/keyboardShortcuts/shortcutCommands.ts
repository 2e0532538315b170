import type { ExtensionContext } from 'lathe';
import { ShortcutActions } from './shortcutActions';
import type { ShortcutRow } from './shortcutRow';
import { ShortcutStore } from './shortcutStore';
import { ShortcutView } from './shortcutView';

/** The commands of the keyboard shortcuts editor. Those for a row take it as an argument, or else the focused one. */
export function registerShortcutCommands({ commands, get }: Pick<ExtensionContext, 'commands' | 'get'>): void {
  const actions = get(ShortcutActions);
  const store = get(ShortcutStore);
  const view = get(ShortcutView);
  const forRow = (id: string, run: (row: ShortcutRow) => unknown): void =>
    commands.register(`keybindings.editor.${id}`, (given) => {
      const row = isRow(given) ? given : store.focused;
      return row && run(row);
    });

  commands.register('workbench.action.openGlobalKeybindings', (query) => actions.open(query));
  commands.register('workbench.action.openGlobalKeybindingsFile', (...place) => actions.openFile(...place));
  forRow('defineKeybinding', (row) => actions.define(row));
  forRow('addKeybinding', (row) => actions.add(row));
  forRow('defineWhenExpression', (row) => row.binding && store.edit(row));
  forRow('removeKeybinding', (row) => actions.remove(row));
  forRow('resetKeybinding', (row) => actions.reset(row));
  forRow('copyKeybindingEntry', (row) => actions.copy(row));
  forRow('copyCommandKeybindingEntry', (row) => actions.copyText(row.command));
  forRow('copyCommandTitle', (row) => actions.copyText(row.title));
  forRow('showSimilarKeybindings', (row) => actions.showSame(row));
  commands.register('keybindings.editor.searchKeybindings', () => view.focusSearch());
  commands.register('keybindings.editor.focusKeybindings', () => view.focusList());
  commands.register('keybindings.editor.clearSearchResults', () => store.search(''));
  commands.register('keybindings.editor.recordSearchKeys', () => store.setRecording(!store.isRecording));
  commands.register('keybindings.editor.toggleSortByPrecedence', () => store.togglePrecedence());
}

function isRow(value: unknown): value is ShortcutRow {
  return typeof value === 'object' && value !== null && 'command' in value && 'text' in value;
}
