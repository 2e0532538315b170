import { Texts } from './texts';

it('writes how many there are in the reader’s language, and leaves years alone', () => {
  const texts = new Texts();
  texts.add('one', 'en', { rows_one: '{{count}} row', rows_other: '{{count}} rows', year: '{{year}}' });
  const t = texts.of('one');
  expect([t('rows', { count: 1 }), t('rows', { count: 12345 })]).toEqual(['1 row', '12,345 rows']);
  expect(t('year', { year: 2026 })).toBe('2026');
});

it('has one function for each namespace, which speaks the language of the moment', () => {
  const texts = new Texts();
  texts.add('one', 'en', { hello: 'Hello {{name}}' });
  texts.add('one', 'zh-CN', { hello: '你好 {{name}}' });
  const t = texts.of('one');
  expect(t('hello', { name: 'Ann' })).toBe('Hello Ann');
  texts.setLocale('zh-CN');
  expect(t('hello', { name: 'Ann' })).toBe('你好 Ann');
  expect(texts.of('one')).toBe(t);
  expect(texts.of('other')).not.toBe(t);
});
