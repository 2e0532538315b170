import fc from 'fast-check';
import { clearCookie, readCookie, writeCookie } from './cookies';
import { rememberLocale } from './localeCookies';

it('reads what it wrote, whatever it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (value) => {
      writeCookie('u-m', value);
      expect(readCookie('u-m')).toBe(value);
    }),
  );
});

it('reads what somebody else wrote without escaping', () => {
  document.cookie = 'u-m=100%; path=/';
  expect(readCookie('u-m')).toBe('100%');
});

it('tells names apart that end alike', () => {
  writeCookie('u-locale', 'zh');
  clearCookie('locale');
  expect(readCookie('locale')).toBeUndefined();
});

it.each([
  ['en', 'en', 'en_US'],
  ['zh-CN', 'zh', 'zh_CN'],
] as const)('remembers %s in each of the platform’s ways', (locale, short, long) => {
  rememberLocale(locale);
  expect([readCookie('u-locale'), readCookie('locale'), readCookie('currentLang')]).toEqual([short, long, long]);
});
