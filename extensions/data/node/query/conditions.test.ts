import type { Operator } from '../../common/query/operators';
import type { Comparison, Condition } from '../../common/query/queryRequest';
import { TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Region: [
      { id: 'r1', name: 'North', code: 'N' },
      { id: 'r2', name: 'North West', code: 'n', parent: 'r1' },
    ],
    Customer: [
      {
        ...{ id: 'c1', name: 'Ann 100%', region: 'r2', email: 'ANN@x.com', credit: '12345678901234567890.0000000001' },
        ...{ vip: true, since: '2026-01-31', seen: '2026-01-31T10:00:00.5Z', tier: 'Gold', tags: ['a', 'b'] },
        ...{ title: { en: 'Doctor', 'zh-CN': '博士' }, secret: 'sealed', discount: 5, number: 'C-0001' },
      },
      {
        ...{ id: 'c2', name: 'bob_\\', region: 'r1', email: 'bob@x.com', credit: 9, vip: false, since: '2025-12-31' },
        ...{ seen: '2026-01-31T10:00:01Z', tier: 'Silver', tags: ['b'], title: { en: 'Mister' }, number: 'C-0002' },
      },
      { id: 'c3', name: 'CÉLINE', vip: false, tier: 'É' },
    ],
  });
});

afterAll(() => shop.close());

function when(field: string, operator: Operator, value?: Comparison['value']): Condition {
  return { conditions: [{ field, operator, value }] };
}

const all = ['c1', 'c2', 'c3'];

describe('a comparison', () => {
  it.each<[string, Operator, Comparison['value'], string[]]>([
    ['name', 'eq', 'ANN 100%', ['c1']],
    ['id', 'eq', 'C1', []],
    ['email', 'in', ['ann@X.com', 'nobody'], ['c1']],
    ['credit', 'eq', '12345678901234567890.0000000001', ['c1']],
    ['credit', 'eq', '12345678901234567890.0000000002', []],
    ['credit', 'gt', 9, ['c1']],
    ['credit', 'ge', 9, ['c1', 'c2']],
    ['credit', 'lt', 1e21, ['c1', 'c2']],
    ['credit', 'le', '9.0', ['c2']],
    ['credit', 'in', [9, 10], ['c2']],
    ['credit', 'between', [1, 9], ['c2']],
    ['since', 'between', ['2025-12-31', '2026-01-30'], ['c2']],
    ['vip', 'eq', true, ['c1']],
    ['vip', 'in', [false], ['c2', 'c3']],
    ['seen', 'eq', '2026-01-31T10:00:00.500Z', ['c1']],
    ['seen', 'eq', '2026-01-31T11:00:01+01:00', ['c2']],
    ['seen', 'ge', '2026-01-31', ['c1', 'c2']],
    ['seen', 'ge', '2026-01-31T10:00:01', ['c2']],
    ['tier', 'eq', 'Gold', ['c1']],
    ['tier', 'eq', 'gold', []],
    ['tier', 'contains', 'OL', ['c1']],
    ['tier', 'startwith', 'é', ['c3']],
    ['name', 'contains', '0%', ['c1']],
    ['name', 'contains', '%', ['c1']],
    ['name', 'contains', '_', ['c2']],
    ['name', 'endwith', '\\', ['c2']],
    ['name', 'startwith', 'BOB', ['c2']],
    ['name', 'contains', 'él', ['c3']],
    ['title', 'eq', 'Doctor', ['c1']],
    ['tags', 'includes', 'a', ['c1']],
    ['tags', 'includes', ['a', 'b'], ['c1', 'c2']],
    ['tags', 'eq', ['b', 'a'], ['c1']],
    ['tags', 'eq', ['b'], ['c2']],
    ['secret', 'isnotnull', undefined, ['c1']],
    ['secret', 'isnull', undefined, ['c2', 'c3']],
    ['region', 'eq', 'r1', ['c2']],
    ['region', 'in', [], []],
    ['region', 'eq', null, ['c3']],
    ['region.name', 'eq', 'north', ['c2']],
    ['REGION.Parent.CODE', 'eq', 'N', ['c1']],
    ['region.code', 'eq', 'N', ['c2']],
    ['region.name', 'isnull', undefined, ['c3']],
    ['shout', 'eq', 'ANN 100%', ['c1']],
    ['spent', 'isnull', undefined, all],
  ])('%s %s %j', async (field, operator, value, expected) => {
    expect(await shop.ids(when(field, operator, value))).toEqual(expected);
  });

  it('takes no value for a different one', async () => {
    expect(await shop.ids(when('tier', 'ne', 'Gold'))).toEqual(['c2', 'c3']);
    expect(await shop.ids(when('credit', 'ne', 9))).toEqual(['c1', 'c3']);
    expect(await shop.ids(when('region', 'nin', ['r1']))).toEqual(['c1', 'c3']);
    expect(await shop.ids(when('tags', 'excludes', 'a'))).toEqual(['c2', 'c3']);
    expect(await shop.ids(when('tags', 'ne', ['a', 'b']))).toEqual(['c2', 'c3']);
    expect(await shop.ids(when('region', 'nin', []))).toEqual(all);
  });

  it('finds null by name', async () => {
    expect(await shop.ids(when('region', 'ne', null))).toEqual(['c1', 'c2']);
    expect(await shop.ids(when('region', 'in', ['r1', null]))).toEqual(['c2', 'c3']);
    expect(await shop.ids(when('region', 'nin', ['r1', null]))).toEqual(['c1']);
    expect(await shop.ids(when('tags', 'eq', null))).toEqual(['c3']);
    expect(await shop.ids(when('tags', 'ne', null))).toEqual(['c1', 'c2']);
  });

  it('reads a text of several languages in the caller’s', async () => {
    const chinese = { locale: 'zh-CN' } as const;
    expect(await shop.ids(when('title', 'eq', '博士'), chinese)).toEqual(['c1']);
    expect(await shop.ids(when('title', 'startwith', 'mis'), chinese)).toEqual(['c2']);
    expect(await shop.ids(when('title', 'eq', 'Doctor'), chinese)).toEqual([]);
  });

  it.each<[string, Operator, Comparison['value'], string]>([
    ['name', 'eq', 5, 'text'],
    ['name', 'contains', 5, 'text'],
    ['name', 'eq', ['a'], 'single'],
    ['credit', 'eq', 'five', 'number'],
    ['credit', 'eq', true, 'number'],
    ['credit', 'lt', null, 'number'],
    ['credit', 'between', [null, 1], 'number'],
    ['vip', 'eq', 'true', 'checkbox'],
    ['vip', 'eq', 1, 'checkbox'],
    ['since', 'eq', '2026-02-30', 'date'],
    ['since', 'eq', '2026-01-31T00:00:00Z', 'date'],
    ['since', 'eq', '0000-01-01', 'date'],
    ['since', 'eq', 20260131, 'date'],
    ['seen', 'eq', 'today', 'datetime'],
    ['seen', 'eq', '2026-01-31T25:00:00Z', 'datetime'],
    ['seen', 'eq', '2026-02-30T10:00:00Z', 'datetime'],
    ['tags', 'includes', 5, 'text'],
    ['region', 'in', ['r1', 7], 'text'],
  ])('names what doesn’t fit and what would: %s %s %j', async (field, operator, value, wanted) => {
    const { code, text, parameters } = await shop.refusal({ condition: when(field, operator, value) });
    expect([code, text, parameters['field']]).toEqual(['BAD_QUERY', `BAD_QUERY.VALUE_TYPE.${wanted}`, field]);
    expect(String(parameters['value'])).not.toBe('');
    expect(parameters['type']).toBe(shop.model('Customer').field(field)?.type);
  });

  it.each<[string, Operator, Comparison['value'], string]>([
    ['vip', 'gt', true, 'OPERATOR'],
    ['tags', 'in', ['a'], 'OPERATOR'],
    ['tags', 'contains', 'a', 'OPERATOR'],
    ['tier', 'includes', 'Gold', 'OPERATOR'],
    ['credit', 'contains', '1', 'OPERATOR'],
    ['secret', 'eq', 'sealed', 'OPERATOR'],
    ['secret', 'contains', 's', 'OPERATOR'],
    ['credit', 'between', [1], 'TWO_VALUES'],
    ['credit', 'between', [1, 2, 3], 'TWO_VALUES'],
    ['credit', 'between', 1, 'TWO_VALUES'],
    ['credit', 'eq', undefined, 'VALUE_MISSING'],
    ['name.x', 'eq', 'a', 'NO_LOOKUP'],
  ])('is refused where it means nothing: %s %s %j', async (field, operator, value, issue) => {
    expect((await shop.refusal({ condition: when(field, operator, value) })).text).toBe(`BAD_QUERY.${issue}`);
  });
});

