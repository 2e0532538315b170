import { type LiveEvent, metadataCalls, type MetadataRecord, metadataTopic } from 'lathe/common';
import { Events } from 'lathe/node';
import { testActor, testTenant } from 'lathe/node/testing';
import { objectsTopic } from '../../common/modelTypes';
import { TestData } from '../testData';

const endUser = testActor({ userName: 'ann', userId: '10gd0000000000000ann' });
const keeper = testActor({ userName: 'kim', userId: '10gd0000000000000kim', permissions: ['Manage Permissions'] });
let data: TestData;
let order: MetadataRecord;

beforeAll(async () => {
  data = await TestData.open();
  order = await data.object('Order');
});

afterAll(() => data.close());

describe('the design of an object', () => {
  it('is read by who builds objects or says who may what, and by nobody else', async () => {
    const params = { type: 'CustomObject', id: order.id };
    const get = async (as: typeof endUser) => (await data.server.call(metadataCalls.get, { as, params })).status;
    expect(await get(keeper)).toBe(200);
    expect(await get(endUser)).toBe(403);
    const list = await data.server.call(metadataCalls.list, { as: endUser, params: { type: 'Field' } });
    expect(list.envelope.resCode).toBe('FORBIDDEN');
  });

  it('changes without everybody hearing more than that it did', async () => {
    const heard: LiveEvent[] = [];
    const events = data.server.container.get(Events);
    const told = new Promise<void>((resolve) => {
      events.subscribe(testTenant, ({ event }) => {
        heard.push(event);
        const built = heard.some(({ topic, type }) => topic === metadataTopic && type === 'Field');
        if (built && event.topic === objectsTopic) resolve();
      });
    });
    await data.field(order, 'total', { type: 'number' });
    await told;
    const open = heard.filter(({ permission }) => permission === undefined);
    // The object itself may have been heard of as late as now.
    expect([...new Set(open.map((event) => JSON.stringify(event)))]).toEqual([JSON.stringify({ topic: objectsTopic })]);
  });
});
