import { observable, runInAction } from 'mobx';
import { trackDisposables } from '../../common/trackDisposables';
import type { LiveListener } from '../events/liveEvents';
import { LiveEvents } from '../events/liveEvents';
import { createTestContainer } from '../testing';
import { type Marker, Markers } from './markers';
import { SavedProblems } from './savedProblems';

const problem = (message: string): Marker => ({
  ...{ severity: 'error', message },
  ...{ startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 },
});

describe('the problems of what is saved', () => {
  const track = trackDisposables();
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function start() {
    const container = createTestContainer();
    let listener: LiveListener | undefined;
    jest.spyOn(container.get(LiveEvents), 'listen').mockImplementation((_topic, given) => {
      listener = given;
      return { dispose: () => undefined };
    });
    const subjects = observable.array(['a']);
    const state = { wrong: true, asked: 0 };
    const find = (ids: readonly string[]) => {
      state.asked++;
      const all = ids.map((id) => [`thing:/${id}`, state.wrong ? [problem(`${id} is wrong`)] : []] as const);
      return Promise.resolve(new Map(all));
    };
    const following = track(
      container.get(SavedProblems).follow({ owner: 'things', subjects: () => subjects.slice(), find }),
    );
    const markers = container.get(Markers);
    const saved = (action: string): void => listener?.heard({ topic: 'metadata', action, number: 1 });
    const read = () => markers.read().map(({ message }) => message);
    return { following, read, saved, state, subjects };
  }
  const pass = (time: number) => jest.advanceTimersByTimeAsync(time);

  it('are looked for at once, and once for all that is saved within a moment', async () => {
    const { read, saved, state } = start();
    await pass(0);
    expect(read()).toEqual(['a is wrong']);
    state.wrong = false;
    saved('updated');
    saved('updated');
    await pass(1100);
    expect(read()).toEqual([]);
    expect(state.asked).toBe(2);
  });

  it('are no others because somebody begins to edit', async () => {
    const { saved, state } = start();
    saved('locked');
    saved('unlocked');
    await pass(1100);
    expect(state.asked).toBe(1);
  });

  it('are those of what is looked at', async () => {
    const { read, state, subjects } = start();
    runInAction(() => subjects.push('b'));
    await pass(0);
    expect(read()).toEqual(['a is wrong', 'b is wrong']);
    runInAction(() => subjects.clear());
    await pass(0);
    expect(read()).toEqual([]);
    expect(state.asked).toBe(2);
  });

  it('are gone when nobody looks any more', async () => {
    const { following, read, saved, state } = start();
    await pass(0);
    saved('updated');
    following.dispose();
    await pass(1100);
    expect(read()).toEqual([]);
    expect(state.asked).toBe(1);
  });
});
