import { successorsOf } from './successors';

const entry = (id: string, name: string, parent?: string, revision?: number) => ({ id, name, parent, revision });

it('finds what was new by its name and its folder, which may have been new as well', () => {
  const before = [
    entry('old', 'Old', undefined, 1),
    entry('f', 'More'),
    entry('a', 'Orders', 'f'),
    entry('b', 'Orders', 'old'),
    entry('gone', 'Gone'),
  ];
  const after = [
    entry('old', 'Old', undefined, 1),
    entry('B', 'Orders', 'old', 1),
    entry('F', 'More', undefined, 1),
    entry('A', 'Orders', 'F', 1),
  ];
  expect([...successorsOf(before, after)]).toEqual([
    ['f', 'F'],
    ['a', 'A'],
    ['b', 'B'],
  ]);
});

it('finds nothing where nothing was saved', () => {
  const before = [entry('a', 'Orders')];
  expect(successorsOf(before, before).size).toBe(0);
  expect(successorsOf(before, []).size).toBe(0);
});
