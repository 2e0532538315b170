import { streamMessages, streamPath } from '../../../core/common/events/streamMessages';
import { sessionTopic } from '../../../core/common/session/sessionEvent';
import type { Actor } from '../../../core/node/access/actor';
import { Events } from '../../../core/node/events/events';
import { EventStreams } from '../../../core/node/events/eventStreams';
import { openTestDatabase, type TestDatabase } from '../../../core/node/testing/testDatabase';
import { testActor, testTenant } from '../../../core/node/testing/testActor';
import { developer, Notebooks, reader, stranger } from './notebooks';

interface Message {
  readonly id?: string;
  readonly event?: string;
  readonly data: { readonly [key: string]: unknown };
}

/** A browser that reads a stream. */
class Browser {
  private text = '';
  private readonly decoder = new TextDecoder();

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    private readonly controller: AbortController,
  ) {}

  static async open({ server }: Notebooks, as: Actor, lastId?: string): Promise<Browser> {
    const controller = new AbortController();
    const address = server.server.listeningOrigin;
    const headers = { ...server.headersOf(as), ...(lastId === undefined ? {} : { 'last-event-id': lastId }) };
    const response = await fetch(address + streamPath, { headers, signal: controller.signal });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    if (!response.body) throw new Error('The stream has no body.');
    return new Browser(response.body.getReader(), controller);
  }

  /** The next message that carries data; undefined when the stream is over. */
  async next(): Promise<Message | undefined> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.text.slice(0, end);
        this.text = this.text.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
        const data = field('data');
        if (data) return { id: field('id'), event: field('event'), data: JSON.parse(data) };
        continue;
      }
      const { done, value } = await this.reader.read();
      if (done) return undefined;
      this.text += this.decoder.decode(value, { stream: true });
    }
  }

  async nextNames(count: number): Promise<unknown[]> {
    const names: unknown[] = [];
    while (names.length < count) names.push((await this.next())?.data['name']);
    return names;
  }

  close(): void {
    this.controller.abort();
  }
}

describe('the stream of events', () => {
  let shared: TestDatabase;
  let one: Notebooks;
  let two: Notebooks;
  const browsers: Browser[] = [];

  beforeAll(async () => {
    shared = await openTestDatabase();
    one = await Notebooks.open({ shared });
    two = await Notebooks.open({ shared });
    await one.server.listen();
    await two.server.listen();
  });

  afterEach(() => browsers.splice(0).forEach((browser) => browser.close()));

  afterAll(async () => {
    await one.server.close();
    await two.server.close();
    await shared.close();
  });

  async function open(server: Notebooks, as: Actor, lastId?: string): Promise<Browser> {
    const browser = await Browser.open(server, as, lastId);
    browsers.push(browser);
    return browser;
  }

  function publish(event: { readonly topic: string; readonly [key: string]: string }): Promise<void> {
    const { database, container } = one.server;
    return database.transact(testTenant, (transaction) =>
      container.get(Events).publish(transaction, testTenant, event),
    );
  }

  it('needs a session', async () => {
    const { statusCode } = await one.server.server.inject({ url: streamPath });
    expect(statusCode).toBe(401);
  });

  it('tells of a change made in another replica, to the tenant only', async () => {
    const mine = await open(two, reader);
    const foreign = await open(two, stranger);
    expect((await mine.next())?.event).toBe(streamMessages.open);
    expect((await foreign.next())?.event).toBe(streamMessages.open);
    const made = await one.create({ label: 'Made' });
    const heard = await mine.next();
    expect(heard?.event).toBe(streamMessages.event);
    expect(heard?.data).toMatchObject({
      topic: 'metadata',
      action: 'created',
      type: 'Notebook',
      id: made.id,
      label: 'Made',
      revision: 1,
      actor: developer.userId,
      actorName: 'tester',
    });
    const theirs = await two.create({ name: 'Theirs' }, { as: stranger });
    expect((await foreign.next())?.data['id']).toBe(theirs.id);
  });

  it('resumes where it was broken off, on another replica, and misses nothing', async () => {
    const browser = await open(one, reader);
    await browser.next();
    await one.create({ name: 'BeforeBreak' });
    const last = await browser.next();
    browser.close();
    const names = ['Away1', 'Away2', 'Away3'];
    for (const name of names) await two.create({ name });
    const again = await open(two, reader, last?.id);
    expect(await again.nextNames(3)).toEqual(names);
    await one.create({ name: 'BackAgain' });
    expect(await again.nextNames(1)).toEqual(['BackAgain']);
  });

  it('says that something was missed when nobody knows what', async () => {
    const browser = await open(one, reader, '999999999@1:1:');
    expect((await browser.next())?.event).toBe(streamMessages.missed);
    await one.create({ name: 'AfterMissing' });
    expect(await browser.nextNames(1)).toEqual(['AfterMissing']);
  });

  it.each(['nonsense', "1@1:1:'; drop table t_test.event", ''])('starts anew from %j', async (id) => {
    const browser = await open(one, reader, id);
    expect((await browser.next())?.event).toBe(streamMessages.open);
  });

  it('tells each only what is for him', async () => {
    const plain = await open(one, reader);
    const privileged = await open(one, testActor({ permissions: ['Read Diary'], userId: '000u000000000privileg' }));
    await plain.next();
    await privileged.next();
    await publish({ topic: 'test', name: 'secret', permission: 'Read Diary' });
    await publish({ topic: 'test', name: 'personal', user: reader.userId });
    await publish({ topic: 'test', name: 'all' });
    expect(await plain.nextNames(2)).toEqual(['personal', 'all']);
    expect(await privileged.nextNames(2)).toEqual(['secret', 'all']);
  });

  it('ends with its session, and no other', async () => {
    const ending = await open(one, developer);
    const staying = await open(one, reader);
    await ending.next();
    await staying.next();
    await publish({ topic: sessionTopic, action: 'ended', id: developer.session ?? '', reason: 'revoked' });
    expect((await ending.next())?.data).toMatchObject({ topic: sessionTopic, action: 'ended' });
    expect((await ending.next())?.event).toBe(streamMessages.end);
    expect(await ending.next()).toBeUndefined();
    expect((await staying.next())?.data).toMatchObject({ action: 'ended' });
    await publish({ topic: 'test', name: 'still here' });
    expect(await staying.nextNames(1)).toEqual(['still here']);
  });

  it('holds little for a browser that reads slowly, and nothing is lost', async () => {
    const slow = await open(one, reader);
    await slow.next();
    const text = 'x'.repeat(5000);
    for (let index = 0; index < 200; index++) await publish({ topic: 'test', name: `n${index}`, text });
    expect(await slow.nextNames(200)).toEqual(Array.from({ length: 200 }, (_, index) => `n${index}`));
  });

  it('goes when its browser goes', async () => {
    const streams = one.server.container.get(EventStreams);
    const settled = async (): Promise<void> => {
      while (streams.size > 0) await new Promise((resolve) => setImmediate(resolve));
    };
    await settled();
    const browser = await open(one, reader);
    await browser.next();
    expect(streams.size).toBe(1);
    browser.close();
    await settled();
  });

  it('ends when the server stops', async () => {
    const three = await Notebooks.open({ shared });
    await three.server.listen();
    const browser = await open(three, reader);
    await browser.next();
    await three.server.close();
    expect(await browser.next()).toBeUndefined();
  });
});
