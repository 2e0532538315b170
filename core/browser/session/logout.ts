import { inject, injectable } from 'inversify';
import { sessionCalls } from '../../common/session/sessionCalls';
import { Api } from '../api/api';
import { clearTracesAtLogout } from './browserTraces';
import { logoutAddress } from '../../common/session/loginAddresses';
import { sendSessionSignal } from './sessionSignals';

/** Ends the session and leaves. */
@injectable()
export class Logout {
  constructor(@inject(Api) private readonly api: Api) {}

  /** The user wants to go, or has to: what the server makes of it does not keep him. */
  async run(): Promise<void> {
    await this.api
      .of(sessionCalls)
      .logout({ quiet: true })
      .catch(() => undefined);
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
