import { exportScope } from './exportScope';

describe('the export of a query', () => {
  const condition = { conditions: [{ field: 'total', operator: 'gt' as const, value: 1 }] };

  it('is of all its rows, whatever page of them it shows', () => {
    expect(exportScope({ condition, options: { fields: ['name'], limit: 5, aggregate: [] } })).toEqual({
      condition,
      fields: ['name'],
    });
  });

  it('is of its groups, with their order and limit', () => {
    const orderby = [{ field: 'orders', order: 'desc' as const }];
    const aggregate = [{ alias: 'orders', function: 'count' as const }];
    expect(exportScope({ options: { groupby: ['status'], aggregate, orderby, limit: 5, skip: 1 } })).toEqual({
      orderby,
      groups: { groupby: ['status'], aggregate, limit: 5, skip: 1 },
    });
    expect(exportScope({ options: { aggregate } }).groups).toEqual({ aggregate });
  });

  it('is of rows that differ in their fields', () => {
    expect(exportScope({ options: { distinct: true, fields: ['status', 'status'] } }).groups).toEqual({
      groupby: ['status'],
    });
  });
});
