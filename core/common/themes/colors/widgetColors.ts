import { type ColorDefaults, darken, highContrastOnly, lighten, transparent } from '../colorDefault';

/** What floats over an editor, search results and problems. */
export const widgetColors: ColorDefaults = {
  'editorStickyScroll.background': 'editor.background',
  'editorStickyScrollGutter.background': 'editor.background',
  'editorStickyScrollHover.background': ['#2a2d2e', '#f0f0f0', null, '#0f4a851a'],
  'editorStickyScroll.border': highContrastOnly('contrastBorder'),
  'editorStickyScroll.shadow': 'scrollbar.shadow',
  'editorWidget.background': ['#252526', '#f3f3f3', '#0c141f', '#ffffff'],
  'editorWidget.foreground': 'foreground',
  'editorWidget.border': [
    transparent('editorWidget.foreground', 0.2),
    transparent('editorWidget.foreground', 0.2),
    'contrastBorder',
    'contrastBorder',
  ],
  'editorWidget.resizeBorder': null,
  'editorHoverWidget.background': 'editorWidget.background',
  'editorHoverWidget.foreground': 'editorWidget.foreground',
  'editorHoverWidget.border': 'editorWidget.border',
  'editorHoverWidget.statusBarBackground': [
    lighten('editorHoverWidget.background', 0.2),
    darken('editorHoverWidget.background', 0.05),
    'editorWidget.background',
    'editorWidget.background',
  ],
  'problemsErrorIcon.foreground': 'editorError.foreground',
  'problemsWarningIcon.foreground': 'editorWarning.foreground',
  'problemsInfoIcon.foreground': 'editorInfo.foreground',
  'search.resultsInfoForeground': [transparent('foreground', 0.65), 'foreground', 'foreground', 'foreground'],
  'searchEditor.findMatchBackground': [
    transparent('editor.findMatchHighlightBackground', 0.66),
    transparent('editor.findMatchHighlightBackground', 0.66),
    'editor.findMatchHighlightBackground',
    'editor.findMatchHighlightBackground',
  ],
  'searchEditor.findMatchBorder': [
    transparent('editor.findMatchHighlightBorder', 0.66),
    transparent('editor.findMatchHighlightBorder', 0.66),
    'editor.findMatchHighlightBorder',
    'editor.findMatchHighlightBorder',
  ],
};
