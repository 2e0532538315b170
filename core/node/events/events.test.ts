import { sql } from 'kysely';
import type { LiveEvent } from '../../common/events/liveEvent';
import { openTestDatabase, type TestDatabase } from '../testing/testDatabase';
import { testTenant } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { EventLog } from './eventLog';
import { Events, type PublishedEvent } from './events';

const other = { id: '000t00000000000other', name: 'Other', schema: 't_other' };
const tenants = [testTenant, other];

/** Collects what is heard, and waits for more. */
class Ear {
  readonly heard: PublishedEvent[] = [];
  private wake: () => void = () => undefined;

  readonly listen = (event: PublishedEvent): void => {
    this.heard.push(event);
    this.wake();
  };

  async names(count: number): Promise<unknown[]> {
    while (this.heard.length < count) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.heard.map(({ event }) => event.type);
  }
}

describe('Events', () => {
  let shared: TestDatabase;
  let one: TestServer;
  let two: TestServer;

  beforeEach(async () => {
    shared = await openTestDatabase();
    one = await openTestServer({ shared, tenants });
    two = await openTestServer({ shared, tenants });
  });

  afterEach(async () => {
    await one.close();
    await two.close();
    await shared.close();
  });

  function publish(server: TestServer, event: LiveEvent, tenant = testTenant): Promise<void> {
    return server.database.transact(tenant, (transaction) =>
      server.container.get(Events).publish(transaction, tenant, event),
    );
  }

  it("reaches the tenant's listeners of every replica, and nobody else", async () => {
    const [mine, remote, foreign, all] = [new Ear(), new Ear(), new Ear(), new Ear()];
    one.container.get(Events).subscribe(testTenant, mine.listen);
    two.container.get(Events).subscribe(testTenant, remote.listen);
    two.container.get(Events).subscribe(other, foreign.listen);
    two.container.get(Events).subscribe('*', all.listen);
    await publish(one, { topic: 't', type: 'a', detail: { deep: ['ä', null] } });
    await publish(two, { topic: 't', type: 'b' }, other);
    expect(await mine.names(1)).toEqual(['a']);
    expect(await remote.names(1)).toEqual(['a']);
    expect(await foreign.names(1)).toEqual(['b']);
    expect(await all.names(2)).toEqual(['a', 'b']);
    expect(remote.heard[0]?.event).toEqual({ topic: 't', type: 'a', detail: { deep: ['ä', null] } });
  });

  it('tells an event as it was published, with what is empty', async () => {
    const ear = new Ear();
    one.container.get(Events).subscribe(testTenant, ear.listen);
    const event = { topic: 't', type: 'a', parent: null, detail: { deep: ['ä', null], none: null } };
    await publish(two, event);
    await ear.names(1);
    expect(ear.heard[0]?.event).toEqual(event);
  });

  /** As one statement, which nobody hears of before it is announced. */
  function publishLone(server: TestServer, type: string): Promise<void> {
    const work = sql`select 1`;
    return server.container.get(Events).publishWith({ work, evidence: work }, testTenant, [{ topic: 't', type }]);
  }

  it('tells of lone statements everywhere, each once and in their order', async () => {
    const [near, far] = [new Ear(), new Ear()];
    one.container.get(Events).subscribe(testTenant, near.listen);
    two.container.get(Events).subscribe('*', far.listen);
    const types = Array.from({ length: 30 }, (_, index) => `lone${index}`);
    for (const type of types) await publishLone(one, type);
    await publish(one, { topic: 't', type: 'last' });
    expect(await near.names(31)).toEqual([...types, 'last']);
    expect(await far.names(31)).toEqual([...types, 'last']);
  });

  it('tells of what was committed by a replica that could not announce it any more', async () => {
    const events = one.container.get(Events);
    const ear = new Ear();
    events.subscribe(testTenant, ear.listen);
    await sql`insert into t_test.event (payload) values ('{"topic": "t", "type": "orphan"}')`.execute(
      one.database.bare,
    );
    events.lookByItself();
    expect(await ear.names(1)).toEqual(['orphan']);
  });

  it('tells of everything once the log can be read again', async () => {
    const ear = new Ear();
    one.container.get(Events).subscribe(testTenant, ear.listen);
    const reading = jest.spyOn(one.container.get(EventLog), 'since').mockRejectedValueOnce(new Error('away'));
    await publish(two, { topic: 't', type: 'unread' });
    while (reading.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    await publish(two, { topic: 't', type: 'read' });
    expect(await ear.names(2)).toEqual(['unread', 'read']);
  });

  it('says that something was missed when more happened than is told one by one', async () => {
    const missed = new Promise<void>((resolve) => {
      one.container.get(Events).subscribe(testTenant, { heard: () => undefined, missed: resolve });
    });
    const many = Array.from({ length: 1001 }, (_, index) => ({ topic: 't', type: `m${index}` }));
    await two.database.transact(testTenant, (transaction) =>
      two.container.get(Events).publishAll(transaction, testTenant, many),
    );
    await missed;
    const ear = new Ear();
    one.container.get(Events).subscribe(testTenant, ear.listen);
    await publish(two, { topic: 't', type: 'after' });
    expect(await ear.names(1)).toEqual(['after']);
  });

  it('says nothing of a transaction that failed', async () => {
    const ear = new Ear();
    two.container.get(Events).subscribe(testTenant, ear.listen);
    const failing = one.database.transact(testTenant, async (transaction) => {
      await one.container.get(Events).publish(transaction, testTenant, { topic: 't', type: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await publish(one, { topic: 't', type: 'after' });
    expect(await ear.names(1)).toEqual(['after']);
  });

  it('carries what is too large for an announcement, in order', async () => {
    const ear = new Ear();
    two.container.get(Events).subscribe(testTenant, ear.listen);
    const text = 'é'.repeat(50_000);
    await publish(one, { topic: 't', type: 'large', text });
    await publish(one, { topic: 't', type: 'small' });
    expect(await ear.names(2)).toEqual(['large', 'small']);
    expect(ear.heard[0]?.event['text']).toBe(text);
  });

  it('stops telling who unsubscribed, and keeps telling when another throws', async () => {
    const [gone, ear] = [new Ear(), new Ear()];
    const events = one.container.get(Events);
    events.subscribe(testTenant, gone.listen).dispose();
    events.subscribe(testTenant, () => {
      throw new Error('mine');
    });
    events.subscribe(testTenant, ear.listen);
    await publish(one, { topic: 't', type: 'a' });
    expect(await ear.names(1)).toEqual(['a']);
    expect(gone.heard).toEqual([]);
  });

  it('resumes without a gap although a later number was committed first', async () => {
    const log = one.container.get(EventLog);
    const ear = new Ear();
    one.container.get(Events).subscribe(testTenant, ear.listen);
    let commit = (): void => undefined;
    let begun = (): void => undefined;
    const started = new Promise<void>((resolve) => (begun = resolve));
    const slow = one.database.transact(testTenant, async (transaction) => {
      await one.container.get(Events).publish(transaction, testTenant, { topic: 't', type: 'slow' });
      begun();
      await new Promise<void>((resolve) => (commit = resolve));
    });
    await started;
    await publish(one, { topic: 't', type: 'quick' });
    await ear.names(1);
    const cursor = ear.heard[0];
    if (!cursor) throw new Error('Nothing was heard.');
    expect((await log.since(testTenant, 10, cursor))?.events).toEqual([]);
    commit();
    await slow;
    const missed = await log.since(testTenant, 10, cursor);
    expect(missed?.events.map(({ event }) => event.type)).toEqual(['slow']);
    expect((await log.since(testTenant, 10, await log.end(testTenant)))?.events).toEqual([]);
  });

  it('says when it cannot tell what was missed', async () => {
    const log = one.container.get(EventLog);
    const start = await log.end(testTenant);
    for (const type of ['a', 'b', 'c']) await publish(one, { topic: 't', type });
    expect(await log.since(testTenant, 2, start)).toBeUndefined();
    const seen = (await log.since(testTenant, 3, start))?.events[0];
    if (!seen) throw new Error('Nothing was logged.');
    await sql`update t_test.event set at = now() - interval '2 hours'`.execute(one.database.bare);
    await log.forget(testTenant.schema, 3600);
    expect(await log.since(testTenant, 10, seen)).toBeUndefined();
  });
});
