import type { VerifiedSession } from '../../common/session/sessionShapes';
import { trackDisposables } from '../../common/trackDisposables';
import { SessionClock } from './sessionClock';

const own = trackDisposables();
const session = (endsAt: string): VerifiedSession => ({
  sessionId: 's',
  userID: 'u',
  userName: 'ann',
  endsAt,
  idleEndsAt: endsAt,
  now: '2026-01-01T00:00:00Z',
  singleLogin: false,
});

let valid: VerifiedSession | undefined;
let ended: number;
let clock: SessionClock;

beforeEach(() => {
  jest.useFakeTimers();
  valid = undefined;
  ended = 0;
  clock = own(new SessionClock(async () => valid));
  own(clock.onDidEnd(() => ended++));
});
afterEach(() => jest.useRealTimers());

it('tells once when the end has come by the server’s clock', async () => {
  clock.set(session('2026-01-01T08:00:00Z'));
  await jest.advanceTimersByTimeAsync(8 * 3_600_000);
  expect(ended).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toBe(1);
});

it('goes on with a session that was renewed meanwhile', async () => {
  clock.set(session('2026-01-01T00:01:00Z'));
  valid = session('2026-01-01T02:00:00Z');
  await jest.advanceTimersByTimeAsync(61_000);
  expect(ended).toBe(0);
  valid = undefined;
  await jest.advanceTimersByTimeAsync(2 * 3_600_000 + 1000);
  expect(ended).toBe(1);
});

it('waits longer than a browser’s timer can', async () => {
  valid = session('2026-01-10T00:00:00Z');
  clock.set(session('2026-03-01T00:00:00Z'));
  await jest.advanceTimersByTimeAsync(1000);
  expect(ended).toBe(0);
});

it('makes nothing of a time that is none', async () => {
  clock.set(session('never'));
  await jest.runAllTimersAsync();
  expect(ended).toBe(0);
});
