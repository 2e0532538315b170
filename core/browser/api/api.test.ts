import { z } from 'zod';
import { calls, get, post } from '../../common/calls/call';
import { trackDisposables } from '../../common/trackDisposables';
import { createContainer } from '../../common/container';
import { Texts } from '../i18n/texts';
import { AntiForgery } from './antiForgery';
import { Api } from './api';
import { CallSender } from './callSender';
import { FailedCall } from './failedCall';
import { ProjectScope } from './projectScope';
import { SessionExpiry } from './sessionExpiry';
import { SessionOwner } from './sessionOwner';

const notes = calls({
  list: get('/notes/:book', {
    summary: 'Lists',
    query: z.object({ page: z.coerce.number(), tag: z.array(z.string()).optional() }),
    result: z.array(z.string()),
    counted: true,
  }),
  add: post('/notes/:book', { summary: 'Adds', body: z.object({ text: z.string() }), result: z.string() }),
  image: get('/image', { summary: 'Draws', result: z.string(), media: 'image/png' }),
  knock: post('/knock', { summary: 'Logs in', result: z.null(), audience: 'anyone' }),
});

const english = {
  'api.noAddress': 'Nothing can be called {{value}}.',
  'api.noEnvelope': 'Network response is not in correct form.',
  'api.notJson': 'Unexpected format of network response.',
  'api.timeout': 'timeout',
  'api.unreachable': 'The server cannot be reached.',
};

const ok = (result: unknown, more: object = {}): object => ({ resCode: '0', resMsg: 'Success', result, ...more });

