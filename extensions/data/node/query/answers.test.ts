import { TestShop } from './testing/testShop';

let shop: TestShop;

beforeAll(async () => {
  shop = await TestShop.open({
    Region: [{ id: 'r1', name: 'North' }],
    Customer: [
      {
        ...{ id: 'c1', name: 'Ann', region: 'r1', email: 'a@x.com', credit: '12345678901234567890.1234567890' },
        ...{ vip: true, since: '2026-01-31', seen: '2026-01-31T11:00:00.5+01:00', tier: 'Gold', tags: ['b', 'a'] },
        ...{ title: { en: 'Doctor' }, secret: 'sealed', notes: 'a "quote"\nand \\ a line', number: 'C-0001' },
      },
      { id: 'c2', name: 'Bob', vip: false },
    ],
    Order: [
      { id: 'o1', customer: 'c1', total: '10.50' },
      { id: 'o2', customer: 'c1', total: '0.25' },
    ],
  });
});

afterAll(() => shop.close());

describe('an answer', () => {
  it('has all fields in their order where none are asked for', async () => {
    const [ann, bob] = await shop.query({});
    expect(Object.keys(ann ?? {})).toEqual(shop.model('Customer').fields.map(({ name }) => name));
    expect(ann).toMatchObject({
      ...{ id: 'c1', region: 'r1', vip: true, since: '2026-01-31', seen: '2026-01-31T10:00:00.500Z', tier: 'Gold' },
      ...{ tags: ['b', 'a'], title: { en: 'Doctor' }, notes: 'a "quote"\nand \\ a line', revision: 1, shout: 'ANN' },
      ...{ createdDate: '2026-01-01T00:00:00.000Z', spent: 10.75 },
    });
    expect(bob).toMatchObject({
      region: null,
      credit: null,
      since: null,
      seen: null,
      tags: null,
      title: null,
      spent: null,
    });
  });

  it('keeps every digit', async () => {
    const text = await shop.text({ options: { fields: ['credit', 'spent'], limit: 1 } });
    expect(text).toBe('[{"credit":12345678901234567890.1234567890,"spent":10.75}]');
  });

  it('tells of what is sealed only that it is there', async () => {
    const rows = await shop.query({ options: { fields: ['secret'] } });
    expect(rows).toEqual([{ secret: '******' }, { secret: null }]);
  });

  it('has the fields that are asked for, by their own names, once', async () => {
    const rows = await shop.query({ options: { fields: ['NAME', 'id', 'name', 'Region.Name'] } });
    expect(rows).toEqual([
      { name: 'Ann', id: 'c1', 'region.name': 'North' },
      { name: 'Bob', id: 'c2', 'region.name': null },
    ]);
  });

  it('tells with a lookup the name that it leads to', async () => {
    const asked = { withNames: true };
    const fields = ['region', 'owner'];
    expect(await shop.query({ options: { fields } }, asked)).toEqual([
      { region: { id: 'r1', name: 'North' }, owner: { id: 'owner', name: null } },
      { region: null, owner: { id: 'owner', name: null } },
    ]);
    const [order] = await shop.query({ options: { fields: ['customer.region'] } }, { ...asked, object: 'Order' });
    expect(order).toEqual({ 'customer.region': { id: 'r1', name: 'North' } });
  });

  it('names even what is longer than a name of the database may be', async () => {
    const path = 'parent.parent.parent.parent.parent';
    const rows = await shop.query(
      { options: { fields: ['id', `customer.region.${path.slice(0, 20)}.name`, 'total'] } },
      { object: 'Order' },
    );
    expect(rows[0]).toEqual({ id: 'o1', 'customer.region.parent.parent.parent.name': null, total: 10.5 });
  });

  it('is one row by its id', async () => {
    expect(await shop.one('c1', ['id', 'region.name'])).toEqual({ id: 'c1', 'region.name': 'North' });
    expect(await shop.one('c1')).toMatchObject({ id: 'c1', shout: 'ANN' });
    expect(await shop.one('c9')).toBeUndefined();
  });
});

describe('the order', () => {
  const ids = (rows: Record<string, unknown>[]) => rows.map(({ id }) => id);

  it('is that of the ids where nothing else is said', async () => {
    expect(ids(await shop.query({ options: { fields: ['id'] } }))).toEqual(['c1', 'c2']);
  });

  it('is what is asked for, in the end by the id', async () => {
    const by = (field: string, order: 'asc' | 'desc') => ({ options: { fields: ['id'], orderby: [{ field, order }] } });
    expect(ids(await shop.query(by('name', 'desc')))).toEqual(['c2', 'c1']);
    expect(ids(await shop.query(by('owner', 'asc')))).toEqual(['c1', 'c2']);
    expect(ids(await shop.query(by('owner', 'desc')))).toEqual(['c2', 'c1']);
    expect(ids(await shop.query(by('region.name', 'desc')))).toEqual(['c2', 'c1']);
    expect(ids(await shop.query(by('title', 'asc')))).toEqual(['c1', 'c2']);
    expect(ids(await shop.query(by('customer.name', 'asc'), { object: 'Order' }))).toEqual(['o1', 'o2']);
  });

  it('can’t follow lists or secrets', async () => {
    for (const field of ['tags', 'secret']) {
      const { text } = await shop.refusal({ options: { orderby: [{ field, order: 'asc' }] } });
      expect(text).toBe('BAD_QUERY.NOT_SORTABLE');
    }
  });

  it('pages', async () => {
    const page = (skip: number) => ({ options: { fields: ['id'], limit: 1, skip } });
    expect(ids(await shop.query(page(0)))).toEqual(['c1']);
    expect(ids(await shop.query(page(1)))).toEqual(['c2']);
    expect(ids(await shop.query(page(2)))).toEqual([]);
    expect(ids(await shop.query({ options: { fields: ['id'], skip: 1 } }))).toEqual(['c2']);
  });
});
