import { sql } from 'kysely';
import { testTenant } from 'lathe/node/testing';
import { wordsQuery } from './searchSql';
import { searchVector } from './searchVector';
import { TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Customer: [
      { id: 'c1', name: 'Baker & Sons', notes: 'sells bread', email: 'info@baker.example', vip: true },
      { id: 'c2', name: 'Miller', notes: 'knows the baker, who sells nothing', phone: '+49 (0)30-1234' },
      { id: 'c3', name: '重要客户', notes: 'O\'Neil said: "\\o/"', site: 'https://x.example/some_path' },
      { id: 'c4', name: 'Nobody' },
    ],
  });
});

afterAll(() => shop.close());

async function found(text: string, hidden: string[] = []): Promise<unknown[]> {
  const readings = { Customer: { hidden: new Set(hidden) } };
  return (await shop.search({ text, options: { fields: ['id'] } }, { readings })).map(({ id }) => id);
}

describe('a search', () => {
  it.each<[string, string[]]>([
    ['baker', ['c1', 'c2']],
    ['BAK', ['c1', 'c2']],
    ['bak sells', []],
    ['sells bak', ['c1', 'c2']],
    ['baker.example', ['c1']],
    ['info@baker', ['c1']],
    ['sons bread', ['c1']],
    ['客户', ['c3']],
    ['重要', ['c3']],
    ['户客', []],
    ["o'neil", ['c3']],
    ['path', ['c3']],
    ['1234', ['c2']],
    ["' | !baker:* & <-> ( \\", ['c1', 'c2']],
    ['!!!', []],
    ['nothing here', []],
  ])('for %s', async (text, expected) => {
    expect(await found(text)).toEqual(expected);
  });

  it('takes conditions and orders as a query does', async () => {
    const options = { fields: ['name'], orderby: [{ field: 'name', order: 'desc' as const }] };
    expect(await shop.search({ text: 'baker', options })).toEqual([{ name: 'Miller' }, { name: 'Baker & Sons' }]);
    const condition = { conditions: [{ field: 'vip', operator: 'eq' as const, value: true }] };
    expect(await shop.search({ text: 'baker', options, condition })).toEqual([{ name: 'Baker & Sons' }]);
    const aggregate = [{ alias: 'n', function: 'count' as const }];
    expect(await shop.search({ text: 'baker', options: { aggregate } })).toEqual([{ n: 2 }]);
  });

  it('finds nothing by what the actor does not see', async () => {
    expect(await found('baker', ['notes'])).toEqual(['c1']);
    expect(await found('bread', ['notes'])).toEqual([]);
  });

  it('is served by an index on its vector', async () => {
    const model = shop.model('Customer');
    const { database } = shop;
    await sql`create index on t_test."Customer" using gin (${searchVector(model)})`.execute(database.bare);
    const plan = await database.transact(testTenant, async (transaction) => {
      await sql`select set_config('enable_seqscan', 'off', true)`.execute(transaction);
      const condition = sql`${searchVector(model, 't0')} @@ to_tsquery('simple', 'baker')`;
      const { rows } = await sql`explain select * from t_test."Customer" t0 where ${condition}`.execute(transaction);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Bitmap Index Scan');
  });
});

describe('the words of a search', () => {
  it('are looked for together, the last one by its beginning', () => {
    expect(wordsQuery('one  two-three')).toBe("('one') & ('two') & ('three':*)");
    expect(wordsQuery('客户a')).toBe("('客' <-> '户' <-> 'a':*)");
    expect(wordsQuery(' - ')).toBe('');
  });
});
