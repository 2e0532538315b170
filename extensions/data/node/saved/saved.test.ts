import { sql } from 'kysely';
import { metadataCalls, type MetadataRecord, recordCalls } from 'lathe/common';
import type { Actor } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import type { DashboardData } from '../../common/dashboards/dashboardData';
import { dashboardCalls, viewCalls } from '../../common/saved/savedCalls';
import { type ViewData } from '../../common/views/viewData';
import { developer, sure, TestData } from '../testData';

const order = 'ns__Order__CST';
const status = 'ns__status__CST';
const due = 'ns__due__CST';

let test: TestData;
let orders: MetadataRecord;
let statusField: MetadataRecord;
const person = (userName: string): Actor =>
  testActor({ userName, userId: `10gd${userName.padStart(16, '0')}`, profile: 'Standard User' });
const [ann, bob] = [person('ann'), person('bob')];

beforeAll(async () => {
  test = await TestData.open();
  orders = await test.object('Order');
  await test.object('Secret');
  statusField = await test.field(orders, 'status', { type: 'singleselect', choices: [{ value: 'new' }] });
  await test.field(orders, 'due', { type: 'date' });
  const [row] = await test.run(`select id from @profile where name = 'Standard User'`);
  for (const { userId, userName, profile } of [ann, bob])
    await sql`insert into ${sql.id(testTenant.schema, 'user')} (id, name, password_hash, profile, kind, locale)
      values (${userId}, ${userName}, '', ${profile}, 'User', 'en')`.execute(test.server.database.bare);
  sure(await test.part(orders, 'ObjectAccess', 'standard', { source: String(row?.['id']), create: true }));
});

afterAll(() => test.close());

const view = (data: Partial<ViewData> = {}): ViewData => ({ kind: 'list', object: order, columns: ['name'], ...data });
const make = async (as: Actor, data: ViewData, shared = false) =>
  (await test.server.call(viewCalls.create, { as, body: { label: 'My orders', data, shared } })).envelope;
const read = async (as: Actor, viewId: string) =>
  (await test.server.call(viewCalls.get, { as, params: { viewId } })).envelope.resCode;
const labels = async (as: Actor, query = {}) =>
  sure((await test.server.call(viewCalls.list, { as, query })).envelope).map(({ id }) => id);

describe('a view made without columns', () => {
  it('has the name and what people have made, whichever way it was made', async () => {
    const columns = ['name', status, due];
    const own = sure(await make(ann, view({ columns: [] })));
    expect((await test.server.call(viewCalls.get, { as: ann, params: { viewId: own.id } })).envelope).toMatchObject({
      result: { data: { columns } },
    });
    const made = await test.server.call(metadataCalls.create, {
      as: developer,
      params: { type: 'View' },
      body: { name: 'Bare', label: 'Bare', data: { object: order } },
    });
    expect(sure(made.envelope)).toMatchObject({ data: { columns } });
  });

  it('stays without when somebody takes them away, and cards may have none', async () => {
    const board = sure(await make(ann, view({ kind: 'kanban', groupBy: status, columns: [] })));
    const list = sure(await make(ann, view()));
    const body = { revision: list.revision, data: view({ columns: [] }) };
    sure((await test.server.call(viewCalls.update, { as: ann, params: { viewId: list.id }, body })).envelope);
    for (const { id: viewId } of [board, list])
      expect((await test.server.call(viewCalls.get, { as: ann, params: { viewId } })).envelope).toMatchObject({
        result: { data: { columns: [] } },
      });
  });
});

describe('a view of one’s own', () => {
  it('is made by whoever reads the object, and seen by nobody else', async () => {
    const item = sure(await make(ann, view()));
    expect(item).toMatchObject({ label: 'My orders', kind: 'list', object: order, shared: false, ownerName: 'ann' });
    expect(await labels(ann)).toContain(item.id);
    expect(await labels(ann, { object: 'ns__Other__CST' })).toEqual([]);
    for (const other of [bob, developer]) {
      expect(await labels(other)).not.toContain(item.id);
      expect(await read(other, item.id)).toBe('NOT_FOUND');
      expect(
        await test.query(
          'View',
          { condition: { conditions: [{ field: 'id', operator: 'eq', value: item.id }] } },
          other,
        ),
      ).toEqual([]);
    }
  });

  it('is changed unless it was changed elsewhere, and deleted', async () => {
    const { id: viewId, revision } = sure(await make(ann, view()));
    const update = async (as: Actor, body: { revision: number; label: string }) =>
      (await test.server.call(viewCalls.update, { as, params: { viewId }, body })).envelope;
    expect(sure(await update(ann, { revision, label: 'Mine' }))).toMatchObject({ label: 'Mine', revision: 2 });
    expect((await update(ann, { revision, label: 'Old' })).resCode).toBe('STALE');
    expect((await update(bob, { revision: 2, label: 'Taken' })).resCode).toBe('NOT_FOUND');
    const remove = (as: Actor) => test.server.call(viewCalls.remove, { as, params: { viewId } });
    expect((await remove(bob)).envelope.resCode).toBe('NOT_FOUND');
    expect((await remove(ann)).envelope.resCode).toBe('0');
    expect(await read(ann, viewId)).toBe('NOT_FOUND');
  });
});

