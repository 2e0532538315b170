import { type ColorDefaults, transparent } from '../colorDefault';

/** The minimap and the ruler beside it. */
export const minimapColors: ColorDefaults = {
  'editorOverviewRuler.currentContentForeground': [
    transparent('merge.currentHeaderBackground', 1),
    transparent('merge.currentHeaderBackground', 1),
    'merge.border',
    'merge.border',
  ],
  'editorOverviewRuler.incomingContentForeground': [
    transparent('merge.incomingHeaderBackground', 1),
    transparent('merge.incomingHeaderBackground', 1),
    'merge.border',
    'merge.border',
  ],
  'editorOverviewRuler.commonContentForeground': [
    transparent('merge.commonHeaderBackground', 1),
    transparent('merge.commonHeaderBackground', 1),
    'merge.border',
    'merge.border',
  ],
  'editorOverviewRuler.findMatchForeground': ['#d186167e', '#d186167e', '#ab5a00', '#ab5a00'],
  'editorOverviewRuler.selectionHighlightForeground': '#a0a0a0cc',
  'minimap.findMatchHighlight': 'editor.findMatchHighlightBackground',
  'minimap.selectionOccurrenceHighlight': 'editor.selectionHighlightBackground',
  'minimap.selectionHighlight': 'editor.selectionBackground',
  'minimap.infoHighlight': ['editorInfo.foreground', 'editorInfo.foreground', 'editorInfo.border', 'editorInfo.border'],
  'minimap.warningHighlight': [
    'editorWarning.foreground',
    'editorWarning.foreground',
    'editorWarning.border',
    'editorWarning.border',
  ],
  'minimap.errorHighlight': ['#ff1212b3', '#ff1212b3', '#ff3232', '#b5200d'],
  'minimap.background': null,
  'minimap.foregroundOpacity': '#000000',
  'minimapSlider.background': transparent('scrollbarSlider.background', 0.5),
  'minimapSlider.hoverBackground': transparent('scrollbarSlider.hoverBackground', 0.5),
  'minimapSlider.activeBackground': transparent('scrollbarSlider.activeBackground', 0.5),
  'editorOverviewRuler.border': ['#7f7f7f4d', '#7f7f7f4d', '#7f7f7f4d', '#666666'],
  'editorOverviewRuler.background': null,
  'editorOverviewRuler.rangeHighlightForeground': '#007acc99',
  'editorOverviewRuler.errorForeground': ['#ff1212b3', '#ff1212b3', '#ff3232', '#b5200d'],
  'editorOverviewRuler.warningForeground': [
    'editorWarning.foreground',
    'editorWarning.foreground',
    'editorWarning.border',
    'editorWarning.border',
  ],
  'editorOverviewRuler.infoForeground': [
    'editorInfo.foreground',
    'editorInfo.foreground',
    'editorInfo.border',
    'editorInfo.border',
  ],
};
