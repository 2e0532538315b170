import { injectable } from 'inversify';
import { readCookie } from '../session/cookies';

/**
 * Whose page this is. All tabs of a browser share one session: when somebody else signs in in another tab, what this page
 * still sends must not be done in his name.
 */
@injectable()
export class SessionOwner {
  userId: string | undefined = readCookie('userId');

  isOther(): boolean {
    const now = readCookie('userId');
    return this.userId !== undefined && now !== undefined && now !== this.userId;
  }
}