describe('a shared view', () => {
  it('takes the permission to develop, and is metadata', async () => {
    const own = sure(await make(ann, view()));
    const share = (as: Actor, viewId: string, shared: boolean) =>
      test.server.call(viewCalls.share, { as, params: { viewId }, body: { shared } });
    expect((await share(ann, own.id, true)).envelope.resCode).toBe('FORBIDDEN');
    const mine = sure(await make(developer, view({ kind: 'kanban', groupBy: status })));
    const shared = sure((await share(developer, mine.id, true)).envelope);
    expect(await read(ann, mine.id)).toBe('NOT_FOUND');
    expect(await labels(ann)).toContain(shared.id);
    const params = { type: 'View', id: shared.id };
    const record = sure((await test.server.call(metadataCalls.get, { as: developer, params })).envelope);
    expect(record).toMatchObject({ label: 'My orders', data: { kind: 'kanban', uses: [orders.id, statusField.id] } });
    const body = { revision: shared.revision, label: 'Taken' };
    const taken = await test.server.call(viewCalls.update, { as: ann, params: { viewId: shared.id }, body });
    expect(taken.envelope.resCode).toBe('FORBIDDEN');
    expect(sure((await share(developer, shared.id, false)).envelope).shared).toBe(false);
    expect(await labels(ann)).not.toContain(shared.id);
  });

  it('is told of where its field is used, and keeps it from being deleted', async () => {
    const field = await test.field(orders, 'held', { type: 'text' });
    const shared = sure(await make(developer, view({ columns: ['name', field.name] }), true));
    const uses = await test.server.call(recordCalls.uses, { as: developer, params: { id: field.id } });
    expect(JSON.stringify(sure(uses.envelope))).toContain(shared.id);
    const params = { type: 'Field', id: field.id };
    const refused = await test.server.call(metadataCalls.remove, { as: developer, params });
    expect(refused.envelope.resCode).toBe('IN_USE');
    sure((await test.server.call(metadataCalls.remove, { as: developer, params, query: { force: 'true' } })).envelope);
    const body = { revision: shared.revision, label: 'Again', data: shared.data };
    const again = await test.server.call(viewCalls.update, { as: developer, params: { viewId: shared.id }, body });
    expect(again.envelope.resCode).toBe('UNKNOWN_FIELD');
  });

  it('is not there for who may not read its object', async () => {
    const { id } = sure(await make(developer, view({ object: 'ns__Secret__CST' }), true));
    expect(await read(ann, id)).toBe('NOT_FOUND');
    expect(await labels(ann)).not.toContain(id);
  });

  it('is a row of the object View, found by its type', async () => {
    const { id } = sure(await make(developer, view({ kind: 'calendar', dateField: due }), true));
    const condition = { conditions: [{ field: 'type', operator: 'eq' as const, value: 'calendar' }] };
    expect(await test.query('View', { condition }, ann)).toEqual([
      expect.objectContaining({ id, label: 'My orders', type: 'calendar', object: order, shared: true }),
    ]);
  });
});

it.each([
  [{ object: 'ns__Ordr__CST' }, 'UNKNOWN_OBJECT'],
  [{ object: 'ns__Secret__CST' }, 'UNKNOWN_OBJECT'],
  [{ columns: ['nothing'] }, 'UNKNOWN_FIELD'],
  [{ condition: { conditions: [{ field: due, operator: 'eq' as const, value: 'soon' }] } }, 'BAD_QUERY'],
  [{ kind: 'kanban' as const }, 'BAD_VIEW'],
  [{ kind: 'kanban' as const, groupBy: due }, 'BAD_VIEW'],
  [{ kind: 'calendar' as const, dateField: status }, 'BAD_VIEW'],
  [{ kind: 'gallery' as const, imageField: due }, 'BAD_VIEW'],
])('a view that could not be shown is refused: %j', async (data, code) => {
  expect((await make(ann, view(data))).resCode).toBe(code);
});

