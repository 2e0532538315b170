import type { ColorDefaults } from './colorDefault';
import { baseColors } from './colors/baseColors';
import { chartColors } from './colors/chartColors';
import { debugColors } from './colors/debugColors';
import { diffColors } from './colors/diffColors';
import { editorColors } from './colors/editorColors';
import { inputColors } from './colors/inputColors';
import { listColors } from './colors/listColors';
import { menuColors } from './colors/menuColors';
import { minimapColors } from './colors/minimapColors';
import { notificationColors } from './colors/notificationColors';
import { peekColors } from './colors/peekColors';
import { settingsColors } from './colors/settingsColors';
import { shellColors } from './colors/shellColors';
import { symbolColors } from './colors/symbolColors';
import { tabColors } from './colors/tabColors';
import { terminalColors } from './colors/terminalColors';
import { testingColors } from './colors/testingColors';
import { textColors } from './colors/textColors';
import { widgetColors } from './colors/widgetColors';

/** Every colour that a theme can set, with what it is where a theme leaves it out. The ids are VS Code's. */
export const colorRegistry: ColorDefaults = {
  ...baseColors,
  ...textColors,
  ...inputColors,
  ...listColors,
  ...menuColors,
  ...shellColors,
  ...tabColors,
  ...notificationColors,
  ...settingsColors,
  ...editorColors,
  ...widgetColors,
  ...peekColors,
  ...diffColors,
  ...minimapColors,
  ...chartColors,
  ...symbolColors,
  ...terminalColors,
  ...debugColors,
  ...testingColors,
};

/** The ids of all of them, and of what extensions add. */
export function colorIds(contributed: ColorDefaults): readonly string[] {
  return [...new Set([...Object.keys(colorRegistry), ...Object.keys(contributed)])];
}