describe('Api', () => {
  const track = trackDisposables();
  const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
  let tokens = 0;
  let forgotten = 0;

  function answer(body: object | string, status = 200): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    fetched.mockImplementationOnce(() => Promise.resolve(answered(text, status)));
  }

  function start() {
    const container = createContainer([Api, CallSender, ProjectScope, SessionExpiry, SessionOwner, Texts]);
    container.bind(AntiForgery).toConstantValue({
      token: () => Promise.resolve(`token ${++tokens}`),
      forget: () => void forgotten++,
    });
    container.get(Texts).add('workbench', 'en', english);
    const api = container.get(Api).of(notes);
    return { api, session: container.get(SessionExpiry), scope: container.get(ProjectScope) };
  }

  const add = { params: { book: 'b' }, body: { text: 'x' } };
  const list = { params: { book: 'a/b' }, query: { page: 2 } };

  function headersOf(index: number): Headers {
    return new Headers(fetched.mock.calls[index]?.[1].headers);
  }

  beforeEach(() => {
    tokens = 0;
    forgotten = 0;
    fetched.mockReset();
    Object.defineProperty(globalThis, 'fetch', { value: fetched, configurable: true, writable: true });
  });

  afterEach(() => jest.useRealTimers());

  it('asks nobody about what no address can name', async () => {
    const { api } = start();
    await expect(api.list({ ...list, params: { book: '..' } })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'Nothing can be called ...',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('reads a counted list from its own address', async () => {
    answer(ok(['n'], { count: 7 }));
    expect(await start().api.list({ ...list, query: { page: 2, tag: ['x', 'y&z'] } })).toEqual({
      rows: ['n'],
      total: 7,
    });
    expect(fetched.mock.calls[0]?.[0]).toBe('/notes/a%2Fb?page=2&tag=x&tag=y%26z');
    expect(fetched.mock.calls[0]?.[1].credentials).toBe('same-origin');
    expect(headersOf(0).has('csrf-token')).toBe(false);
  });

  it('sends the token and the project with a change, but no token with a log-in', async () => {
    const { api, scope } = start();
    scope.set('p1');
    answer(ok('id'));
    answer(ok(null));
    answer(ok('id'));
    expect(await api.add(add)).toBe('id');
    await api.knock();
    await api.add({ ...add, project: null });
    expect(headersOf(0).get('csrf-token')).toBe('token 1');
    expect(headersOf(0).get('project-id')).toBe('p1');
    expect(headersOf(1).has('csrf-token')).toBe(false);
    expect(headersOf(2).has('project-id')).toBe(false);
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"text":"x"}');
  });

  it('throws the whole response', async () => {
    const envelope = { resCode: 'NO', resMsg: 'Not so.', requestId: 'r1', fields: [{ path: 'a', message: 'b' }] };
    answer(envelope, 400);
    const failure = await start()
      .api.add(add)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(FailedCall);
    expect(failure).toMatchObject({ envelope, status: 400, message: 'Not so.', requestId: 'r1', code: 'NO' });
  });

  it('knows the envelope of the gallery', async () => {
    answer({ responseCode: 0, content: ['c'] });
    answer({ responseCode: 1001, responseMsg: 'No.' });
    const { api } = start();
    expect(await api.list(list)).toEqual({ rows: ['c'], total: 1 });
    await expect(api.list(list)).rejects.toMatchObject({ code: '1001', message: 'No.' });
  });

  it.each([
    ['timeout', 'Gateway', 504],
    ['Unexpected format of network response.', '<html>', 200],
    ['Network response is not in correct form.', '{"some":1}', 200],
    ['Network response is not in correct form.', 'null', 200],
  ])('says %j', async (message, body, status) => {
    answer(body, status);
    await expect(start().api.add(add)).rejects.toThrow(message);
  });

  it('says that the network is down, and does not repeat a change', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(start().api.add(add)).rejects.toThrow('The server cannot be reached.');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('repeats a reading call while the server restarts, and a change that was refused before it began', async () => {
    jest.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answer('starting', 502);
    answer({ resCode: 'STARTING', resMsg: '' }, 503);
    answer(ok(['n']));
    const { api } = start();
    const reading = api.list(list);
    await jest.runAllTimersAsync();
    expect(await reading).toEqual({ rows: ['n'], total: 1 });
    answer({ resCode: 'STOPPING', resMsg: '' }, 503);
    answer(ok('id'));
    const adding = api.add(add);
    await jest.runAllTimersAsync();
    expect(await adding).toBe('id');
  });

  it('gives up when the server stays away', async () => {
    jest.useFakeTimers();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const reading = expect(start().api.list(list)).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
    await jest.runAllTimersAsync();
    await reading;
    expect(fetched.mock.calls.length).toBeGreaterThan(5);
  });

  it('waits for no network where somebody is to be told at once', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(start().api.list({ ...list, onlineOnly: true })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(fetched).toHaveBeenCalledTimes(1);
    online.mockRestore();
  });

  it('fetches a new token once when the old one is refused', async () => {
    const forgery = { resCode: 'FORGERY', resMsg: 'No.' };
    const { api } = start();
    answer(forgery, 403);
    answer(ok('id'));
    expect(await api.add(add)).toBe('id');
    expect([headersOf(1).get('csrf-token'), forgotten]).toEqual(['token 2', 1]);
    answer(forgery, 403);
    answer(forgery, 403);
    await expect(api.add(add)).rejects.toMatchObject({ code: 'FORGERY' });
  });

  describe('when the session has expired', () => {
    const expired = { resCode: 'NOT_SIGNED_IN', resMsg: 'Session expired.' };

    it('asks once for all calls, and repeats them after the log-in', async () => {
      const { api, session } = start();
      let asked = 0;
      track(session.onDidExpire(() => void asked++));
      answer(expired, 401);
      answer(expired, 401);
      answer(ok(['n']));
      answer(ok('id'));
      const both = Promise.all([api.list(list), api.add(add)]);
      await soon();
      expect([asked, session.waiting]).toEqual([1, true]);
      session.renewed();
      await both;
      expect(fetched).toHaveBeenCalledTimes(4);
      expect(session.waiting).toBe(false);
    });

    it('fails when the user gives up, when a call is quiet and when nobody listens', async () => {
      const { api, session } = start();
      fetched.mockImplementation(() => Promise.resolve(answered(JSON.stringify(expired), 401)));
      await expect(api.list(list)).rejects.toMatchObject({ status: 401 });
      track(session.onDidExpire(() => session.abandoned()));
      await expect(api.add(add)).rejects.toMatchObject({ status: 401, message: 'Session expired.' });
      await expect(api.knock()).rejects.toMatchObject({ status: 401 });
      await expect(api.list({ ...list, quiet: true })).rejects.toMatchObject({ status: 401 });
    });

    it('lets go of a call that is cancelled meanwhile', async () => {
      const { api, session } = start();
      track(session.onDidExpire(() => controller.abort()));
      const controller = new AbortController();
      answer(expired, 401);
      await expect(api.list({ ...list, signal: controller.signal })).rejects.toThrow('cancelled');
      session.abandoned();
    });
  });

  it('makes no call in the name of somebody else who signed in in another tab', async () => {
    document.cookie = 'userId=u1; path=/';
    const { api } = start();
    document.cookie = 'userId=u2; path=/';
    answer(ok(null));
    await api.knock();
    await expect(api.list(list)).rejects.toMatchObject({ code: 'OTHER_USER', status: 401 });
    expect(fetched).toHaveBeenCalledTimes(1);
    document.cookie = 'userId=; path=/; max-age=0';
  });

  it('makes no call that is cancelled already', async () => {
    await expect(start().api.list({ ...list, signal: AbortSignal.abort() })).rejects.toThrow('cancelled');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('hands media over as they come', async () => {
    answer('PNG');
    const response = await start().api.image();
    expect(await response.text()).toBe('PNG');
  });
});

/** When all that only waits for promises has happened. */
async function soon(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

/** jsdom knows no Response. */
function answered(text: string, status: number): Response {
  const partial: Partial<Response> = {
    status,
    ok: status < 400,
    text: () => Promise.resolve(text),
    json: () => new Promise((resolve) => resolve(JSON.parse(text))),
  };
  return partial as Response;
}
