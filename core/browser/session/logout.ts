import { injectable } from 'inversify';
import { clearTracesAtLogout } from './browserTraces';
import { loginAddress, logoutAddress, ownLogout } from '../../common/session/loginAddresses';
import { redirectTarget } from '../../common/session/redirectTarget';
import { loginPath, readableCookies } from '../../common/session/sessionNames';
import { readCookie } from './cookies';
import { endSession } from './endSession';
import { sendSessionSignal } from './sessionSignals';

/** Ends the session and leaves. */
@injectable()
export class Logout {
  /** Where the users of this page sign in. */
  loginPath = loginPath;

  /** The user wants to go, or has to: what the server makes of it does not keep him. */
  async run(): Promise<void> {
    const byWay = readCookie(readableCookies.logoutUrl);
    if (!byWay) await endSession();
    clearTracesAtLogout();
    sendSessionSignal({ kind: 'loggedOut' });
    if (byWay) this.leaveBy(byWay);
    else this.leave();
  }

  /** The session ends there, and with it that of an identity provider. */
  private leaveBy(address: string): void {
    const { origin, pathname, search, hash } = window.location;
    const place = redirectTarget(address, origin, this.loginPath);
    window.location.assign(logoutAddress(pathname + search + hash, `${place}?redirect={redirect}`));
  }

  /** To the logout address, and from there back here. */
  leave(): void {
    const { pathname, search, hash } = window.location;
    window.location.assign(logoutAddress(pathname + search + hash, ownLogout(this.loginPath)));
  }

  /** To where one signs in, and from there back here, without a word of a log-out. */
  signIn(): void {
    const { pathname, search, hash } = window.location;
    window.location.replace(loginAddress(pathname + search + hash, this.loginPath));
  }
}
