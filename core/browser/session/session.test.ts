import { createContainer } from '../../common/container';
import { AntiForgery } from '../api/antiForgery';
import { coreServices } from '../services';
import { Session } from './session';
import { SessionAntiForgery } from './sessionAntiForgery';

const fetched = jest.fn<Promise<Partial<Response>>, [string]>();

function answer(result: unknown, status = 200): void {
  const envelope = status === 200 ? { resCode: '0', resMsg: '', result } : { resCode: 'NO', resMsg: 'No.' };
  fetched.mockResolvedValueOnce({ status, ok: status === 200, json: async () => envelope });
}

function start() {
  const container = createContainer(coreServices);
  container.bind(AntiForgery).toService(SessionAntiForgery);
  return { session: container.get(Session), antiForgery: container.get(AntiForgery), container };
}

const ann = { id: 'u1', userName: 'ann', permissions: ['Develop Application'] };

beforeEach(() => {
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
  jest.useFakeTimers();
  localStorage.clear();
  document.cookie = 'userId=; path=/; max-age=0';
});
afterEach(() => jest.useRealTimers());

it('loads the user once, whoever asks', async () => {
  const { session } = start();
  answer(ann);
  expect(await Promise.all([session.currentUser(), session.currentUser({ refresh: true })])).toEqual([ann, ann]);
  expect(session.permissions.has('Develop Application')).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('knows who he is before he is loaded, by the cookies', async () => {
  for (const cookie of ['userId=u1', 'u-m=ann']) document.cookie = `${cookie}; path=/`;
  expect(start().session.me).toEqual({ id: 'u1', name: 'ann' });
  document.cookie = 'u-m=; path=/; max-age=0';
  const { session } = start();
  expect(session.me).toBeUndefined();
  answer(ann);
  await session.currentUser();
  expect(session.me).toEqual({ id: 'u1', name: 'ann' });
});

it('calls him by his full name, if he has one, also the next time', async () => {
  document.cookie = 'userId=u1; path=/';
  document.cookie = 'u-m=ann; path=/';
  const { session } = start();
  answer({ ...ann, fullName: 'Ann Smith' });
  await session.currentUser();
  expect([session.me, start().session.me]).toEqual(Array(2).fill({ id: 'u1', name: 'Ann Smith' }));
  answer({ ...ann, fullName: '' });
  expect([await session.changed(), session.me]).toMatchObject([{ userName: 'ann' }, { name: 'ann' }]);
});

it('loads him again when what he may do has changed, also while he is being loaded', async () => {
  const { session } = start();
  answer(ann);
  answer({ ...ann, permissions: ['Manage Jobs'] });
  void session.currentUser();
  expect(await session.changed()).toMatchObject({ permissions: ['Manage Jobs'] });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('refreshes him only after a minute', async () => {
  const { session } = start();
  answer(ann);
  await session.currentUser();
  jest.advanceTimersByTime(59_999);
  await session.currentUser({ refresh: true });
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  await session.currentUser();
  expect(fetched).toHaveBeenCalledTimes(1);
  answer({ ...ann, userName: 'anna' });
  expect(await session.currentUser({ refresh: true })).toMatchObject({ userName: 'anna' });
});

it('knows what he was allowed the last time before he is loaded, unless somebody else is signed in', async () => {
  answer(ann);
  await start().session.currentUser();
  document.cookie = 'userId=u1; path=/';
  expect([...start().session.permissions]).toEqual(['Develop Application']);
  document.cookie = 'userId=u2; path=/';
  expect([...start().session.permissions]).toEqual([]);
  document.cookie = 'userId=u1; path=/';
  localStorage.setItem('currentUser', '{"id":"u1","permissions":"all"}');
  expect([...start().session.permissions]).toEqual([]);
});

it('only logs that he could not be loaded', async () => {
  const { session } = start();
  answer(undefined, 500);
  expect(await session.currentUser()).toBeUndefined();
  answer(ann);
  expect(await session.currentUser()).toEqual(ann);
});

it('knows an ended session from a server that is in trouble', async () => {
  const { session } = start();
  answer(undefined, 401);
  expect(await session.verify()).toBeUndefined();
  answer(undefined, 500);
  await expect(session.verify()).rejects.toThrow('No.');
});

it.each([
  ['/projects', 240_000],
  ['/projects/app-center', 300_000],
])('keeps the first anti-forgery token of %s for %d ms', async (path, lifetime) => {
  window.history.replaceState(null, '', path);
  const { antiForgery } = start();
  answer('one');
  expect(await antiForgery.token()).toBe('one');
  jest.advanceTimersByTime(lifetime - 1);
  expect(await antiForgery.token()).toBe('one');
  answer('two');
  jest.advanceTimersByTime(1);
  expect(await antiForgery.token()).toBe('two');
  jest.advanceTimersByTime(299_999);
  expect(await antiForgery.token()).toBe('two');
});

it('fetches another token after a refusal and after a failure', async () => {
  const { antiForgery } = start();
  answer('one');
  await antiForgery.token();
  antiForgery.forget();
  answer(undefined, 500);
  await expect(antiForgery.token()).rejects.toThrow();
  answer('two');
  expect(await antiForgery.token()).toBe('two');
});
