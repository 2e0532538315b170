import { type Actor, Notices, type Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { noticeCalls } from '../../common/noticeCalls';
import { activate } from '../index';

const foreign: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const ann = testActor();
const zoe = testActor({ locale: 'zh-CN', userId: '10gd00000000000000z1' });
const stranger = testActor({ tenant: foreign });

describe('calls of notices', () => {
  let test: TestServer;

  beforeAll(async () => {
    test = await openTestServer({ extensions: { home: { activate } }, tenants: [testTenant, foreign] });
    const notices = test.container.get(Notices);
    await test.database.transact(testTenant, async (transaction) => {
      for (const name of ['One', 'Two', 'Three'])
        await notices.tell(transaction, testTenant, [ann.userId, zoe.userId], {
          kind: 'lockTaken',
          severity: 'warning',
          parameters: { user: 'bob', name },
          about: '000f0000000000000001',
        });
    });
  });

  afterAll(() => test.close());

  const history = async (as: Actor, query: { unread?: boolean; limit?: number; offset?: number } = {}) =>
    (await test.call(noticeCalls.history, { query: { ...query, unread: query.unread ? 'true' : undefined }, as }))
      .envelope;
  const unread = async (as: Actor) => (await test.call(noticeCalls.unread, { query: {}, as })).envelope.result;

  it("tell the history, the newest first, in the reader's language", async () => {
    const { result, count } = await history(ann);
    expect(count).toBe(3);
    expect(result?.map(({ Title }) => Title)).toEqual(
      ['Three', 'Two', 'One'].map((name) => `bob has taken over '${name}', which you were editing.`),
    );
    expect(result?.[0]).toMatchObject({ severity: 'warning', about: '000f0000000000000001', route: null, read: false });
    expect((await history(zoe, { limit: 1, offset: 2 })).result?.map(({ Title }) => Title)).toEqual([
      '您正在编辑的“One”已由 bob 接管。',
    ]);
  });

  it('tell what is unread, until it is marked as read', async () => {
    expect(await unread(ann)).toMatchObject({ count: 3, list: [{ read: false }, {}, {}] });
    const first = (await history(ann)).result?.[0]?.id ?? '';
    const marked = await test.call(noticeCalls.markRead, { body: { ids: [first] }, as: ann });
    expect(marked.envelope.result).toEqual({ count: 2 });
    expect((await history(ann, { unread: true })).count).toBe(2);
    const { envelope } = await test.call(noticeCalls.reflush, { query: { limit: 1 }, as: ann });
    expect(envelope.result).toMatchObject({ count: 2, list: [{ Title: expect.stringContaining('Two') }] });
    await test.call(noticeCalls.markRead, { body: {}, as: ann });
    expect(await unread(ann)).toEqual({ count: 0, list: [] });
    expect((await history(ann)).count).toBe(3);
    expect((await unread(zoe))?.count).toBe(3);
  });

  it("leave those of others and of other tenants alone, and refuse what is no notice's id", async () => {
    const zoes = (await history(zoe)).result?.map(({ id }) => id);
    for (const as of [ann, stranger]) await test.call(noticeCalls.markRead, { body: { ids: zoes }, as });
    expect((await unread(zoe))?.count).toBe(3);
    expect((await history(stranger)).count).toBe(0);
    const bad = await test.call(noticeCalls.markRead, { body: { ids: ['x'] }, as: ann });
    expect(bad.envelope.resCode).toBe('INVALID_REQUEST');
    expect((await test.call(noticeCalls.unread, { query: {} })).status).toBe(401);
    expect((await test.call(noticeCalls.markRead, { body: {}, as: ann, forged: true })).status).toBe(403);
    expect((await test.call(noticeCalls.unread, { query: { limit: 101 }, as: ann })).status).toBe(400);
  });
});
