import { Texts } from './texts';

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
