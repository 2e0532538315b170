import { metadataCalls, permissions } from 'lathe/common';
import { type Actor, Events, type Tenant } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { newsCalls } from '../../common/newsCalls';
import { noticeCalls } from '../../common/noticeCalls';
import { newsTopic } from '../../common/productNotice';
import { activate } from '../index';

const foreign: Tenant = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const writer = testActor({ permissions: [permissions.manageTenant] });
const reader = testActor({ userId: '10gd00000000000000r1' });
const stranger = testActor({ tenant: foreign, permissions: [permissions.manageTenant] });

describe('product notices', () => {
  let test: TestServer;
  let made = 0;

  beforeEach(async () => {
    test = await openTestServer({ extensions: { home: { activate } }, tenants: [testTenant, foreign] });
  });

  afterEach(() => test.close());

  const params = { type: 'ProductNotice' };
  const write = async (data: Record<string, string | boolean>, as = writer) => {
    const body = { name: `notice_${++made}`, data };
    return (await test.call(metadataCalls.create, { params, body, as })).envelope;
  };
  const list = async (as: Actor, search?: string) =>
    (await test.call(newsCalls.list, { query: { search }, as })).envelope.result ?? [];
  const titles = async (as: Actor, search?: string) => (await list(as, search)).map(({ Title }) => Title);
  const unread = async (as = reader) =>
    (await test.call(noticeCalls.unread, { query: { type: 'product' }, as })).envelope.result;
  const upgrade = async () => (await test.call(newsCalls.upgrade, { as: reader })).envelope.result?.upgrade;

  it('are written by administrators, and read by everybody once they are published', async () => {
    expect((await write({ Title: 'No' }, reader)).resCode).toBe('FORBIDDEN');
    expect((await write({ Title: ' ' })).resCode).toBe('INVALID_DATA');
    const draft = (await write({ Title: 'Draft', text: 'To be' })).result;
    await write({ Title: '{"en_US":"Hello","zh_CN":"你好"}', published: true });
    expect(await titles(writer)).toEqual(expect.arrayContaining(['Draft']));
    expect(await titles(reader)).toEqual(['{"en_US":"Hello","zh_CN":"你好"}']);
    expect(await titles(reader, '你好')).toHaveLength(1);
    expect(await titles(reader, 'draft')).toEqual([]);
    expect(await titles(stranger)).toEqual([]);
    expect((await test.call(metadataCalls.list, { params, query: {}, as: reader })).envelope.resCode).toBe('FORBIDDEN');
    const body = { revision: draft?.revision ?? 0, data: { Title: 'Final', published: true } };
    const id = draft?.id ?? '';
    await test.call(metadataCalls.update, { params: { ...params, id }, body, as: writer });
    const [first] = await list(reader);
    expect(first).toMatchObject({ Title: 'Final', published: true, publishedAt: expect.any(String), read: false });
  });

  it('keep the time at which they were first published', async () => {
    const { result } = await write({ Title: 'One', published: true });
    const at = (await list(reader))[0]?.publishedAt;
    const body = { revision: result?.revision ?? 0, data: { Title: 'Two', published: true } };
    await test.call(metadataCalls.update, { params: { ...params, id: result?.id ?? '' }, body, as: writer });
    expect((await list(reader))[0]).toMatchObject({ Title: 'Two', publishedAt: at });
  });

  it('are unread until the user has read them, each user for himself', async () => {
    expect(await unread()).toEqual({ count: 0, list: [] });
    expect(await upgrade()).toBe(false);
    await write({ Title: 'Plain', published: true });
    expect(await upgrade()).toBe(false);
    await write({ Title: 'Release', published: true, releaseNote: true });
    await write({ Title: 'Later' });
    expect(await upgrade()).toBe(true);
    const { list: both = [], count } = (await unread()) ?? {};
    expect([count, both.map(({ Title }) => Title).sort()]).toEqual([2, ['Plain', 'Release']]);
    expect(both[0]?.route).toBe(`/projects/product-notice/${both[0]?.id}`);
    const ids = [both[0]?.id ?? ''];
    const marked = await test.call(newsCalls.markRead, { body: { ids }, as: reader });
    expect(marked.envelope.result).toEqual({ count: 1 });
    await test.call(newsCalls.markRead, { body: { ids }, as: reader });
    await test.call(newsCalls.markRead, { body: {}, as: reader });
    expect(await unread()).toEqual({ count: 0, list: [] });
    expect(await upgrade()).toBe(false);
    expect((await unread(writer))?.count).toBe(2);
    expect((await list(reader)).every(({ read }) => read)).toBe(true);
  });

  it('are told to open browsers as they change and go', async () => {
    const heard: unknown[] = [];
    const events = test.container.get(Events);
    const hearing = new Promise<void>((resolve) => {
      const listening = events.subscribe(testTenant, ({ event }) => {
        if (event.topic !== newsTopic || heard.push(event.id) < 2) return;
        listening.dispose();
        resolve();
      });
    });
    const { result } = await write({ Title: 'One', published: true });
    const id = result?.id ?? '';
    await test.call(metadataCalls.remove, { params: { ...params, id }, query: {}, as: writer });
    await hearing;
    expect(heard).toEqual([id, id]);
    expect(await titles(reader)).toEqual([]);
  });
});