describe('a group', () => {
  const gold = when('tier', 'eq', 'Gold');
  const silver = when('tier', 'eq', 'Silver');

  it('holds if all parts do, or one of them', async () => {
    expect(await shop.ids({ conditions: [gold, silver] })).toEqual([]);
    expect(await shop.ids({ conjunction: 'OR', conditions: [gold, silver] })).toEqual(['c1', 'c2']);
    const nested: Condition = {
      conditions: [{ conjunction: 'OR', conditions: [gold, silver] }, when('vip', 'eq', false)],
    };
    expect(await shop.ids(nested)).toEqual(['c2']);
    expect(await shop.ids({ conjunction: 'OR', conditions: [] })).toEqual(all);
    expect(await shop.count(nested)).toBe(1);
    expect(await shop.count(undefined)).toBe(3);
  });

  it('nests as deep as is allowed and no deeper', async () => {
    const deep = (levels: number): Condition => (levels === 1 ? gold : { conditions: [deep(levels - 1)] });
    expect(await shop.ids(deep(20))).toEqual(['c1']);
    const refused = await shop.refusal({ condition: deep(21) });
    expect(refused).toEqual({ code: 'BAD_QUERY', text: 'BAD_QUERY.CONDITION_TOO_DEEP', parameters: { limit: 20 } });
  });

  it('has so many comparisons and no more', async () => {
    const many = (count: number): Condition => ({ conditions: Array.from({ length: count }, () => gold) });
    expect(await shop.ids(many(1000))).toEqual(['c1']);
    expect((await shop.refusal({ condition: many(1001) })).text).toBe('BAD_QUERY.TOO_MANY_COMPARISONS');
  });

  it('takes long lists as one parameter, and refuses longer ones', async () => {
    const list = (length: number): string[] => Array.from({ length }, (_, index) => `c${index + 3}`);
    expect(await shop.ids(when('id', 'in', list(10_000)))).toEqual(['c3']);
    const { text, parameters } = await shop.refusal({ condition: when('id', 'in', list(10_001)) });
    expect([text, parameters]).toEqual(['BAD_QUERY.LIST_TOO_LONG', { field: 'id', limit: 10_000 }]);
  });
});
