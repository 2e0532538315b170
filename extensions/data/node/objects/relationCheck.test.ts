import type { MetadataRecord } from 'lathe/common';
import type { FieldData } from '../../common/objects/fieldData';
import { sure, TestData } from '../testData';

describe('relations of objects', () => {
  let test: TestData;
  let order: MetadataRecord;
  let item: MetadataRecord;
  let part: MetadataRecord;

  beforeAll(async () => {
    test = await TestData.open();
    [order, item, part] = [await test.object('Order'), await test.object('Item'), await test.object('Part')];
    await test.field(item, 'order', { type: 'masterdetail', object: order.id });
    await test.field(part, 'item', { type: 'masterdetail', object: item.id });
  });

  afterAll(() => test.close());

  const master = ({ id }: MetadataRecord): FieldData => ({ type: 'masterdetail', object: id });

  it('make no record a part of itself, over however many others', async () => {
    expect(await test.tryField(order, 'self', master(order))).toMatchObject({
      resCode: 'MASTER_CIRCLE',
      resMsg: expect.stringContaining('ns__Order__CST → ns__Order__CST'),
    });
    expect(await test.tryField(order, 'part', master(part))).toMatchObject({
      resCode: 'MASTER_CIRCLE',
      resMsg: expect.stringContaining('ns__Order__CST → ns__Part__CST → ns__Item__CST → ns__Order__CST'),
    });
    sure(await test.tryField(order, 'parent', { type: 'lookup', object: order.id }));
    sure(await test.tryField(part, 'order', master(order)));
  });

  it('sum up numbers of what leads to the object', async () => {
    const by = await test.field(item, 'for', { type: 'lookup', object: order.id });
    const price = await test.field(item, 'price', { type: 'number' });
    const note = await test.field(item, 'note', { type: 'text' });
    const summed = (rollup: FieldData['rollup']) => ({ type: 'rollupsummary' as const, rollup });
    const wrong = [
      summed({ by: note.id, function: 'count' }),
      summed({ by: by.id, function: 'sum', of: note.id }),
      summed({ by: by.id, function: 'sum' }),
    ];
    for (const data of wrong) {
      const { resCode, fields } = await test.tryField(order, 'sum', data);
      expect([resCode, fields?.map(({ path }) => path)]).toEqual(['BAD_ROLLUP', ['body.data.rollup']]);
    }
    expect((await test.tryField(part, 'sum', summed({ by: by.id, function: 'count' }))).resCode).toBe('BAD_ROLLUP');
    sure(await test.tryField(order, 'sum', summed({ by: by.id, function: 'sum', of: price.id })));
    sure(await test.tryField(order, 'count', summed({ by: by.id, function: 'count' })));
  });
});
