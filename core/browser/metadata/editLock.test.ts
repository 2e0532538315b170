import { observable, runInAction } from 'mobx';
import type { LockInfo } from '../../common/metadata/lockInfo';
import { trackDisposables } from '../../common/trackDisposables';
import { EditLock } from './editLock';
import { settled, TestMetadata } from './testMetadata';

const me = { currentUserId: 'me', currentUserRole: 'Developer' };
const free: LockInfo = { locked: false, userName: '', userId: '', lockAt: '', ...me };
const mine: LockInfo = { ...free, locked: true, userId: 'me', userName: 'me', lockAt: '2026-01-01 00:00:00' };

describe('the lock of a form', () => {
  const track = trackDisposables();

  function start(before: LockInfo) {
    const state = { info: before };
    const server = new TestMetadata((asked) => {
      if (asked.startsWith('POST') && !state.info.locked) state.info = mine;
      if (asked.startsWith('DELETE')) state.info = free;
      return { result: state.info };
    });
    const form = observable({ state: 'ready', dirty: false });
    return { server, form, state, lock: track(new EditLock(server.stores, 'a', form)) };
  }

  it('is held while there are changes', async () => {
    const { form, lock, state } = start(free);
    await settled();
    runInAction(() => (form.dirty = true));
    await settled();
    expect([state.info, lock.foreign]).toEqual([mine, false]);
    runInAction(() => (form.dirty = false));
    await settled();
    expect(state.info).toEqual(free);
  });

  it('is given back when a change is saved before it is known to be held', async () => {
    const { form, state } = start(free);
    await settled();
    runInAction(() => (form.dirty = true));
    runInAction(() => (form.dirty = false));
    await settled();
    expect(state.info).toEqual(free);
    runInAction(() => (form.dirty = true));
    runInAction(() => (form.dirty = false));
    runInAction(() => (form.dirty = true));
    await settled();
    expect(state.info).toEqual(mine);
  });

  it('of another keeps one from editing', async () => {
    const { lock } = start({ ...mine, userId: 'bob', userName: 'bob' });
    await settled();
    expect([lock.foreign, lock.mayTakeOver, lock.info?.userName]).toEqual([true, false, 'bob']);
  });
});
