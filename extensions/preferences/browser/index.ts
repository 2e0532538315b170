import type { Activate } from 'lathe';
import { KeyboardShortcutsEditor } from './keyboardShortcuts/KeyboardShortcutsEditor';
import { ShortcutActions } from './keyboardShortcuts/shortcutActions';
import { registerShortcutCommands } from './keyboardShortcuts/shortcutCommands';
import { ShortcutStore } from './keyboardShortcuts/shortcutStore';
import { ShortcutView } from './keyboardShortcuts/shortcutView';
import { registerSettings } from './settings/registerSettings';
import { registerThemes } from './themes/registerThemes';

export const activate: Activate = (context) => {
  const { bind, editors } = context;
  bind(ShortcutStore);
  bind(ShortcutView);
  bind(ShortcutActions);
  registerShortcutCommands(context);
  registerThemes(context);
  registerSettings(context);
  editors.register('keyboardShortcuts', KeyboardShortcutsEditor);
};
