import type { Texts } from '../../../core/browser/i18n/texts';
import type { KeyTexts } from '../../../core/common/keybindings/keyLabels';

/** Keys that are called otherwise in other languages; what is printed on all keyboards alike, such as "Tab", is not. */
export const shownKeys: ReadonlySet<string> = new Set([
  'backspace',
  'browserback',
  'browserforward',
  'contextmenu',
  'down',
  'enter',
  'left',
  'mediaplaypause',
  'mediastop',
  'mediatracknext',
  'mediatrackprevious',
  'numpad_add',
  'numpad_decimal',
  'numpad_divide',
  'numpad_multiply',
  'numpad_separator',
  'numpad_subtract',
  'right',
  'space',
  'up',
]);

/** The names of signs, which a screen reader tends to skip, and of keys that it reads better as words. */
export const spokenKeys: Readonly<Record<string, string>> = {
  '`': 'backtick',
  '-': 'minus',
  '=': 'equals',
  '[': 'leftBracket',
  ']': 'rightBracket',
  '\\': 'backslash',
  ';': 'semicolon',
  "'": 'quote',
  ',': 'comma',
  '.': 'period',
  '/': 'slash',
  left: 'left',
  right: 'right',
  up: 'up',
  down: 'down',
  pageup: 'pageup',
  pagedown: 'pagedown',
};

/** What keys are called in the language of the workbench, observably. */
export function keyTexts(texts: Texts): KeyTexts {
  const t = texts.of('workbench');
  return {
    shown(key) {
      const digit = /^numpad(\d)$/.exec(key)?.[1];
      if (digit !== undefined) return t('keyNames.numpad', { digit });
      return shownKeys.has(key) ? t(`keyNames.${key}`) : undefined;
    },
    spoken: (key) => (Object.hasOwn(spokenKeys, key) ? t(`keyNames.spoken.${spokenKeys[key]}`) : undefined),
  };
}
