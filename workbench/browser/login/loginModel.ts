import { clearStorageAtLogin, clearTracesAtLogout } from '../../../core/browser/session/browserTraces';
import { readCookie, writeCookie } from '../../../core/browser/session/cookies';
import { sendSessionSignal } from '../../../core/browser/session/sessionSignals';
import { type Locale, toLocale } from '../../../core/common/locale';
import { redirectTarget } from '../../../core/common/session/redirectTarget';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginServer } from '../credentials/loginServer';
import { PasswordChange } from '../credentials/passwordChange';
import { SignIn } from '../credentials/signIn';
import { Store } from '../credentials/store';
import { type LoginParameters, withoutLogout } from './loginParameters';

/** What the page shows. */
export type LoginStep =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signIn'; readonly signIn: SignIn; readonly loggedOut: boolean }
  | { readonly kind: 'changePassword'; readonly change: PasswordChange }
  | { readonly kind: 'leaving' };

/** The part of the browser that decides where the user is. */
export interface Place {
  readonly origin: string;
  readonly search: string;
  leaveFor(address: string): void;
  /** Changes the address of this page without loading it. */
  rename(search: string): void;
}

const home = '/projects';
const pageLocale = (): Locale => toLocale(document.documentElement.lang);

/** From the address of the login page to where its user wanted to go. */
export class LoginModel extends Store<{ readonly step: LoginStep }> {
  constructor(
    private readonly server: LoginServer,
    private readonly parameters: LoginParameters,
    private readonly place: Place,
  ) {
    super({ step: { kind: 'checking' } });
  }

  /** Whoever is signed in goes on at once; without the cookie of a user nobody has to wait to hear that there is none. */
  async start(): Promise<void> {
    if (this.parameters.logout) return this.logOut();
    if (readCookie('userId') === undefined) return this.showSignIn(false);
    const session = await this.server.verify();
    if (session) this.leave();
    else this.showSignIn(false);
  }

  /** Back from the second step. */
  async logOut(): Promise<void> {
    await this.server.logout();
    clearTracesAtLogout();
    sendSessionSignal({ kind: 'loggedOut' });
    this.place.rename(withoutLogout(this.place.search));
    this.showSignIn(true);
  }

  private showSignIn(loggedOut: boolean): void {
    const signIn = new SignIn(this.server, readCookie('u-m') ?? '', (user, password) => this.signedIn(user, password));
    this.update({ step: { kind: 'signIn', signIn, loggedOut } });
    void signIn.start();
  }

  private signedIn(user: SignedIn, password: string): void {
    if (!user.mustChangePassword) return this.finish(user);
    const send = async (oldPassword: string, newPassword: string) => {
      const answer = await this.server.changePassword(oldPassword, newPassword);
      return answer.ok ? undefined : answer.failure;
    };
    const change = new PasswordChange(user.userName, password, pageLocale, send, () => this.finish(user));
    this.update({ step: { kind: 'changePassword', change } });
  }

  private finish({ userID, userName }: SignedIn): void {
    clearStorageAtLogin(localStorage);
    writeCookie('u-m', userName);
    sendSessionSignal({ kind: 'loggedIn', userId: userID });
    this.leave();
  }

  private leave(): void {
    this.update({ step: { kind: 'leaving' } });
    this.place.leaveFor(redirectTarget(this.parameters.redirect, this.place.origin, home));
  }
}
