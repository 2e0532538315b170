import type { OrderBy } from '../../common/query/queryRequest';
import { testField } from '../testField';
import type { GridColumn } from './gridColumns';
import { sortedBy, sortOf, withSort } from './sorting';

const column = (path: string): GridColumn => ({
  ...{ path, label: path, field: testField('text'), width: 100, sortPath: path, editable: true },
});
const [name, city] = [column('name'), column('city')];

describe('sorting by columns', () => {
  it('goes from rising to falling to none', () => {
    const rising = sortedBy([], name, false);
    const falling = sortedBy(rising, name, false);
    expect([rising, falling, sortedBy(falling, name, false)]).toEqual([
      [{ field: 'name', order: 'asc' }],
      [{ field: 'name', order: 'desc' }],
      [],
    ]);
  });

  it('takes more columns in the order in which they were added', () => {
    const both = sortedBy(sortedBy([], name, false), city, true);
    expect([sortOf(both, name)?.rank, sortOf(both, city)?.rank]).toEqual([1, 2]);
    expect(sortedBy(both, name, true)).toEqual([
      { field: 'name', order: 'desc' },
      { field: 'city', order: 'asc' },
    ]);
    expect(sortedBy(both, city, false)).toEqual([{ field: 'city', order: 'desc' }]);
  });

  it('can be said outright', () => {
    const by: OrderBy[] = [{ field: 'name', order: 'asc' }];
    expect(withSort(by, city, 'desc', true)).toEqual([...by, { field: 'city', order: 'desc' }]);
    expect(withSort(by, city, 'desc')).toEqual([{ field: 'city', order: 'desc' }]);
    expect(withSort(by, { ...city, sortPath: undefined }, 'desc')).toEqual(by);
  });
});
