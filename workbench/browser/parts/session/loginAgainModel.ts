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
    return new SignIn(new LoginServer(), this.session.userName ?? '', (user) => this.finish(user));
  }

  /** Somebody else's session is none for this page. */
  private finish(user: SignedIn): { readonly problem: string } | undefined {
    if (this.owner.userId !== undefined && user.userID !== this.owner.userId) {
      sendSessionSignal({ kind: 'loggedIn', userId: user.userID });
      return { problem: 'credentials.sameUser' };
    }
    clearStorageAtLogin(localStorage);
    sendSessionSignal({ kind: 'renewed', userId: user.userID });
    const { pathname, search } = window.location;
    if (user.mustChangePassword) window.location.assign(loginAddress(pathname + search));
    else this.prompts.renewed();
    return undefined;
  }
}
