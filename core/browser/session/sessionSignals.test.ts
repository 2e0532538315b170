import { trackDisposables } from '../../common/trackDisposables';
import { sendSessionSignal, type SessionSignal, SessionSignals } from './sessionSignals';

const own = trackDisposables();
let signals: SessionSignals;
let heard: SessionSignal[];

beforeEach(() => {
  heard = [];
  signals = own(new SessionSignals());
  own(signals.onDidHear((signal) => heard.push(signal)));
});

/** As the browser tells the other tabs what one of them wrote. */
function tell(newValue: string | null, key = 'lathe.session.signal'): void {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

it('hears who logged in, who is back and that somebody left', () => {
  tell(JSON.stringify({ kind: 'loggedIn', userId: 'u1', at: 1 }));
  tell(null);
  tell(JSON.stringify({ kind: 'renewed', userId: 'u1', at: 2 }));
  tell(JSON.stringify({ kind: 'loggedOut', at: 3 }));
  expect(heard).toEqual([{ kind: 'loggedIn', userId: 'u1' }, { kind: 'renewed', userId: 'u1' }, { kind: 'loggedOut' }]);
});

it.each(['', 'no json', 'null', '{}', '{"kind":"other"}', '{"kind":"loggedIn"}', '{"kind":"renewed","userId":3}'])(
  'makes nothing of %j',
  (text) => {
    tell(text);
    expect(heard).toEqual([]);
  },
);

it('leaves other entries alone', () => {
  tell(JSON.stringify({ kind: 'loggedOut' }), 'lathe.theme');
  expect(heard).toEqual([]);
});

it('leaves nothing behind in the storage', () => {
  sendSessionSignal({ kind: 'loggedOut' });
  expect(localStorage.getItem('lathe.session.signal')).toBeNull();
});
