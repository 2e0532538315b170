import { initialsOf } from './initialsOf';

describe('initials', () => {
  it.each([
    ['Olga Petrova', 'OP'],
    ['admin', 'A'],
    ['olga.petrova@example.org', 'OP'],
    ['王小明', '王'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
