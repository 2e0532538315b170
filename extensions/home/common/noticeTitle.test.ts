import fc from 'fast-check';
import { parseTitle, titleIn, titlesOf, writeTitle } from './noticeTitle';

const word = fc.string({ minLength: 1 }).filter((text) => text.trim() === text);

it('reads what it has written, in each language', () => {
  fc.assert(
    fc.property(word, word, (chinese, english) => {
      const title = writeTitle({ chinese, english });
      expect(titlesOf(title)).toEqual({ chinese, english });
      expect([titleIn(title, 'en'), titleIn(title, 'zh-CN')]).toEqual([english, chinese]);
      expect(parseTitle(title)).toBeDefined();
    }),
  );
});

it('takes any text for a title in both languages, whatever it looks like', () => {
  fc.assert(fc.property(word, (text) => typeof titleIn(text, 'en') === 'string'));
  for (const text of ['版本 2', '12', 'null', '[]', '{"en_US": 1}', '{'])
    expect([titleIn(text, 'en'), titleIn(text, 'zh-CN')]).toEqual([text, text]);
  expect(titleIn('{"zh_CN":"新"}', 'en')).toBe('新');
  expect(writeTitle({ chinese: ' 新 ', english: ' ' })).toBe('新');
});
