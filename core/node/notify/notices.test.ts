import { sql } from 'kysely';
import { z } from 'zod';
import { noticeTopic } from '../../common/notify/notice';
import { Events } from '../events/events';
import { Jobs } from '../jobs/jobs';
import { jobThat } from '../jobs/testJobs';
import { addTestUser } from '../testing/addTestUser';
import { testActor, testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Messages } from '../texts/messages';
import { Notices } from './notices';
import type { NoticeTables } from './noticeTables';

const ann = testActor({ userId: '10gd000000000000000a', userName: 'ann' });
const bob = testActor({ userId: '10gd000000000000000b', userName: 'bob', locale: 'zh-CN' });

describe('notices', () => {
  let test: TestServer;
  let notices: Notices;
  const tell = (...told: Parameters<Notices['tell']>[3][]) =>
    test.database.transact(testTenant, async (transaction) => {
      for (const notice of told) await notices.tell(transaction, testTenant, [ann.userId, bob.userId], notice);
    });
  const kinds = async (actor = ann) => (await notices.list(actor, { limit: 10 })).map(({ kind }) => kind);

  beforeEach(async () => {
    test = await openTestServer({ jobs: 1 });
    notices = test.container.get(Notices);
    const messages = test.container.get(Messages);
    messages.add('en', { 'notice.hello': '{{user}} says hello to {{thing}}', thing: 'things' });
    messages.add('zh-CN', { 'notice.hello': '{{user}} 向{{thing}}问好', thing: '事物' });
  });

  afterEach(() => test.close());

  it("are said in the reader's language, each user having his own", async () => {
    await tell({ kind: 'hello', parameters: { user: 'olga', thing: { text: 'thing' } } });
    const [anns] = await notices.list(ann, { limit: 10 });
    const [bobs] = await notices.list(bob, { limit: 10 });
    expect(anns && notices.say(ann.locale, anns)).toBe('olga says hello to things');
    expect(bobs && notices.say(bob.locale, bobs)).toBe('olga 向事物问好');
    await notices.markRead(ann);
    expect(await notices.count(ann, { unread: true })).toBe(0);
    expect(await notices.count(bob, { unread: true })).toBe(1);
    await notices.markRead(ann, bobs ? [bobs.id] : []);
    expect(await notices.count(bob, { unread: true })).toBe(1);
  });

  it('come the newest first, in pages', async () => {
    await tell({ kind: 'one' }, { kind: 'two' }, { kind: 'three' });
    expect(await kinds()).toEqual(['three', 'two', 'one']);
    expect((await notices.list(ann, { limit: 1, offset: 1 })).map(({ kind }) => kind)).toEqual(['two']);
    const [newest] = await notices.list(ann, { limit: 1 });
    await notices.markRead(ann, newest ? [newest.id] : []);
    expect((await notices.list(ann, { limit: 10, unread: true })).map(({ kind }) => kind)).toEqual(['two', 'one']);
  });

  it('said again take the place of what was not read', async () => {
    const wanted = { kind: 'wanted', about: 'x', once: true };
    await tell(wanted, wanted, { ...wanted, about: 'y' });
    expect(await kinds()).toHaveLength(2);
    await notices.markRead(ann);
    await tell(wanted);
    expect(await kinds()).toHaveLength(3);
    expect(await kinds(bob)).toHaveLength(2);
  });

  it('are not told when what they tell did not happen', async () => {
    const heard = jest.fn<void, [unknown]>();
    const hearing = test.container.get(Events).subscribe(testTenant, ({ event }) => heard(event.topic));
    const failing = test.database.transact(testTenant, async (transaction) => {
      await notices.tell(transaction, testTenant, [ann.userId], { kind: 'hello' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kinds()).toEqual([]);
    expect(heard).not.toHaveBeenCalledWith(noticeTopic);
    hearing.dispose();
  });

  it('tell how jobs ended, but not housekeeping', async () => {
    await addTestUser(test, ann);
    const jobs = test.container.get(Jobs);
    const works = { input: z.null(), label: 'thing', run: async () => undefined };
    jobs.define({ ...works, name: 'works' });
    jobs.define({ ...works, name: 'quiet', quiet: true });
    jobs.define({ ...works, name: 'fails', run: () => Promise.reject(new Error('no')) });
    for (const name of ['works', 'quiet', 'fails']) {
      const id = await jobs.start(ann, name, null);
      await jobThat(test, ann, id, ({ state }) => state === 'succeeded' || state === 'failed');
    }
    const told = await notices.list(ann, { limit: 10 });
    expect(told.map((notice) => [notice.severity, notices.say('en', notice)])).toEqual([
      ['error', expect.stringMatching(/^things has failed: ./)],
      ['info', 'things is done.'],
    ]);
    expect(await kinds(bob)).toEqual([]);
  });

  it('are forgotten in the end', async () => {
    await tell({ kind: 'old' }, { kind: 'new' });
    const old = test.database.of(testTenant).withTables<NoticeTables>().updateTable('notice').where('kind', '=', 'old');
    await old.set({ created_at: sql<Date>`now() - interval '91 days'` }).execute();
    await notices.forgetOld(testTenant);
    expect(await kinds()).toEqual(['new']);
  });
});
