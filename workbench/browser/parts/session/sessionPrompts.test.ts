import { SessionExpiry } from '../../../../core/browser/api/sessionExpiry';
import { SessionOwner } from '../../../../core/browser/api/sessionOwner';
import { createContainer } from '../../../../core/common/container';
import { SessionPrompts } from './sessionPrompts';

function start() {
  const container = createContainer([SessionExpiry, SessionOwner, SessionPrompts]);
  const expiry = container.get(SessionExpiry);
  const prompts = container.get(SessionPrompts);
  container.get(SessionOwner).userId = 'u1';
  expiry.onDidExpire(() => prompts.expired());
  return { expiry, prompts };
}

beforeEach(() => {
  document.cookie = 'userId=u1; path=/';
});

it('asks to log in again, and lets the calls that waited go on', async () => {
  const { expiry, prompts } = start();
  const waiting = expiry.renewal();
  expect(prompts.current).toBe('login');
  prompts.renewed();
  expect(await waiting).toBe(true);
  expect(prompts.current).toBeUndefined();
});

it('in single-login mode shows the box, which goes when another tab has logged in', async () => {
  const { expiry, prompts } = start();
  prompts.singleLogin = true;
  const waiting = expiry.renewal();
  expect(prompts.current).toBe('elsewhere');
  prompts.hear({ kind: 'renewed', userId: 'u1' });
  expect(await waiting).toBe(true);
  expect(prompts.current).toBeUndefined();
});

it('closes the log-in when another tab has done it', async () => {
  const { expiry, prompts } = start();
  const waiting = expiry.renewal();
  prompts.hear({ kind: 'loggedIn', userId: 'u1' });
  expect(await waiting).toBe(true);
  expect(prompts.current).toBeUndefined();
});

it('tells of the same user’s log-in elsewhere; who stays gives up what waits', async () => {
  const { expiry, prompts } = start();
  prompts.hear({ kind: 'loggedIn', userId: 'u1' });
  expect(prompts.current).toBe('elsewhere');
  const waiting = expiry.renewal();
  prompts.dismiss();
  expect(await waiting).toBe(false);
});

it('is over when somebody else logged in or the user left, and nothing covers that', () => {
  const { prompts } = start();
  prompts.hear({ kind: 'loggedIn', userId: 'u2' });
  expect(prompts.current).toBe('expired');
  prompts.hear({ kind: 'loggedIn', userId: 'u1' });
  prompts.expired();
  expect(prompts.current).toBe('expired');
  const other = start().prompts;
  other.hear({ kind: 'loggedOut' });
  expect(other.current).toBe('expired');
});

it('is over when the cookie is somebody else’s', () => {
  const { prompts } = start();
  document.cookie = 'userId=u2; path=/';
  prompts.expired();
  expect(prompts.current).toBe('expired');
});
