import { type ColorDefaults, exceptHighContrast, highContrastOnly, transparent } from '../colorDefault';

/** Differences and merges. */
export const diffColors: ColorDefaults = {
  'diffEditor.insertedTextBackground': exceptHighContrast('#9ccc2c33', '#9ccc2c40'),
  'diffEditor.removedTextBackground': exceptHighContrast('#ff000033'),
  'diffEditor.insertedLineBackground': exceptHighContrast('#9bb95533'),
  'diffEditor.removedLineBackground': exceptHighContrast('#ff000033'),
  'diffEditorGutter.insertedLineBackground': null,
  'diffEditorGutter.removedLineBackground': null,
  'diffEditorOverview.insertedForeground': null,
  'diffEditorOverview.removedForeground': null,
  'diffEditor.insertedTextBorder': [null, null, '#33ff2e', '#374e06'],
  'diffEditor.removedTextBorder': [null, null, '#ff008f', '#ad0707'],
  'diffEditor.border': highContrastOnly('contrastBorder'),
  'diffEditor.diagonalFill': exceptHighContrast('#cccccc33', '#22222233'),
  'diffEditor.unchangedRegionBackground': 'sideBar.background',
  'diffEditor.unchangedRegionForeground': 'foreground',
  'diffEditor.unchangedCodeBackground': exceptHighContrast('#74747429', '#b8b8b829'),
  'merge.currentHeaderBackground': exceptHighContrast('#40c8ae80'),
  'merge.currentContentBackground': transparent('merge.currentHeaderBackground', 0.4),
  'merge.incomingHeaderBackground': exceptHighContrast('#40a6ff80'),
  'merge.incomingContentBackground': transparent('merge.incomingHeaderBackground', 0.4),
  'merge.commonHeaderBackground': exceptHighContrast('#60606066'),
  'merge.commonContentBackground': transparent('merge.commonHeaderBackground', 0.4),
  'merge.border': [null, null, '#c3df6f', '#007acc'],
};