describe('what is one’s own', () => {
  const condition = { conditions: [{ conditions: [{ field: status, operator: 'eq' as const, value: 'new' }] }] };

  it('follows new names of fields and objects, by lookups too', async () => {
    const parent = await test.object('Parent');
    const child = await test.object('Child');
    const field = await test.field(parent, 'status', { type: 'text' });
    const lookup = await test.field(child, 'parent', { type: 'lookup', object: parent.id });
    const columns = ['name', `${lookup.name}.${field.name}`, `${lookup.name}.name`];
    const data = view({ object: child.name, columns, orderby: [{ field: columns[1] ?? '', order: 'desc' }] });
    const children = sure(await make(developer, data));
    const own = sure(await make(developer, view({ object: parent.name, columns: [status], condition })));
    const bystander = sure(await make(developer, view({ columns: [status], condition })));
    const tile = { x: 0, y: 0, w: 4, h: 4, title: '', id: 'a', kind: 'bar' as const, object: child.name };
    const board = sure(
      (
        await test.server.call(dashboardCalls.create, {
          as: developer,
          body: {
            label: 'Board',
            data: {
              tiles: [{ ...tile, measures: [{ function: 'count' }], group: { field: columns[1] ?? '' } }],
              filters: [{ id: 'f', object: parent.name, field: field.name }],
            },
          },
        })
      ).envelope,
    );
    await test.change(field, { name: 'state' });
    await test.change(lookup, { name: 'above' });
    const params = { type: 'object', id: child.id };
    const body = { name: 'Part', revision: (await current(child)).revision };
    sure((await test.server.call(metadataCalls.update, { as: developer, params, body })).envelope);

    const path = 'ns__above__CST.ns__state__CST';
    expect(await dataOf(children.id)).toMatchObject({
      ...{ object: 'ns__Part__CST', columns: ['name', path, 'ns__above__CST.name'] },
      orderby: [{ field: path, order: 'desc' }],
    });
    expect(await dataOf(own.id)).toMatchObject({
      columns: ['ns__state__CST'],
      condition: { conditions: [{ conditions: [{ field: 'ns__state__CST', value: 'new' }] }] },
    });
    expect(await dataOf(bystander.id)).toEqual(bystander.data);
    expect(await dataOf(board.id)).toMatchObject({
      tiles: [{ object: 'ns__Part__CST', group: { field: path } }],
      filters: [{ object: parent.name, field: 'ns__state__CST' }],
    });
    const label = { revision: own.revision, label: 'Old' };
    const old = await test.server.call(viewCalls.update, { as: developer, params: { viewId: own.id }, body: label });
    expect(old.envelope.resCode).toBe('STALE');
  });

  const current = async ({ id }: MetadataRecord) =>
    sure((await test.server.call(metadataCalls.get, { as: developer, params: { type: 'object', id } })).envelope);
  const dataOf = async (id: string) => (await test.run(`select data from @saved_item where id = '${id}'`))[0]?.['data'];
});

describe('a dashboard', () => {
  const place = { x: 0, y: 0, w: 4, h: 4, title: 'Orders' };
  const chart = {
    ...place,
    id: 'a',
    kind: 'bar' as const,
    object: order,
    measures: [{ function: 'count' as const }],
    group: { field: status },
  };
  const save = async (as: Actor, data: Partial<DashboardData>, shared = false) =>
    (
      await test.server.call(dashboardCalls.create, {
        as,
        body: { label: 'Sales', shared, data: { tiles: [], filters: [], ...data } },
      })
    ).envelope;

  it('has tiles that can be asked for, and names what they use', async () => {
    const item = sure(await save(developer, { tiles: [chart] }, true));
    expect(item.data.uses).toEqual([orders.id, statusField.id]);
    const seen = sure((await test.server.call(dashboardCalls.list, { as: ann })).envelope);
    expect(seen.map(({ id, editable }) => [id, editable])).toEqual([[item.id, false]]);
  });

  it.each([
    [{ ...chart, object: undefined }, 'BAD_TILE'],
    [{ ...chart, measures: [] }, 'BAD_TILE'],
    [{ ...chart, group: undefined }, 'BAD_TILE'],
    [{ ...chart, group: { field: 'nothing' } }, 'UNKNOWN_FIELD'],
    [{ ...chart, measures: [{ function: 'sum' as const, field: status }] }, 'BAD_QUERY'],
    [{ ...chart, kind: 'kpi' as const, compare: { field: status, period: 'month' as const } }, 'BAD_TILE'],
    [{ ...chart, kind: 'gauge' as const, min: 5, max: 5 }, 'BAD_TILE'],
    [{ ...chart, kind: 'table' as const }, 'BAD_TILE'],
  ])('is refused with a tile that shows nothing: %#', async (tile, code) => {
    expect((await save(ann, { tiles: [tile] })).resCode).toBe(code);
  });

  it('is refused with a filter that its object has no field for', async () => {
    expect((await save(ann, { filters: [{ id: 'f', object: order, field: 'nothing' }] })).resCode).toBe(
      'UNKNOWN_FIELD',
    );
  });
});
