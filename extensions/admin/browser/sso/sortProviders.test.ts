import type { ListedProvider } from '../../common/ssoShapes';
import { sortProviders } from './sortProviders';

const provider = (name: string, users: number): ListedProvider => ({
  ...{ id: name, name, type: 'OIDC', active: true, users, modifiedAt: '', modifiedBy: '' },
});

it('sorts names as words and counts as numbers, in both directions', () => {
  const rows = [provider('b', 10), provider('C', 9), provider('a', 100)];
  const names = (column: string, order: string) => sortProviders(rows, column, order).map(({ name }) => name);
  expect(names('name', 'asc')).toEqual(['a', 'b', 'C']);
  expect(names('users', 'asc')).toEqual(['C', 'b', 'a']);
  expect(names('users', 'desc')).toEqual(['a', 'b', 'C']);
});
