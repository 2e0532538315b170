import type { ExtensionContext } from 'lathe';
import { SettingsCommands, settingsEditor } from './settingsCommands';
import { SettingsEditor } from './SettingsEditor';
import { SettingsStore } from './settingsStore';

/** The settings editor and its commands. */
export function registerSettings({ bind, commands, editors, get }: ExtensionContext): void {
  bind(SettingsStore);
  bind(SettingsCommands);
  for (const [id, handler] of Object.entries(get(SettingsCommands).handlers)) commands.register(id, handler);
  editors.register(settingsEditor, SettingsEditor);
}
