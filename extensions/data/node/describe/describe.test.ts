import { sql } from 'kysely';
import type { MetadataRecord } from 'lathe/common';
import { testActor, testTenant } from 'lathe/node/testing';
import { dataCalls } from '../../common/dataCalls';
import { describeCalls, type ObjectDescription } from '../../common/describeCalls';
import { developer, sure, TestData } from '../testData';

const order = 'ns__Order__CST';
const ann = testActor({ userName: 'ann', userId: '10gd0000000000000ann', profile: 'Standard User' });
let data: TestData;
let orders: MetadataRecord;

beforeAll(async () => {
  data = await TestData.open();
  const customers = await data.object('Customer');
  orders = await data.object('Order', { plural: 'All Orders', description: 'What was ordered.' });
  await data.field(orders, 'total', { type: 'currency', required: true, default: 1, help: 'Without tax.' });
  const choices = [{ value: 'new', labels: { 'zh-CN': '新' } }, { value: 'done' }];
  await data.field(orders, 'status', { type: 'singleselect', choices });
  await data.field(orders, 'customer', { type: 'lookup', object: customers.id, relationName: 'orders' });
  await data.field(orders, 'net', { type: 'formula', formula: 'ns__total__CST / 2', result: 'number' });
  const secret = await data.field(orders, 'secret', { type: 'text' });
  await sql`insert into ${sql.id(testTenant.schema, 'user')} (id, name, password_hash, profile, kind, locale)
    values (${ann.userId}, 'ann', '', 'Standard User', 'User', 'en')`.execute(data.server.database.bare);
  const [profile] = await data.run(`select id from @profile where name = 'Standard User'`);
  const grant = { source: String(profile?.['id']), edit: true, fields: { [secret.id]: 'hidden' } };
  sure(await data.part(orders, 'ObjectAccess', 'standard', grant));
});

afterAll(() => data.close());

async function describeAs(object: string, as = developer): Promise<ObjectDescription> {
  return sure((await data.server.call(describeCalls.object, { as, params: { object } })).envelope);
}

const chinese = testActor({ ...developer, locale: 'zh-CN' });
const fieldOf = ({ fields }: ObjectDescription, name: string) => fields.find((field) => field.name === name);

describe('what is told of an object', () => {
  it('is all that a form needs', async () => {
    const described = await describeAs(order);
    expect(described).toMatchObject({
      ...{ id: orders.id, name: order, kind: 'custom', plural: 'All Orders', description: 'What was ordered.' },
      ...{ may: { create: true, edit: true, delete: true }, children: [] },
    });
    expect(fieldOf(described, 'ns__total__CST')).toMatchObject({
      ...{ type: 'currency', required: true, unique: false, editable: true, system: false },
      ...{ precision: 18, scale: 2, default: 1, help: 'Without tax.' },
    });
    expect(fieldOf(described, 'ns__customer__CST')).toMatchObject({ type: 'lookup', target: 'ns__Customer__CST' });
    expect(fieldOf(described, 'ns__net__CST')).toMatchObject({ editable: false, result: 'number' });
    expect(fieldOf(described, 'createdDate')).toMatchObject({ system: true, editable: false, label: 'Created' });
  });

  it('says which values count up by themselves', async () => {
    const ticket = await data.object('Ticket', { nameFormat: 'T-{000}' });
    await data.field(ticket, 'number', { type: 'autonumber', format: '{0}' });
    const counted = (await describeAs('ns__Ticket__CST')).fields.filter((field) => field.counted);
    expect(counted.map(({ name }) => name)).toEqual(['name', 'ns__number__CST']);
    expect(fieldOf(await describeAs(order), 'name')?.counted).toBeUndefined();
  });

  it('is found by id, by name in any case, and tells who leads here', async () => {
    expect(await describeAs(orders.id)).toEqual(await describeAs(order.toUpperCase()));
    expect((await describeAs('ns__Customer__CST')).children).toEqual([
      { relationName: 'orders', object: order, field: 'ns__customer__CST' },
    ]);
  });

  it('is in the caller’s language', async () => {
    const described = await describeAs(order, chinese);
    expect(fieldOf(described, 'name')).toMatchObject({ label: '名称' });
    expect(fieldOf(described, 'ns__status__CST')?.choices).toMatchObject([
      { value: 'new', label: '新' },
      { value: 'done', label: 'done' },
    ]);
    expect(await describeAs('User', chinese)).toMatchObject({ label: '用户' });
  });

  it('is only what the caller may know', async () => {
    const described = await describeAs(order, ann);
    expect(described.may).toEqual({ create: false, edit: true, delete: false });
    expect(fieldOf(described, 'ns__secret__CST')).toBeUndefined();
    expect(fieldOf(described, 'ns__customer__CST')?.target).toBeUndefined();
    const { envelope } = await data.server.call(describeCalls.object, {
      as: ann,
      params: { object: 'ns__Customer__CST' },
    });
    expect(envelope.resCode).toBe('UNKNOWN_OBJECT');
  });

  it('begins with a list of what he may read', async () => {
    const names = async (as = developer) =>
      sure((await data.server.call(describeCalls.objects, { as })).envelope).map(({ name }) => name);
    expect(await names()).toEqual(expect.arrayContaining(['User', 'ns__Customer__CST', order]));
    expect(await names(ann)).toEqual(expect.not.arrayContaining(['ns__Customer__CST']));
  });
});

describe('a field that somebody may not see', () => {
  it('is no field to him when he writes', async () => {
    const answer = async (name: string) => {
      const { envelope } = await data.server.call(dataCalls.update, {
        ...{ as: ann, params: { object: order, id: 'nobody' } },
        body: { [name]: 'y' },
      });
      return envelope;
    };
    expect(await answer('ns__secret__CST')).toMatchObject({ resCode: 'UNKNOWN_FIELD' });
    expect((await answer('ns__secre__CST')).resMsg).not.toContain('ns__secret__CST');
  });
});
