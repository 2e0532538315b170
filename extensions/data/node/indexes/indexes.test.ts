import type { MetadataRecord } from 'lathe/common';
import { testActor } from 'lathe/node/testing';
import { indexCalls } from '../../common/indexCalls';
import { languagePicklist } from '../../common/objects/languagePicklist';
import { picklistCalls } from '../../common/picklistCalls';
import { developer, sure, TestData } from '../testData';

describe('indexes and picklists', () => {
  let test: TestData;
  let order: MetadataRecord;
  const object = 'ns__Order__CST';

  beforeAll(async () => {
    test = await TestData.open();
    order = await test.object('Order');
    await test.field(order, 'status', { type: 'text' });
    await test.field(order, 'note', { type: 'multilanguage' });
    for (const id of ['a', 'b']) await test.row(object, id, { ns__status__CST: 'same' });
  });

  afterAll(() => test.close());

  const create = async (name: string, fields: string[], unique = false) =>
    (await test.server.call(indexCalls.create, { as: developer, params: { object }, body: { name, fields, unique } }))
      .envelope;
  const inDatabase = async () =>
    (await test.run(`select indexdef from pg_indexes where tablename = '${object}' and indexname like 'x\\_%'`)).map(
      (row) => String(row['indexdef']),
    );

  it('are made over fields, listed, and taken away', async () => {
    const { id } = sure(await create('byStatus', ['ns__status__CST', 'createdDate']));
    expect((await inDatabase()).join()).toContain('(lower("ns__status__CST"), "createdDate", id)');
    const list = await test.server.call(indexCalls.list, { as: developer, params: { object } });
    expect(list.envelope.result).toMatchObject([{ id, name: 'byStatus', fields: ['ns__status__CST', 'createdDate'] }]);
    const gone = await test.server.call(indexCalls.remove, { as: developer, params: { object, indexId: id } });
    expect([gone.envelope.resCode, await inDatabase()]).toEqual(['0', []]);
  });

  it('are refused where they make no sense, or where rows are alike', async () => {
    expect((await create('x', ['ns__note__CST'])).resCode).toBe('BAD_INDEX');
    expect((await create('x', ['ns__nothing__CST'])).resCode).toBe('UNKNOWN_FIELD');
    expect((await create('x', ['ns__status__CST'], true)).resCode).toBe('INDEX_VALUES_ALIKE');
    const twice = await create('x', ['createdDate', 'ns__status__CST', 'createdDate']);
    expect(twice.resMsg).toBe('The index has the field createdDate twice. Take it out once.');
    expect(await inDatabase()).toEqual([]);
    const nowhere = { as: developer, params: { object: 'ns__Ordr__CST' } };
    expect((await test.server.call(indexCalls.list, nowhere)).envelope.resCode).toBe('UNKNOWN_OBJECT');
  });

  it('are made once over the same fields', async () => {
    const fields = ['ns__status__CST', 'createdDate'];
    const { id } = sure(await create('first', fields));
    expect(await create('second', fields)).toMatchObject({
      resCode: 'INDEX_THERE',
      resMsg: 'The index first is over the same fields already.',
    });
    const others = [sure(await create('third', fields.toReversed())), sure(await create('fourth', fields, true))];
    for (const indexId of [id, ...others.map((each) => each.id)])
      await test.server.call(indexCalls.remove, { as: developer, params: { object, indexId } });
  });

  it('a picklist takes values, each once', async () => {
    const params = { picklistId: languagePicklist };
    const add = async (value: string) =>
      (await test.server.call(picklistCalls.add, { as: developer, params, body: { value } })).envelope;
    expect(sure(await add('fr_FR')).picklistValues.map(({ value }) => value)).toEqual(['en_US', 'zh_CN', 'fr_FR']);
    expect((await add('fr_FR')).resCode).toBe('CHOICE_TWICE');
    const read = await test.server.call(picklistCalls.get, { as: testActor(), params });
    expect(read.envelope.result?.picklistValues).toHaveLength(3);
    const missing = { as: developer, params: { picklistId: '0004nothing000000000' } };
    expect((await test.server.call(picklistCalls.get, missing)).envelope.resCode).toBe('NOT_FOUND');
  });
});
