import { nameInWords } from './nameInWords';

describe('nameInWords', () => {
  it.each([
    ['CustomObject', 'Custom Object'],
    ['BO2Layout', 'BO2 Layout'],
    ['Field', 'Field'],
    ['', ''],
  ])('reads %s as "%s"', (name, words) => expect(nameInWords(name)).toBe(words));
});
