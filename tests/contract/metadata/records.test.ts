import { metadataCalls } from '../../../core/common/metadata/metadataCalls';
import { developer, Notebooks, reader, stranger, sure, uniqueName } from './notebooks';
import { testActor } from '../../../core/node/testing/testActor';

const { create, get, list, remove, update } = metadataCalls;

describe('records', () => {
  let books: Notebooks;

  beforeAll(async () => {
    books = await Notebooks.open();
  });

  afterAll(() => books.server.close());

  it('are made, read, changed and deleted', async () => {
    const made = await books.create({ name: 'Travel', label: 'Travels', data: { cover: 'red' } });
    expect(made).toMatchObject({
      type: 'Notebook',
      name: 'Travel',
      label: 'Travels',
      parent: null,
      belongTo: null,
      revision: 1,
      active: true,
      createdBy: developer.userId,
      createdByName: 'tester',
      modifiedByName: 'tester',
      data: { cover: 'red' },
    });
    expect(made.id).toMatch(/^nb00\w{16}$/);
    expect(sure(await books.call(get, { params: { type: 'Notebook', id: made.id }, as: reader }))).toEqual(made);
    const changed = await books.update(made, { label: 'Journeys', active: false, data: { cover: 'blue' } });
    expect(changed).toMatchObject({
      name: 'Travel',
      label: 'Journeys',
      revision: 2,
      active: false,
      data: { cover: 'blue' },
    });
    const params = { type: 'Notebook', id: made.id };
    expect(sure(await books.call(remove, { params, as: developer }))).toEqual({ deleted: 1 });
    expect((await books.call(get, { params, as: developer })).envelope).toMatchObject({
      resCode: 'NOT_FOUND',
      resMsg: `No such instance: ${made.id} of Notebook.`,
    });
  });

  it('stay as they are when a change changes nothing', async () => {
    const made = await books.create({ data: { cover: 'red' } });
    expect(await books.update(made, { data: { cover: 'red' }, label: made.label })).toEqual(made);
  });

  it.each(['notebook', 'NOTEBOOK', 'nb', 'NB'])('are found under the name %s too', async (type) => {
    const made = await books.create();
    expect(sure(await books.call(get, { params: { type, id: made.id }, as: developer }))).toEqual(made);
  });

  it('of an unknown type: the nearest is named', async () => {
    const { status, envelope } = await books.call(list, { params: { type: 'Notbook' }, as: developer });
    expect([status, envelope.resCode, envelope.resMsg]).toEqual([
      404,
      'UNKNOWN_TYPE',
      "There is no type 'Notbook'. Did you mean 'Notebook'?",
    ]);
    const far = await books.call(list, { params: { type: 'Zzzzzzzzz' }, as: developer });
    expect(far.envelope.resCode).toBe('NO_SUCH_TYPE');
    expect((await books.call(list, { params: { type: '__proto__' }, as: developer })).status).toBe(404);
  });

  it('are not found under another type', async () => {
    const made = await books.create();
    const params = { type: 'Diary', id: made.id };
    const as = testActor({ permissions: ['Read Diary', 'Keep Diary'] });
    expect((await books.call(get, { params, as })).status).toBe(404);
    expect((await books.call(update, { params, body: { revision: 1 }, as })).status).toBe(404);
    expect((await books.call(remove, { params, as })).status).toBe(404);
    expect(await books.exists(made)).toBe(true);
  });

  it.each([
    ['', 'REQUIRED', 'Name is required'],
    ['  ', 'REQUIRED', 'Name is required'],
    ['1a', 'BAD_NAME', expect.stringMatching(/^Name must start with a letter/)],
    ['a__b', 'BAD_NAME', expect.anything()],
    ['a_', 'BAD_NAME', expect.anything()],
    ["a'; drop table metadata; --", 'BAD_NAME', expect.anything()],
  ])('need a proper name: %j', async (name, resCode, resMsg) => {
    const { status, envelope } = await books.call(create, { params: { type: 'nb' }, body: { name }, as: developer });
    expect(status).toBe(400);
    expect(envelope).toMatchObject({ resCode, resMsg, fields: [{ path: 'body.name' }] });
  });

  it('need a label of at most 64 characters', async () => {
    const params = { type: 'nb' };
    const fits = { name: uniqueName(), label: '旅'.repeat(64) };
    expect((await books.call(create, { params, body: fits, as: developer })).status).toBe(200);
    const long = { name: uniqueName(), label: 'x'.repeat(65) };
    const { envelope } = await books.call(create, { params, body: long, as: developer });
    expect([envelope.resCode, envelope.resMsg]).toEqual(['LABEL_TOO_LONG', 'Label length cannot be greater than 64.']);
  });

  it('have a name of their own in any case, which a deleted one gives free', async () => {
    const made = await books.create({ name: 'Unique' });
    const params = { type: 'nb' };
    const again = () => books.call(create, { params, body: { name: 'uNIQUE' }, as: developer });
    const { status, envelope } = await again();
    expect([status, envelope.resCode, envelope.resMsg]).toEqual([409, 'NOT_UNIQUE', 'uNIQUE is uniqued']);
    const other = await books.create();
    const taken = await books.call(update, {
      params: { type: 'nb', id: other.id },
      body: { revision: 1, name: 'UNIQUE' },
      as: developer,
    });
    expect(taken.envelope.resCode).toBe('NOT_UNIQUE');
    await books.call(remove, { params: { type: 'nb', id: made.id }, as: developer });
    expect((await again()).status).toBe(200);
  });

  it('refuse data that their type does not have, and name what is wrong', async () => {
    const body = { name: uniqueName(), data: { cover: 5, admin: true } };
    const { status, envelope } = await books.call(create, { params: { type: 'nb' }, body, as: developer });
    expect([status, envelope.resCode]).toEqual([400, 'INVALID_DATA']);
    expect(envelope.fields?.map(({ path }) => path)).toEqual(['body.data.cover', 'body.data']);
  });

  it.each([
    'id',
    'type',
    'revision',
    'createdBy',
    'createdAt',
    'modifiedBy',
    'belongTo',
    'deletion',
    'tenant',
    'constructor',
  ])('do not take %s from a body', async (key) => {
    const foreign = { name: uniqueName(), [key]: 'nb000000000000000000' };
    const made = await books.server.server.inject({
      method: 'POST',
      url: '/u-route/baas/metadata/v1.0/Notebook',
      headers: books.server.headersOf(developer),
      payload: foreign,
    });
    expect([made.statusCode, made.json().resCode]).toEqual([400, 'INVALID_REQUEST']);
    if (key === 'revision') return;
    const record = await books.create();
    const changed = await books.server.server.inject({
      method: 'PUT',
      url: `/u-route/baas/metadata/v1.0/Notebook/${record.id}`,
      headers: books.server.headersOf(developer),
      payload: { revision: 1, [key]: 'nb000000000000000000' },
    });
    expect([changed.statusCode, changed.json().resCode]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('take no prototype along', async () => {
    const payload = `{"name":"${uniqueName()}","data":{"__proto__":{"cover":"x"}}}`;
    const headers = { ...books.server.headersOf(developer), 'content-type': 'application/json' };
    const answer = await books.server.server.inject({
      method: 'POST',
      url: '/u-route/baas/metadata/v1.0/nb',
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  });

  it('keep what looks like SQL as text', async () => {
    const text = `'); drop schema t_test cascade; -- \\ " $1 \u0001`;
    const made = await books.create({ label: text.slice(0, 60), data: { cover: text } });
    expect(made.data).toEqual({ cover: text });
    expect(sure(await books.call(get, { params: { type: 'nb', id: made.id }, as: developer })).label).toBe(
      text.slice(0, 60),
    );
    for (const id of ["' or '1'='1", '%', 'x'.repeat(90)]) {
      expect((await books.call(get, { params: { type: 'nb', id }, as: developer })).status).toBe(404);
    }
  });

  it('that somebody else changed refuse a stale change, and say who did', async () => {
    const made = await books.create();
    await books.update(made, { label: 'First' });
    const params = { type: 'nb', id: made.id };
    const { status, envelope } = await books.call(update, {
      params,
      body: { revision: 1, label: 'Second' },
      as: developer,
    });
    expect([status, envelope.resCode]).toEqual([409, 'STALE']);
    expect(envelope.resMsg).toMatch(/^tester changed '.*' on \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\./);
    expect(envelope.details).toMatchObject({ revision: 2, modifiedBy: developer.userId, modifiedByName: 'tester' });
    const stale = await books.call(remove, { params, query: { revision: 1 }, as: developer });
    expect(stale.envelope.resCode).toBe('STALE');
  });

  it('changed by many at once: one wins, the others are told', async () => {
    const made = await books.create();
    const params = { type: 'nb', id: made.id };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        books.call(update, { params, body: { revision: 1, label: `L${index}` }, as: developer }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
  });

  it("are nobody's business without a session, a token or the permission", async () => {
    const made = await books.create();
    const params = { type: 'nb', id: made.id };
    const body = { name: uniqueName() };
    const change = { revision: 1, label: 'x' };
    expect((await books.call(get, { params })).status).toBe(401);
    expect((await books.call(list, { params })).status).toBe(401);
    expect((await books.call(get, { params, as: testActor({ kind: 'PortalUser' }) })).status).toBe(401);
    for (const [as, forged, code] of [
      [reader, false, 'FORBIDDEN'],
      [developer, true, 'FORGERY'],
    ] as const) {
      expect((await books.call(create, { params, body, as, forged })).envelope.resCode).toBe(code);
      expect((await books.call(update, { params, body: change, as, forged })).envelope.resCode).toBe(code);
      expect((await books.call(remove, { params, as, forged })).envelope.resCode).toBe(code);
    }
    expect(await books.exists(made)).toBe(true);
  });

  it('take the permissions that their type names', async () => {
    const params = { type: 'Diary' };
    const body = { name: uniqueName() };
    expect((await books.call(list, { params, as: developer })).envelope.resMsg).toContain("'Read Diary'");
    const seeing = testActor({ permissions: ['Read Diary', 'Develop Application'] });
    expect((await books.call(list, { params, as: seeing })).status).toBe(200);
    expect((await books.call(create, { params, body, as: seeing })).envelope.resMsg).toContain("'Keep Diary'");
    const keeping = testActor({ permissions: ['Read Diary', 'Keep Diary'] });
    expect((await books.call(create, { params, body, as: keeping })).status).toBe(200);
  });

  it('of another tenant are not there', async () => {
    const made = await books.create();
    const params = { type: 'nb', id: made.id };
    expect((await books.call(get, { params, as: stranger })).status).toBe(404);
    expect((await books.call(update, { params, body: { revision: 1, label: 'x' }, as: stranger })).status).toBe(404);
    expect((await books.call(remove, { params, query: { force: true }, as: stranger })).status).toBe(404);
    expect(sure(await books.call(list, { params, as: stranger }))).toEqual([]);
    expect(await books.exists(made)).toBe(true);
  });
});
