import { openSessionServer, type SessionServer } from 'lathe/node/testing';
import { Tenants } from 'lathe/node';
import { sessionListCalls } from '../../common/sessionListCalls';
import { activate } from '../index';

describe('sessions', () => {
  let server: SessionServer;

  beforeAll(async () => {
    server = await openSessionServer({ extensions: { admin: { activate } } });
    await server.addUser('bob');
    const other = await server.test.container.get(Tenants).create('Other');
    await server.addUser('eve', 'System Administrator', other);
  });

  afterAll(() => server.close());

  type Browser = Awaited<ReturnType<SessionServer['signedIn']>>;
  const list = async (browser: Browser, query: object = {}) =>
    (await browser.call(sessionListCalls.list, { query })).envelope.result ?? [];
  const end = async (browser: Browser, id: string | undefined) =>
    (await browser.call(sessionListCalls.end, { params: { id: id ?? '' } })).envelope.resCode;

  it("are listed: everybody's to who manages users, else one's own", async () => {
    const [ann, bob, eve] = [await server.signedIn('ann'), await server.signedIn('bob'), await server.signedIn('eve')];
    expect((await list(ann, { sort: 'userName', order: 'asc' })).map(({ userName }) => userName)).toEqual([
      'ann',
      'bob',
    ]);
    expect((await list(ann)).filter(({ current }) => current)).toMatchObject([
      { userName: 'ann', address: '127.0.0.1' },
    ]);
    expect((await list(ann, { search: 'bo' })).map(({ userName }) => userName)).toEqual(['bob']);
    expect((await list(ann, { of: 'mine' })).map(({ userName }) => userName)).toEqual(['ann']);
    const [annsId] = (await list(ann)).map(({ userId }) => userId);
    expect((await list(bob, { userId: annsId })).map(({ userName }) => userName)).toEqual(['bob']);
    expect((await list(eve)).map(({ userName }) => userName)).toEqual(['eve']);
    expect((await server.browser().call(sessionListCalls.list, { query: {} })).status).toBe(401);
    expect(JSON.stringify(await list(ann))).not.toContain(ann.cookies.get('lathe-session') ?? '?');
  });

  it('end at once; nobody ends what he does not see', async () => {
    const [ann, bob, eve] = [await server.signedIn('ann'), await server.signedIn('bob'), await server.signedIn('eve')];
    const current = async (browser: Browser) => (await list(browser, { of: 'mine' })).find((each) => each.current)?.id;
    const [annId, bobId] = [await current(ann), await current(bob)];
    expect(await end(bob, annId)).toBe('NOT_FOUND');
    expect(await end(eve, annId)).toBe('NOT_FOUND');
    expect(await end(ann, '000s0000000000000000')).toBe('NOT_FOUND');
    expect(await bob.status()).toBe('0');
    expect(await end(ann, bobId)).toBe('0');
    expect(await bob.status()).toBe('NOT_SIGNED_IN');
    expect(await end(ann, bobId)).toBe('NOT_FOUND');
    const second = await server.signedIn('bob');
    const elsewhere = await server.signedIn('bob');
    expect(await end(second, await current(elsewhere))).toBe('0');
    expect([await elsewhere.status(), await second.status()]).toEqual(['NOT_SIGNED_IN', '0']);
  });
});
