import type { LockInfo } from '../../common/metadata/lockInfo';
import { trackDisposables } from '../../common/trackDisposables';
import { settled, TestMetadata } from './testMetadata';

const free: LockInfo = {
  locked: false,
  userName: '',
  userId: '',
  currentUserId: 'me',
  currentUserRole: 'Developer',
  lockAt: '',
};
const mine: LockInfo = { ...free, locked: true, userId: 'me', userName: 'me', lockAt: '2026-01-01 00:00:00' };
const theirs: LockInfo = { ...mine, userId: 'bob', userName: 'bob' };

describe('RecordLock', () => {
  const track = trackDisposables();

  async function start(before: LockInfo = free) {
    const state = { info: before };
    const server = new TestMetadata((asked) => {
      if (asked.startsWith('POST') && !state.info.locked) state.info = mine;
      if (asked.startsWith('DELETE')) state.info = free;
      return { result: state.info };
    });
    const lock = track(server.stores.lock('a'));
    await settled();
    return { server, lock, state };
  }

  afterEach(() => jest.useRealTimers());

  it('is acquired, kept by heartbeats and given back', async () => {
    const { lock, server } = await start();
    expect([lock.editable, lock.mine]).toEqual([true, false]);
    expect(await lock.acquire()).toBe(true);
    lock.dispose();
    await settled();
    expect(server.asked.map((asked) => asked.split(' ')[0])).toEqual(['GET', 'POST', 'DELETE']);
  });

  it('that is still on its way is given back too', async () => {
    const { lock, state } = await start();
    void lock.acquire();
    lock.dispose();
    await settled();
    expect(state.info).toEqual(free);
  });

  it.each([
    ['of another', theirs],
    ['that the user holds in another window', mine],
  ])('%s is not given back', async (_, before) => {
    const { lock, state } = await start(before);
    await lock.release();
    lock.dispose();
    await settled();
    expect(state.info).toEqual(before);
  });

  it('of another cannot be had, and is heard of when it is free', async () => {
    const { lock, server, state } = await start(theirs);
    expect([lock.editable, lock.mayTakeOver, await lock.acquire()]).toEqual([false, false, false]);
    state.info = free;
    server.tell({ action: 'unlocked', id: 'a' });
    await settled();
    expect(lock.editable).toBe(true);
  });
});
