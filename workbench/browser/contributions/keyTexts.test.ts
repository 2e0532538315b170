import { Texts } from '../../../core/browser/i18n/texts';
import { ariaLabelOf, labelOf } from '../../../core/common/keybindings/keyLabels';
import { parseKeybinding } from '../../../core/common/keybindings/keybindingParser';
import chinese from '../../locales/zh-CN.json';
import english from '../../locales/en.json';
import { keyTexts, shownKeys, spokenKeys } from './keyTexts';

function chordsOf(key: string) {
  const parsed = parseKeybinding(key);
  if ('error' in parsed) throw new Error(parsed.error.message);
  return parsed.chords;
}

describe('the names of keys', () => {
  const texts = new Texts();
  texts.add('workbench', 'en', english);
  texts.add('workbench', 'zh-CN', chinese);
  const keyboard = { os: 'linux', texts: keyTexts(texts) } as const;
  afterEach(() => texts.setLocale('en'));

  it.each([...shownKeys, 'numpad7', 'pageup', 'f5', ...Object.keys(spokenKeys)])(
    'are in English as they ever were: %s',
    (key) => {
      const chords = chordsOf(`ctrl+${key}`);
      expect(labelOf(chords, keyboard)).toBe(labelOf(chords, { os: 'linux' }));
      expect(ariaLabelOf(chords, keyboard)).toBe(ariaLabelOf(chords, { os: 'linux' }));
    },
  );

  it('follow the language', () => {
    texts.setLocale('zh-CN');
    expect(labelOf(chordsOf('ctrl+space shift+numpad7'), keyboard)).toBe('Ctrl+空格 Shift+小键盘7');
    expect(ariaLabelOf(chordsOf('ctrl+/'), keyboard)).toBe('Control+斜杠');
  });
});
