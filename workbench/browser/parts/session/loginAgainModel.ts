import type { SessionOwner } from '../../../../core/browser/api/sessionOwner';
import { clearStorageAtLogin } from '../../../../core/browser/session/browserTraces';
import type { Logout } from '../../../../core/browser/session/logout';
import type { Session } from '../../../../core/browser/session/session';
import { sendSessionSignal } from '../../../../core/browser/session/sessionSignals';
import type { SignedIn } from '../../../../core/common/session/sessionShapes';
import { LoginServer } from '../../credentials/loginServer';
import { SignIn } from '../../credentials/signIn';
import type { SessionPrompts } from './sessionPrompts';

/** A log-in over the running workbench, by the user whose workbench it is; no service, as its code is loaded when it is due. */
export class LoginAgainModel {
  constructor(
    private readonly session: Session,
    private readonly owner: SessionOwner,
    private readonly prompts: SessionPrompts,
    private readonly logout: Logout,
  ) {}

  start(): SignIn {
    const name = this.session.userName ?? '';
    const isPortal = this.session.user?.ctx.userType === 'PortalUser';
    return new SignIn(
      new LoginServer({}, isPortal),
      name,
      (user) => this.finish(user),
      () => this.logout.signIn(),
    );
  }

  /** Somebody else's session is none for this page. */
  private finish(user: SignedIn): { readonly problem: string } | undefined {
    if (this.owner.userId !== undefined && user.userID !== this.owner.userId) {
      sendSessionSignal({ kind: 'loggedIn', userId: user.userID });
      return { problem: 'credentials.sameUser' };
    }
    clearStorageAtLogin(localStorage);
    sendSessionSignal({ kind: 'renewed', userId: user.userID });
    // What is left to do before he goes on is done there.
    if (user.mustChangePassword) this.logout.signIn();
    else this.prompts.renewed();
    return undefined;
  }
}
