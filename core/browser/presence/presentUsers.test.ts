import { createContainer } from '../../common/container';
import { presenceTopic } from '../../common/presence/presence';
import { trackDisposables } from '../../common/trackDisposables';
import { AntiForgery } from '../api/antiForgery';
import { streamMessages } from '../../common/events/streamMessages';
import { TestEventSource } from '../events/testFeed';
import { coreServices } from '../services';
import { PresentUsers } from './presentUsers';

const app = '000f0000000000000one';

describe('the users who are here', () => {
  const track = trackDisposables();

  function start() {
    TestEventSource.install();
    const container = createContainer(coreServices);
    if (!container.isBound(AntiForgery))
      container.bind(AntiForgery).toConstantValue({ token: () => Promise.resolve('t'), forget: () => undefined });
    const state = { list: [{ userId: 'bob', userName: 'bob', records: [app] }], said: [] as unknown[] };
    const fetch = async (_url: string, { method = 'GET', body, keepalive }: RequestInit = {}) => {
      if (method === 'PUT' && typeof body === 'string') state.said.push({ ...Object(JSON.parse(body)), keepalive });
      const envelope = { resCode: '0', resMsg: '', result: method === 'PUT' ? null : state.list };
      return { ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(envelope) };
    };
    Object.defineProperty(globalThis, 'fetch', { value: fetch, configurable: true, writable: true });
    const present = track(container.get(PresentUsers));
    return { present, state };
  }

  afterEach(() => jest.useRealTimers());

  it('are asked for when the stream opens and when somebody comes or goes', async () => {
    jest.useFakeTimers();
    const { present, state } = start();
    await jest.advanceTimersByTimeAsync(100);
    TestEventSource.last.say(streamMessages.open, {}, '1@1:2:');
    await jest.advanceTimersByTimeAsync(100);
    expect(present.at(app).map(({ userName }) => userName)).toEqual(['bob']);
    expect(present.at('000f0000000000000two')).toEqual([]);
    state.list = [];
    TestEventSource.last.say(
      streamMessages.event,
      { topic: presenceTopic, action: 'changed', id: 'bob', number: 2 },
      '2@1:2:',
    );
    await jest.advanceTimersByTimeAsync(3000);
    expect(present.at(app)).toEqual([]);
  });

  it('hear what this page has open, again and again, and that it is gone', async () => {
    jest.useFakeTimers();
    const { present, state } = start();
    const declared = present.declare(app);
    present.declare('no id').dispose();
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.said.at(-1)).toEqual({ records: [app] });
    const count = state.said.length;
    await jest.advanceTimersByTimeAsync(121_000);
    expect(state.said.length).toBe(count + 1);
    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(1);
    expect(state.said.at(-1)).toEqual({ records: [], keepalive: true });
    declared.dispose();
    await jest.advanceTimersByTimeAsync(1000);
    expect(state.said.at(-1)).toEqual({ records: [] });
  });
});
