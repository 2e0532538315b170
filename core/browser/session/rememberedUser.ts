import { readCookie } from './cookies';

/** As much of a user as a page wants to know before the server has answered. */
export interface RememberedUser {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly fullName?: string;
}

const key = 'currentUser';

/** The last known of who is signed in, so that a page need not grow its parts bit by bit. The server checks all the same. */
export function recallUser(): RememberedUser | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isUser(user) && user.id === readCookie('userId') ? user : undefined;
  } catch {
    // Nothing is kept, or something else than was written.
    return undefined;
  }
}

export function rememberUser({ id, permissions, fullName }: RememberedUser): void {
  try {
    localStorage.setItem(key, JSON.stringify({ id, permissions, fullName }));
  } catch {
    // Where the browser keeps nothing, the next page asks again.
  }
}

function isUser(value: unknown): value is RememberedUser {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('permissions' in value)) return false;
  const { id, permissions } = value;
  return typeof id === 'string' && Array.isArray(permissions) && permissions.every((name) => typeof name === 'string');
}
