import { sql } from 'kysely';
import { operators } from '../../common/query/operators';
import type { QueryRequest } from '../../common/query/queryRequest';
import { Refusal } from 'lathe/common';
import { TestShop } from './testing/testShop';

let shop: TestShop;

const attacks = [
  `'; drop table t_test."Customer"; --`,
  `"; drop table t_test."Customer"; --`,
  `id" from t_test."Customer"; --`,
  `' or '1'='1`,
  `') or true --`,
  `$1`,
  `\\'; select pg_sleep(10); --`,
  '%',
  '{}',
  '{"a","b"}',
  '[1,2]',
  'null',
  `a\u0000b`,
  '\ud800',
  '$',
  't0',
  '__proto__',
  'constructor',
];

beforeAll(async () => {
  shop = await TestShop.open({ Customer: [{ id: 'c1', name: 'Ann', tags: ['a'], credit: 1 }] });
});

afterAll(() => shop.close());

/** Answered or refused: nothing else. */
async function tried(request: QueryRequest): Promise<readonly unknown[] | string> {
  try {
    return await shop.query(request);
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

describe.each(attacks)('%j', (attack) => {
  it('as a name is unknown', async () => {
    const requests: QueryRequest[] = [
      { options: { fields: [attack] } },
      { options: { fields: [`region.${attack}`] } },
      { options: { groupby: [attack] } },
      { options: { groupby: [{ field: attack, by: 'month' }] } },
      { options: { orderby: [{ field: attack, order: 'asc' }] } },
      { options: { aggregate: [{ alias: 'a', field: attack, function: 'max' }] } },
      { condition: { conditions: [{ field: attack, operator: 'eq', value: 1 }] } },
      { relation: { parents: [{ relatedField: attack }] } },
      { relation: { childs: [{ relationName: attack }] } },
    ];
    for (const request of requests) expect(await tried(request)).toBe('UNKNOWN_FIELD');
  });

  it('as a value is one, or none', async () => {
    for (const field of ['name', 'credit', 'since', 'seen', 'vip', 'tags', 'title', 'region', 'region.name', 'shout']) {
      for (const operator of operators) {
        for (const value of [attack, [attack], [attack, attack]]) {
          const answered = await tried({ condition: { conditions: [{ field, operator, value }] } });
          if (typeof answered === 'string') expect(answered).toBe('BAD_QUERY');
        }
      }
    }
    await sql`select 1 from t_test."Customer"`.execute(shop.database.bare);
  });

  it('as words finds nothing', async () => {
    if (!attack.includes('\0')) expect(await shop.search({ text: attack })).toEqual([]);
  });

  it('as an id is nobody’s', async () => {
    if (!attack.includes('\0')) expect(await shop.one(attack)).toBeUndefined();
  });
});
