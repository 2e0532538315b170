import fc from 'fast-check';
import { readLinks, writeLinks } from './linkLines';

const word = fc.stringMatching(/^[a-z0-9]+$/);
const link = fc.record({
  name: fc.array(word, { minLength: 1 }).map((words) => words.join(' ')),
  url: word.map((path) => `https://example.com/${path}`),
});

it('reads what it has written', () => {
  fc.assert(fc.property(fc.array(link), (links) => expect(readLinks(writeLinks(links))).toEqual({ links })));
});

it('names the first line that is no link', () => {
  expect(readLinks('Wiki /wiki\n\nOur help desk  https://help.example.com\n')).toEqual({
    links: [
      { name: 'Wiki', url: '/wiki' },
      { name: 'Our help desk', url: 'https://help.example.com' },
    ],
  });
  for (const line of ['Wiki', 'https://example.com', 'Evil javascript:alert(1)', 'Evil //example.com'])
    expect(readLinks(`Wiki /wiki\n${line}`).problem).toBe(line);
});
