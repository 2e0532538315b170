import { setUnexpectedErrorHandler } from '../../common/event';
import { streamMessages, streamPath } from '../../common/events/streamMessages';
import { trackDisposables } from '../../common/trackDisposables';
import { LiveEvents } from './liveEvents';
import { TestEventSource } from './testFeed';

/** Lets what was loaded on demand arrive. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

describe('LiveEvents', () => {
  const track = trackDisposables();
  let events: LiveEvents;

  beforeEach(() => {
    TestEventSource.install();
    events = new LiveEvents();
  });

  async function listening(topic: string) {
    const heard: unknown[] = [];
    const listener = { heard: ({ id }: { id?: string }) => heard.push(id), missed: () => heard.push('missed') };
    const subscription = track(events.listen(topic, listener));
    await settled();
    return { heard, subscription };
  }

  const say = (topic: string, id: string, number: number) =>
    TestEventSource.last.say(streamMessages.event, { topic, id, number }, `${number}@1:2:`);

  it('opens one connection for all, and tells each his topic once', async () => {
    const [some, all] = [await listening('metadata'), await listening('*')];
    expect(TestEventSource.all).toHaveLength(1);
    expect(TestEventSource.last.url).toBe(streamPath);
    say('metadata', 'a', 1);
    say('job', 'b', 2);
    say('metadata', 'a', 1);
    expect(some.heard).toEqual(['a']);
    expect(all.heard).toEqual(['a', 'b']);
    expect(events.connected).toBe(true);
  });

  it('tells everybody that something was missed', async () => {
    const { heard } = await listening('metadata');
    TestEventSource.last.say(streamMessages.missed, {}, '7@1:2:');
    TestEventSource.last.say(streamMessages.open, {}, '8@1:2:');
    expect(heard).toEqual(['missed', 'missed']);
  });

  it('closes when nobody listens, and opens again', async () => {
    const { subscription } = await listening('metadata');
    subscription.dispose();
    expect(TestEventSource.last.readyState).toBe(TestEventSource.CLOSED);
    await listening('metadata');
    expect(TestEventSource.all).toHaveLength(2);
  });

  it('goes on telling when one listener throws', async () => {
    const failed = jest.fn();
    setUnexpectedErrorHandler(failed);
    track(
      events.listen('*', {
        heard: () => {
          throw new Error('mine');
        },
        missed: () => undefined,
      }),
    );
    const { heard } = await listening('*');
    say('metadata', 'a', 1);
    expect(heard).toEqual(['a']);
    expect(failed).toHaveBeenCalledWith(new Error('mine'));
  });

  it('comes back to where it was after it was refused', async () => {
    await listening('metadata');
    say('metadata', 'a', 5);
    jest.useFakeTimers();
    TestEventSource.last.fail();
    jest.advanceTimersByTime(2000);
    jest.useRealTimers();
    expect(TestEventSource.all).toHaveLength(2);
    expect(TestEventSource.last.url).toBe(`${streamPath}?lastEventId=5%401%3A2%3A`);
  });

  it('says that the session is over', async () => {
    await listening('metadata');
    const ended = jest.fn();
    track(events.onDidEnd(ended));
    TestEventSource.last.say(streamMessages.end, {});
    expect(ended).toHaveBeenCalledTimes(1);
    expect(events.connected).toBe(false);
  });
});
