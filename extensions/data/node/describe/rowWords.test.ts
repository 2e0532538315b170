import type { MetadataRecord } from 'lathe/common';
import { testActor } from 'lathe/node/testing';
import { dataCalls, type Row } from '../../common/dataCalls';
import { developer, sure, TestData } from '../testData';

const order = 'ns__Order__CST';
const total = 'ns__total__CST';
const code = 'ns__code__CST';
const chinese = testActor({ ...developer, locale: 'zh-CN' });

let data: TestData;
let orders: MetadataRecord;

beforeAll(async () => {
  data = await TestData.open();
  orders = await data.object('Order', { labels: { 'zh-CN': '订单' } });
  await data.field(orders, 'total', { type: 'number', precision: 5, scale: 2, labels: { 'zh-CN': '总额' } });
  await data.field(orders, 'code', { type: 'text', length: 3, unique: true, labels: { 'zh-CN': '编号' } });
  sure(
    await data.part(orders, 'ValidationRule', 'positive', {
      formula: 'total < 0',
      message: 'Orders cost something.',
      messages: { 'zh-CN': '订单不能为负。' },
    }),
  );
});

afterAll(() => data.close());

const each = async (records: Row[], as = chinese) => {
  const body = { operation: 'create' as const, allOrNone: false, records };
  return sure((await data.server.call(dataCalls.bulk, { as, params: { object: order }, body })).envelope);
};

describe('rows that are refused', () => {
  it('are told row by row in the sentences of the form, with labels in the language of who wrote them', async () => {
    const [fine, digits, taken, both, rule] = await each([
      { name: 'a', [code]: 'a' },
      { name: 'b', [total]: '12345' },
      { name: 'c', [code]: 'a' },
      { [total]: 'x', [code]: 'long' },
      { name: 'e', [total]: -1 },
    ]);
    expect(fine?.success).toBe(true);
    expect(digits?.error).toEqual({
      resCode: 'INVALID_ROW',
      resMsg: '总额：数字小数点前最多 3 位，小数点后最多 2 位。',
      fields: [{ path: `body.${total}`, message: 'digits' }],
    });
    expect(taken?.error).toMatchObject({ resCode: 'ROW_TAKEN', resMsg: '编号 必须唯一：其他记录已使用此值。' });
    expect(both?.error?.resMsg).toBe(
      '总额：格式错误：请输入数字，例如 1234.5。 编号：文本过长：最多 3 个字符。 名称 是必填项',
    );
    expect(rule?.error?.resMsg).toBe('订单不能为负。');
  });

  it('are told so alone and all together too', async () => {
    const record = { name: 'x', [total]: '12345' };
    const params = { object: order };
    const one = await data.server.call(dataCalls.create, { as: developer, params, body: record });
    const sentence = 'total: The number may have 3 digits before and 2 after the point.';
    expect(one.envelope).toMatchObject({ resCode: 'INVALID_ROW', resMsg: `The row can't be stored: ${sentence}` });
    const body = { operation: 'create' as const, allOrNone: true, records: [record] };
    const all = await data.server.call(dataCalls.bulk, { as: developer, params, body });
    expect(all.envelope.resMsg).toBe(one.envelope.resMsg);
  });

  it('name objects and fields as people call them', async () => {
    const items = await data.object('Item', { labels: { 'zh-CN': '明细' } });
    const lookup = { type: 'lookup' as const, object: orders.id, labels: { 'zh-CN': '所属订单' } };
    await data.field(items, 'order', { ...lookup, onDelete: 'refuse' });
    const [made] = await each([{ name: 'used', [code]: 'u' }]);
    const id = made?.id ?? '';
    const item = { name: 'i', ns__order__CST: id };
    sure(
      (await data.server.call(dataCalls.create, { as: developer, params: { object: 'ns__Item__CST' }, body: item }))
        .envelope,
    );
    const removed = await data.server.call(dataCalls.remove, { as: chinese, params: { object: order, id } });
    expect(removed.envelope).toMatchObject({ resCode: 'ROW_IN_USE', resMsg: expect.stringContaining('明细') });
    expect(removed.envelope.resMsg).toContain('所属订单');
    expect(removed.envelope.resMsg).not.toContain('__CST');
  });
});
