import { clearStorageAtLogin, clearTracesAtLogout } from './browserTraces';
import { readCookie, writeCookie } from './cookies';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('keeps the studio’s entries, the current user and the flags of the first login', () => {
  const entries = [
    'lathe.theme',
    'lathe.',
    'currentUser',
    'firstLogin',
    'introduction',
    'lathe',
    'someone',
    'x.lathe.y',
  ];
  for (const key of entries) localStorage.setItem(key, key);
  clearStorageAtLogin(localStorage);
  expect(Object.keys(localStorage).sort()).toEqual([
    'currentUser',
    'firstLogin',
    'introduction',
    'lathe.',
    'lathe.theme',
  ]);
});

it('forgets at logout who was signed in, but not his name and language', () => {
  for (const name of ['userId', 'tenant-id', 'u-m', 'u-locale'] as const) writeCookie(name, 'zh');
  sessionStorage.setItem('upgrade', '1');
  clearTracesAtLogout();
  expect(readCookie('userId')).toBeUndefined();
  expect(readCookie('tenant-id')).toBeUndefined();
  expect(readCookie('u-m')).toBe('zh');
  expect(readCookie('u-locale')).toBe('zh');
  expect(sessionStorage).toHaveLength(0);
});
