import { pageOf, sortRows } from './localList';

const row = (name: string, users: number, note?: string) => ({ name, users, note });

it('sorts names as words and counts as numbers, in both directions', () => {
  const rows = [row('b', 10), row('C', 9), row('a', 100)];
  const names = (column: string, order: string) => sortRows(rows, column, order).map(({ name }) => name);
  expect(names('name', 'asc')).toEqual(['a', 'b', 'C']);
  expect(names('users', 'asc')).toEqual(['C', 'b', 'a']);
  expect(names('users', 'desc')).toEqual(['a', 'b', 'C']);
});

it('finds what holds a text anywhere, whatever its case', () => {
  const rows = [row('Beta', 1, 'first'), row('alpha', 2), row('gamma', 3, 'FIRST')];
  const found = (search?: string) =>
    pageOf(rows, { search, sort: 'name', order: 'asc' }, ({ name, note = '' }) => [name, note]);
  expect(found().rows.map(({ name }) => name)).toEqual(['alpha', 'Beta', 'gamma']);
  expect(found('first')).toEqual({ rows: [rows[0], rows[2]], total: 2 });
  expect(found('zeta')).toEqual({ rows: [], total: 0 });
});
