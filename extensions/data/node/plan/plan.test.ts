import { testActor, testTenant } from 'lathe/node/testing';
import { indexCalls } from '../../common/indexCalls';
import { planCalls } from '../../common/planCalls';
import type { QueryRequest } from '../../common/query/queryRequest';
import { developer, sure, TestData } from '../testData';

const orders = 'ns__Order__CST';
const status = 'ns__status__CST';
const total = 'ns__total__CST';
const number = 'ns__number__CST';
let data: TestData;

beforeAll(async () => {
  data = await TestData.open();
  const customer = await data.object('Customer');
  const order = await data.object('Order');
  await data.field(order, 'status', { type: 'singleselect', choices: [{ value: 's1' }] });
  await data.field(order, 'total', { type: 'currency' });
  await data.field(order, 'number', { type: 'text' });
  await data.field(order, 'customer', { type: 'lookup', object: customer.id });
  await data.run(`insert into @"${orders}" (id, name, owner, "createdBy", "lastModifiedBy", "${status}", "${total}", "${number}")
    select lpad(n::text, 20, '0'), n, 'u', 'u', 'u', 's' || n % 100, n, 'N' || n from generate_series(1, 5000) n`);
  await data.run(`analyze @"${orders}"`);
});

afterAll(() => data.close());

async function planned(body: QueryRequest, query = {}) {
  const { envelope } = await data.server.call(planCalls.plan, {
    as: developer,
    params: { object: orders },
    query,
    body,
  });
  return sure(envelope);
}

describe('the plan of a query', () => {
  const filter: QueryRequest = { condition: { conditions: [{ field: status, operator: 'eq', value: 's1' }] } };

  it('tells the statement with its values apart, and what the database does', async () => {
    const { sql, parameters, plan, planningTime, executionTime } = await planned(filter);
    expect(sql).toContain(`"${testTenant.schema}"."${orders}"`);
    expect(sql).not.toContain("'s1'");
    expect(parameters).toContain('s1');
    expect(JSON.stringify(plan)).toContain(`"kind":"Seq Scan","object":"${orders}"`);
    expect(planningTime).toBeGreaterThan(0);
    expect(executionTime).toBeUndefined();
  });

  it('is measured where that is wanted', async () => {
    const { plan, executionTime } = await planned(filter, { analyze: 'true' });
    expect(executionTime).toBeGreaterThan(0);
    expect(JSON.stringify(plan)).toContain('"removed":4950');
  });

  it('advises an index for few rows of many, until it is there', async () => {
    expect((await planned(filter)).advice).toEqual([
      { reason: 'filter', object: orders, fields: [status], read: 5000, wanted: expect.any(Number) },
    ]);
    const text: QueryRequest = {
      condition: {
        conditions: [
          { field: number, operator: 'eq', value: 'n7' },
          { field: total, operator: 'gt', value: 1 },
        ],
      },
    };
    expect((await planned(text)).advice).toMatchObject([{ fields: [number, total] }]);
    for (const fields of [[status], [number, total]])
      sure(
        (
          await data.server.call(indexCalls.create, {
            as: developer,
            params: { object: orders },
            body: { name: `by${fields.length}`, fields },
          })
        ).envelope,
      );
    for (const request of [filter, text]) {
      const { advice, plan } = await planned(request);
      expect(advice).toEqual([]);
      expect(JSON.stringify(plan)).toMatch(/Index Scan|Bitmap/);
    }
  });

  it('advises an index for an order of which only the beginning is wanted', async () => {
    const sorted: QueryRequest = { options: { orderby: [{ field: total, order: 'desc' }], limit: 20 } };
    expect((await planned(sorted)).advice).toEqual([
      { reason: 'sort', object: orders, fields: [total], read: 5000, wanted: 20 },
    ]);
    expect((await planned({ options: { orderby: [{ field: 'name', order: 'asc' }], limit: 20 } })).advice).toEqual([]);
  });

  it('is for developers, and refused like the query', async () => {
    const ask = async (body: QueryRequest, as = developer) =>
      (await data.server.call(planCalls.plan, { as, params: { object: orders }, query: {}, body })).envelope.resCode;
    expect(await ask({}, testActor())).toBe('FORBIDDEN');
    expect(await ask({ options: { fields: ['nothing'] } })).toBe('UNKNOWN_FIELD');
    expect(await ask({ options: { groupby: ['name'] }, relation: { parents: [{ relatedField: 'owner' }] } })).toBe(
      'BAD_QUERY',
    );
  });
});
