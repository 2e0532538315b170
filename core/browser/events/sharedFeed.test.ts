import { streamMessages } from '../../common/events/streamMessages';
import type { FeedMessage } from './eventFeed';
import { SharedFeed } from './sharedFeed';
import { TestEventSource } from './testFeed';

/** Tabs of one browser: what one says the others hear, and one holds the lock at a time. */
class TestChannel extends EventTarget {
  static readonly all = new Set<TestChannel>();

  constructor() {
    super();
    TestChannel.all.add(this);
  }

  postMessage(data: object): void {
    for (const other of TestChannel.all) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }

  close(): void {
    TestChannel.all.delete(this);
  }
}

let turn: Promise<void> = Promise.resolve();
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    (turn = turn.then(() => (signal.aborted ? undefined : work()))),
};

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('SharedFeed', () => {
  const before = { channel: globalThis.BroadcastChannel };
  const tabs: SharedFeed[] = [];

  beforeEach(() => {
    TestEventSource.install();
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: TestChannel, configurable: true, writable: true });
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    if (!('randomUUID' in crypto)) Object.assign(crypto, { randomUUID: () => String(Math.random()) });
  });

  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.dispose();
    Reflect.deleteProperty(navigator, 'locks');
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: before.channel,
      configurable: true,
      writable: true,
    });
  });

  async function openTab() {
    const heard: string[] = [];
    const tab = new SharedFeed((message: FeedMessage) => heard.push(message.kind));
    tabs.push(tab);
    await settled();
    return { heard, tab };
  }

  it('has one connection for all tabs; the next takes it over where it was', async () => {
    const first = await openTab();
    TestEventSource.last.say(streamMessages.open, {}, '1@1:2:');
    const second = await openTab();
    expect(TestEventSource.all).toHaveLength(1);
    TestEventSource.last.say(streamMessages.event, { topic: 't', number: 2 }, '2@1:2:');
    expect(first.heard).toEqual(['open', 'event']);
    expect(second.heard).toEqual(['open', 'event']);
    first.tab.dispose();
    await settled();
    expect(TestEventSource.all).toHaveLength(2);
    expect(TestEventSource.last.url).toContain('lastEventId=2%401');
    TestEventSource.last.say(streamMessages.event, { topic: 't', number: 3 }, '3@1:2:');
    expect(second.heard).toEqual(['open', 'event', 'event']);
    expect(first.heard).toHaveLength(2);
  });
});
