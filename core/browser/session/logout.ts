import { injectable } from 'inversify';
import { clearTracesAtLogout } from './browserTraces';
import { logoutAddress } from '../../common/session/loginAddresses';
import { endSession } from './endSession';
import { sendSessionSignal } from './sessionSignals';

/** Ends the session and leaves. */
@injectable()
export class Logout {
  /** The user wants to go, or has to: what the server makes of it does not keep him. */
  async run(): Promise<void> {
    await endSession();
    clearTracesAtLogout();
    sendSessionSignal({ kind: 'loggedOut' });
    this.leave();
  }

  /** To the logout address, and from there back here. */
  leave(): void {
    const { pathname, search, hash } = window.location;
    window.location.assign(logoutAddress(pathname + search + hash));
  }
}
