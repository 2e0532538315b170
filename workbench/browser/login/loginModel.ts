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
import { providerAddress } from './providerAddress';

/** What the page shows. */
export type LoginStep =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signIn'; readonly signIn: SignIn; readonly loggedOut: boolean }
  | { readonly kind: 'changePassword'; readonly change: PasswordChange; readonly askOld: boolean }
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
  /** The user's language is this page's: the one chosen here, or seen at a first log-in. */
  private speaks: Locale | undefined;

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
    if (readCookie('userId') === undefined) return this.enter();
    const user = await this.server.currentUser();
    if (!user) this.enter();
    else if (user.mustChangePassword)
      this.showPasswordChange(user.userName, '', () => void this.finish(user.id, user.userName));
    else this.leave();
  }

  chooseLocale(locale: Locale): void {
    this.speaks = locale;
  }

  /** Back from the second step. */
  async logOut(): Promise<void> {
    await this.server.logout();
    clearTracesAtLogout();
    sendSessionSignal({ kind: 'loggedOut' });
    this.place.rename(withoutLogout(this.place.search));
    this.showSignIn(true);
  }

  /** An address that names an identity provider leads there, unless it has just been tried in vain. */
  private enter(): void {
    const { singleSignOn, failure, redirect } = this.parameters;
    const named = 'idp-name' in singleSignOn || 'idp-type' in singleSignOn;
    if (!named || failure !== undefined) return this.showSignIn(false);
    this.update({ step: { kind: 'leaving' } });
    this.place.leaveFor(providerAddress('/baas/auth/v1.0/idp/login', { ...singleSignOn, redirect }));
  }

  private showSignIn(loggedOut: boolean): void {
    const signIn = new SignIn(this.server, readCookie('u-m') ?? '', (user, password) => this.signedIn(user, password));
    this.update({ step: { kind: 'signIn', signIn, loggedOut } });
    void signIn.start();
  }

  private signedIn({ userID, userName, mustChangePassword }: SignedIn, password: string): void {
    const finish = (): void => void this.finish(userID, userName);
    if (mustChangePassword) this.showPasswordChange(userName, password, finish);
    else finish();
  }

  private showPasswordChange(userName: string, oldPassword: string, done: () => void): void {
    const send = async (old: string, chosen: string) => {
      const answer = await this.server.changePassword(old, chosen);
      this.speaks ??= pageLocale();
      return answer.ok ? undefined : answer.failure;
    };
    const change = new PasswordChange(userName, oldPassword, pageLocale, send, done);
    void change.follow(this.server.passwordPolicy());
    this.update({ step: { kind: 'changePassword', change, askOld: oldPassword === '' } });
  }

  private async finish(userId: string, userName: string): Promise<void> {
    this.update({ step: { kind: 'leaving' } });
    // Whether the server has heard of it or not, he is in.
    if (this.speaks) await this.server.changeLocale(this.speaks);
    clearStorageAtLogin(localStorage);
    writeCookie('u-m', userName);
    sendSessionSignal({ kind: 'loggedIn', userId });
    this.leave();
  }

  private leave(): void {
    this.update({ step: { kind: 'leaving' } });
    this.place.leaveFor(redirectTarget(this.parameters.redirect, this.place.origin, home));
  }
}
