import {
  type ColorDefaults,
  darken,
  exceptHighContrast,
  highContrastOnly,
  lighten,
  oneOf,
  transparent,
} from '../colorDefault';

/** Menus, breadcrumbs and the quick input. */
export const menuColors: ColorDefaults = {
  'breadcrumb.foreground': transparent('foreground', 0.8),
  'breadcrumb.background': 'editor.background',
  'breadcrumb.focusForeground': [
    lighten('foreground', 0.1),
    darken('foreground', 0.2),
    lighten('foreground', 0.1),
    lighten('foreground', 0.1),
  ],
  'breadcrumb.activeSelectionForeground': [
    lighten('foreground', 0.1),
    darken('foreground', 0.2),
    lighten('foreground', 0.1),
    lighten('foreground', 0.1),
  ],
  'breadcrumbPicker.background': 'editorWidget.background',
  'menu.border': highContrastOnly('contrastBorder'),
  'menu.foreground': 'dropdown.foreground',
  'menu.background': 'dropdown.background',
  'menu.selectionForeground': 'list.activeSelectionForeground',
  'menu.selectionBackground': 'list.activeSelectionBackground',
  'menu.selectionBorder': highContrastOnly('contrastActiveBorder'),
  'menu.separatorBackground': [
    transparent('foreground', 0.2),
    transparent('foreground', 0.2),
    'contrastBorder',
    'contrastBorder',
  ],
  'quickInput.background': 'editorWidget.background',
  'quickInput.foreground': 'editorWidget.foreground',
  'quickInputTitle.background': ['#ffffff1b', '#0000000f', '#000000', '#ffffff'],
  'pickerGroup.foreground': ['#3794ff', '#0066bf', '#ffffff', '#0f4a85'],
  'pickerGroup.border': ['#3f3f46', '#cccedb', '#ffffff', '#0f4a85'],
  'quickInput.list.focusBackground': null,
  'quickInputList.focusForeground': 'list.activeSelectionForeground',
  'quickInputList.focusIconForeground': 'list.activeSelectionIconForeground',
  'quickInputList.focusBackground': exceptHighContrast(
    oneOf('quickInput.list.focusBackground', 'list.activeSelectionBackground'),
  ),
  'quickInputList.focusHighlightForeground': 'list.focusHighlightForeground',
};
