import { metadataCalls, type MetadataRecord, partCalls } from 'lathe/common';
import { ResourceData } from '../../../extensions/services/common/resources/resourceData';
import { serviceProblemCalls } from '../../../extensions/services/common/serviceProblems';
import { developer, nobody, TestServices } from './testServices';

const amount = 'ns__amount__CST';

describe('what a service names', () => {
  let test: TestServices;
  let service: MetadataRecord;
  let order: MetadataRecord;
  let field: MetadataRecord;

  beforeAll(async () => {
    test = await TestServices.open();
    order = await test.record('object', 'Order');
    field = await test.part(order, 'Field', 'amount', { type: 'number', precision: 10, scale: 2 });
    service = await test.service('Sales');
    await test.item(service, order);
  });

  afterAll(() => test.close());

  const problems = (as = developer) => test.ask(serviceProblemCalls.list, { as, params: { serviceId: service.id } });
  const actionOf = async ({ id }: MetadataRecord) => {
    const record = await test.ask(metadataCalls.get, { params: { type: 'CustomResource', id } });
    return ResourceData.parse(record.data).action;
  };

  it('gets the new name of a field, in queries, fields and values', async () => {
    const condition = { conditions: [{ field: amount, operator: 'ge', value: 1 }] };
    const query = await test.resource(service, 'query', {
      path: '/query',
      action: {
        ...{ kind: 'query', object: order.id },
        request: { condition, options: { fields: ['name', amount], orderby: [{ field: amount }] } },
      },
    });
    const read = await test.resource(service, 'read', {
      path: '/read',
      action: { kind: 'read', object: order.id, id: 'x', fields: [amount, 'createdDate'] },
    });
    const create = await test.resource(service, 'create', {
      ...{ method: 'POST', path: '/create' },
      action: { kind: 'create', object: order.id, values: { name: 'a', [amount]: 3 } },
    });
    await test.ask(partCalls.update, {
      params: { type: 'object', id: order.id, part: 'Field', partId: field.id },
      body: { revision: field.revision, name: 'total' },
    });
    const total = 'ns__total__CST';
    expect(await actionOf(query)).toMatchObject({
      request: {
        condition: { conditions: [{ field: total }] },
        options: { fields: ['name', total], orderby: [{ field: total }] },
      },
    });
    expect(await actionOf(read)).toMatchObject({ fields: [total, 'createdDate'] });
    expect(await actionOf(create)).toMatchObject({ values: { name: 'a', [total]: 3 } });
    expect(await problems()).toEqual([]);
  });

  it('is a problem where it is no longer there', async () => {
    const path = '/gone';
    const access = { profiles: ['Lost Profile'] };
    const gone = await test.resource(service, 'gone', {
      ...{ path, access },
      action: {
        ...{ kind: 'query', object: order.id },
        request: {
          condition: { conditions: [{ field: 'nothing', operator: 'isnull' }] },
          options: { aggregate: [{ alias: 'rows', function: 'count' }], orderby: [{ field: 'rows' }] },
        },
      },
    });
    const tab = await test.record('Tab', 'Gone', { kind: 'link', url: '/x' });
    const menu = await test.part(service, 'Menu', 'lost', { kind: 'tab', tab: tab.id });
    await test.ask(metadataCalls.remove, { params: { type: 'Tab', id: tab.id }, query: { force: true } });
    const found = (await problems()).map(({ code, record, place, message }) => [code, record, place, message]);
    expect(found).toEqual([
      ['MENU_TAB_GONE', menu.id, 'data.tab', 'The menu lost opens a tab that is no longer there.'],
      [
        ...['RESOURCE_FIELD_UNKNOWN', gone.id, 'data.action'],
        'gone names the field nothing, which its object does not have.',
      ],
      [
        ...['HOLDER_UNKNOWN', gone.id, 'data.access'],
        'gone is open to Lost Profile, which is no profile and no permission set.',
      ],
    ]);
  });

  it('is for those who develop', async () => {
    expect((await test.refusal(serviceProblemCalls.list, { as: nobody, params: { serviceId: service.id } }))[0]).toBe(
      403,
    );
    const [status] = await test.refusal(serviceProblemCalls.list, { params: { serviceId: order.id } });
    expect(status).toBe(404);
  });
});
