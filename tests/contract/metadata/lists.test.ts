import { metadataCalls } from '../../../core/common/metadata/metadataCalls';
import { recordCalls } from '../../../core/common/metadata/recordCalls';
import { testActor } from '../../../core/node/testing/testActor';
import { developer, Notebooks, reader, stranger, sure, uniqueName } from './notebooks';

const { list } = metadataCalls;
const params = { type: 'Notebook' };

describe('lists', () => {
  let books: Notebooks;
  let project = '';

  beforeAll(async () => {
    books = await Notebooks.open();
    project = (await books.create({ name: 'Project' })).id;
    const covers = ['red', 'green', 'blue', 'red', 'none%'];
    for (const [index, cover] of covers.entries()) {
      await books.create(
        { name: `B${index}`, label: `Book ${index} 书`, data: { cover }, active: index !== 2 },
        { project },
      );
    }
  });

  afterAll(() => books.server.close());

  async function names(
    query: object,
    headers: Record<string, string> = { 'project-id': project },
  ): Promise<[unknown[], unknown]> {
    const answer = await books.call(list, { params, query, headers, as: reader });
    return [sure(answer).map(({ name }) => name), answer.envelope.count];
  }

  const where = (field: string, operator: string, value?: unknown) =>
    JSON.stringify({ conditions: [{ field, operator, value }] });

  it('show the newest change first, and how many there are', async () => {
    expect(await names({})).toEqual([['B4', 'B3', 'B2', 'B1', 'B0'], 5]);
    expect(await names({ limit: 2, offset: 1 })).toEqual([['B3', 'B2'], 5]);
    expect(await names({ offset: 50 })).toEqual([[], 5]);
    expect(await names({ limit: 1, count: 'false' })).toEqual([['B4'], undefined]);
  });

  it('of a project show what belongs to it; without one everything', async () => {
    expect((await names({}, {}))[1]).toBe(6);
    expect((await names({}, { 'project-id': 'nb00000000000000000x' }))[1]).toBe(0);
    const bad = await books.call(list, { params, headers: { 'project-id': "' or 1=1" }, as: reader });
    expect(bad.envelope.resCode).toBe('INVALID_REQUEST');
  });

  it.each([
    ['name', ['B0', 'B1', 'B2', 'B3', 'B4']],
    ['-name', ['B4', 'B3', 'B2', 'B1', 'B0']],
    ['data.cover,-name', ['B2', 'B1', 'B4', 'B3', 'B0']],
    ['-modifiedAt', ['B4', 'B3', 'B2', 'B1', 'B0']],
    ['parent,createdAt', ['B0', 'B1', 'B2', 'B3', 'B4']],
  ])('in the order %s, page by page', async (order, expected) => {
    const found: unknown[] = [];
    let after: string | undefined;
    for (;;) {
      const answer = await books.call(list, {
        params,
        query: { order, limit: 2, after },
        headers: { 'project-id': project },
        as: reader,
      });
      const rows = sure(answer);
      if (rows.length === 0) break;
      found.push(...rows.map(({ name }) => name));
      after = rows.at(-1)?.id;
    }
    expect(found).toEqual(expected);
  });

  it.each([
    [{ search: 'b1' }, ['B1']],
    [{ search: 'BOOK 3' }, ['B3']],
    [{ search: '书' }, ['B4', 'B3', 'B2', 'B1', 'B0']],
    [{ search: '%' }, []],
    [{ search: "'" }, []],
    [{ active: 'false' }, ['B2']],
    [{ condition: where('data.cover', 'eq', 'red') }, ['B3', 'B0']],
    [{ condition: where('data.cover', 'ne', 'red') }, ['B4', 'B2', 'B1']],
    [{ condition: where('data.cover', 'in', ['green', 'blue']) }, ['B2', 'B1']],
    [{ condition: where('data.cover', 'contains', '%') }, ['B4']],
    [{ condition: where('data.cover', 'startwith', 'RE') }, ['B3', 'B0']],
    [{ condition: where('data.nothing', 'isnull') }, ['B4', 'B3', 'B2', 'B1', 'B0']],
    [{ condition: where('data.cover', 'gt', 5) }, []],
    [{ condition: where('revision', 'ge', 1) }, ['B4', 'B3', 'B2', 'B1', 'B0']],
    [{ condition: where('active', 'eq', false) }, ['B2']],
    [{ condition: where('createdAt', 'gt', '2999-01-01') }, []],
    [{ condition: where('name', 'eq', "' or '1'='1") }, []],
    [
      {
        condition: JSON.stringify({
          conjunction: 'OR',
          conditions: [
            { field: 'name', operator: 'eq', value: 'B0' },
            {
              conditions: [
                { field: 'data.cover', operator: 'eq', value: 'red' },
                { field: 'name', operator: 'gt', value: 'B2' },
              ],
            },
          ],
        }),
      },
      ['B3', 'B0'],
    ],
  ])('with %j', async (query, expected) => {
    expect((await names(query))[0]).toEqual(expected);
  });

  it('refuse a time that is none', async () => {
    const answer = await books.call(list, {
      params,
      query: { condition: where('createdAt', 'gt', 'soon') },
      as: reader,
    });
    expect([answer.status, answer.envelope.resCode]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('leave data out when they are brief', async () => {
    const [first] = sure(await books.call(list, { params, query: { brief: true, limit: 1 }, as: reader }));
    expect(first).not.toHaveProperty('data');
  });

  it('refuse a project that is not there, for new records', async () => {
    const headers = { 'project-id': 'nb00000000000000000x' };
    const body = { name: uniqueName() };
    expect((await books.call(metadataCalls.create, { params, body, headers, as: developer })).status).toBe(404);
  });

  it('let a name be used once in each project', async () => {
    const made = await books.create({ name: 'B1' });
    expect(made.belongTo).toBeNull();
    const body = { name: 'b1' };
    const again = await books.call(metadataCalls.create, {
      params,
      body,
      headers: { 'project-id': project },
      as: developer,
    });
    expect(again.envelope.resCode).toBe('NOT_UNIQUE');
  });

  it('of types tell what there is', async () => {
    const types = sure(await books.call(recordCalls.types, { as: reader }));
    expect(types.map(({ name }) => name)).toEqual(['Notebook', 'Note']);
    expect(types[0]).toMatchObject({
      aliases: ['nb'],
      prefix: 'nb00',
      owner: 'notebooks',
      children: ['Note'],
      permission: 'Develop Application',
    });
    const detail = sure(await books.call(recordCalls.type, { params: { type: 'note' }, as: reader }));
    expect(detail.schema).toMatchObject({ type: 'object', properties: { text: { type: 'string' } } });
  });

  it('of hits: by name first, then by content, and only of what one may read', async () => {
    const keeper = testActor({ permissions: ['Read Diary', 'Keep Diary'] });
    await books.create({ name: 'Zebra' });
    await books.create({ name: 'Animals', data: { cover: 'a zebra and a lion' } });
    await books.create({ name: 'ZebraDiary' }, { type: 'Diary', as: keeper });
    const search = async (text: string, as = reader, query = {}) => {
      const answer = await books.call(recordCalls.search, { query: { text, ...query }, as });
      return [sure(answer).map(({ name }) => name), answer.envelope.count];
    };
    expect(await search('zebra')).toEqual([['Zebra', 'Animals'], 2]);
    expect(await search('ZEBRA', keeper)).toEqual([['Zebra', 'ZebraDiary', 'Animals'], 3]);
    expect(await search('zebra', keeper, { types: 'diary' })).toEqual([['ZebraDiary'], 1]);
    expect(await search('ebr')).toEqual([['Zebra'], 1]);
    expect(await search("'%_\\:*&|!")).toEqual([[], 0]);
    expect(await search('zebra', stranger)).toEqual([[], 0]);
    expect((await books.call(recordCalls.search, { query: { text: 'z', types: 'Diary' }, as: reader })).status).toBe(
      403,
    );
  });
});
