import type { ExtensionContext } from 'lathe';
import { SelectTheme } from './selectTheme';
import { ThemeChoice } from './themeChoice';
import { ToggleLightDark } from './toggleLightDark';

export function registerThemes({ bind, commands }: ExtensionContext): void {
  bind(ThemeChoice);
  commands.register('workbench.action.selectTheme', SelectTheme);
  commands.register('workbench.action.toggleLightDarkThemes', ToggleLightDark);
}
