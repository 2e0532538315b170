import { inject, injectable } from 'inversify';
import { SessionOwner } from '../../../../core/browser/api/sessionOwner';
import { clearStorageAtLogin } from '../../../../core/browser/session/browserTraces';
import { loginAddress } from '../../../../core/common/session/loginAddresses';
import { Session } from '../../../../core/browser/session/session';
import { sendSessionSignal } from '../../../../core/browser/session/sessionSignals';
import type { SignedIn } from '../../../../core/common/session/sessionShapes';
import { LoginServer } from '../../credentials/loginServer';
import { SignIn } from '../../credentials/signIn';
import { SessionPrompts } from './sessionPrompts';

/** A log-in over the running workbench, by the user whose workbench it is. */
@injectable()
export class LoginAgainModel {
  constructor(
    @inject(Session) private readonly session: Session,
    @inject(SessionOwner) private readonly owner: SessionOwner,
    @inject(SessionPrompts) private readonly prompts: SessionPrompts,
  ) {}

  start(): SignIn {
    const name = this.session.userName ?? '';
    return new SignIn(new LoginServer(), name, (user) => this.finish(user), leaveToLogin);
  }

  /** Somebody else's session is none for this page. */
  private finish(user: SignedIn): { readonly problem: string } | undefined {
    if (this.owner.userId !== undefined && user.userID !== this.owner.userId) {
      sendSessionSignal({ kind: 'loggedIn', userId: user.userID });
      return { problem: 'credentials.sameUser' };
    }
    clearStorageAtLogin(localStorage);
    sendSessionSignal({ kind: 'renewed', userId: user.userID });
    if (user.mustChangePassword) leaveToLogin();
    else this.prompts.renewed();
    return undefined;
  }
}

/** What is left to do before he goes on is done there. */
function leaveToLogin(): void {
  const { pathname, search } = window.location;
  window.location.assign(loginAddress(pathname + search));
}
