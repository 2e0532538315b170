import { QueryRequest } from '../../../common/query/queryRequest';
import { completed, groupColumn, isGrouped, previewOf, proposeAlias, withGroups } from './viewQuery';

const condition = { conditions: [{ field: 'total', operator: 'gt' as const, value: 5 }] };

describe('the query of a view object', () => {
  it('is sent without what is not chosen yet', () => {
    const draft: QueryRequest = {
      condition,
      options: {
        fields: [],
        groupby: ['', 'status', { field: 'day', by: 'month' }],
        aggregate: [
          { alias: 'records', function: 'count' },
          { alias: 'sum', function: 'sum', field: '' },
          { alias: 'none', function: 'sum' },
        ],
        orderby: [{ field: '', order: 'asc' }],
      },
    };
    const sent = completed(draft);
    expect(sent).toEqual({
      condition,
      options: {
        groupby: ['status', { field: 'day', by: 'month' }],
        aggregate: [{ alias: 'records', function: 'count' }],
      },
    });
    expect(QueryRequest.safeParse(sent).success).toBe(true);
    expect(completed({ options: { fields: [] } })).toEqual({});
  });

  it('keeps its condition when it becomes one of groups, and back', () => {
    const groups = withGroups({ condition, options: { fields: ['name'], limit: 5 } }, true);
    expect(isGrouped(groups)).toBe(true);
    expect(groups.condition).toBe(condition);
    expect(withGroups(groups, false)).toEqual({ condition });
  });

  it('shows the columns that the view will have', () => {
    expect(previewOf({ options: { fields: ['customer.name', 'name'] } }, 20).options).toEqual({
      fields: ['id', 'name', 'customer.name'],
      limit: 20,
    });
    expect(previewOf({ options: { limit: 3 } }, 20).options).toEqual({ limit: 3 });
    expect(previewOf({ options: { groupby: ['status'] } }, 20).options).toEqual({ groupby: ['status'], limit: 20 });
    expect(groupColumn({ field: 'customer.born', by: 'year' })).toBe('customer_born_year');
  });

  it('names what is summed up once', () => {
    const sum = { function: 'sum' as const, field: 'customer.ns__total__CST' };
    expect(proposeAlias(sum, [])).toBe('sum_total');
    expect(proposeAlias(sum, ['Sum_Total', 'sum_total2'])).toBe('sum_total3');
    expect(proposeAlias({ function: 'count' }, [])).toBe('records');
  });
});
