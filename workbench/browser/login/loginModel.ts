import { clearStorageAtLogin, clearTracesAtLogout } from '../../../core/browser/session/browserTraces';
import { readCookie, writeCookie } from '../../../core/browser/session/cookies';
import { sendSessionSignal } from '../../../core/browser/session/sessionSignals';
import { type Locale, toLocale } from '../../../core/common/locale';
import { portalLoginPath } from '../../../core/common/session/sessionNames';
import { redirectTarget } from '../../../core/common/session/redirectTarget';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginServer, Recovered } from '../credentials/loginServer';
import { PasswordChange } from '../credentials/passwordChange';
import { SignIn } from '../credentials/signIn';
import { Store } from '../credentials/store';
import { type LoginParameters, withoutLogout } from './loginParameters';
import { Recovery } from './recovery';
import { providerAddress } from './providerAddress';

/** What the page shows. */
export type LoginStep =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signIn'; readonly signIn: SignIn; readonly loggedOut: boolean; readonly note?: string }
  | { readonly kind: 'recovery'; readonly recovery: Recovery }
  | {
      readonly kind: 'changePassword';
      readonly change: PasswordChange;
      readonly askOld: boolean;
      /** Why: it was handed out, it was forgotten, or its user wants another. */
      readonly why: 'mustChange' | 'chooseNew' | 'wanted';
    }
  | { readonly kind: 'portalHome'; readonly userName: string }
  | { readonly kind: 'leaving' };

/** The part of the browser that decides where the user is. */
export interface Place {
  readonly origin: string;
  readonly search: string;
  readonly hash: string;
  /** The page is that of the users of built applications. */
  readonly portal: boolean;
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
    const [, link] = /^#reset=([\w-]+)$/.exec(this.place.hash) ?? [];
    if (link !== undefined) return this.followLink(link);
    if (this.parameters.logout) return this.logOut();
    if (readCookie('userId') === undefined) return this.enter();
    const user = await this.server.currentUser();
    // Each page is for its own users: to send the others on would bring them back here.
    if (!user || (user.ctx.userType === 'PortalUser') !== this.place.portal) this.enter();
    else if (user.mustChangePassword)
      this.showPasswordChange(user.userName, '', () => void this.finish(user.id, user.userName));
    else if (this.parameters.entered) await this.finish(user.id, user.userName);
    else this.leave(user.userName);
  }

  forgotten(userName: string): Recovery {
    const recovery = new Recovery(this.server, userName, (recovered) => this.recovered(recovered));
    this.update({ step: { kind: 'recovery', recovery } });
    void recovery.start();
    return recovery;
  }

  backToSignIn(): void {
    this.showSignIn(false);
  }

  /** Whoever was to choose a password does not want to. */
  async leaveChange(why: 'mustChange' | 'chooseNew' | 'wanted', userName: string): Promise<void> {
    if (why === 'mustChange') await this.logOut();
    else if (why === 'chooseNew') this.showSignIn(false);
    else this.leave(userName);
  }

  /** A portal user wants another password. */
  changePassword(userName: string): void {
    this.showPasswordChange(userName, '', () => this.leave(userName), 'wanted');
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
    if (!named || this.place.portal || failure !== undefined) return this.showSignIn(false);
    this.update({ step: { kind: 'leaving' } });
    this.place.leaveFor(providerAddress('/baas/auth/v1.0/idp/login', { ...singleSignOn, redirect }));
  }

  private async followLink(link: string): Promise<void> {
    // The link works once: nobody finds it in the address or the history.
    this.place.rename(this.place.search);
    await this.forgotten('').follow(link);
  }

  private recovered({ userName, token }: Recovered): void {
    const send = async (right: string, chosen: string) => {
      const answer = await this.server.resetPassword(right, chosen);
      return answer.ok ? undefined : answer.failure;
    };
    const change = new PasswordChange(userName, token, pageLocale, send, () => {
      writeCookie('u-m', userName);
      this.showSignIn(false, 'login.passwordSet');
    });
    void change.follow(this.server.passwordPolicy());
    this.update({ step: { kind: 'changePassword', change, askOld: false, why: 'chooseNew' } });
  }

  private showSignIn(loggedOut: boolean, note?: string): void {
    const signIn = new SignIn(this.server, readCookie('u-m') ?? '', (user, password) => this.signedIn(user, password));
    this.update({ step: { kind: 'signIn', signIn, loggedOut, ...(note ? { note } : {}) } });
    void signIn.start();
  }

  private signedIn({ userID, userName, mustChangePassword }: SignedIn, password: string): void {
    const finish = (): void => void this.finish(userID, userName);
    if (mustChangePassword) this.showPasswordChange(userName, password, finish);
    else finish();
  }

  private showPasswordChange(
    userName: string,
    oldPassword: string,
    done: () => void,
    why: 'mustChange' | 'wanted' = 'mustChange',
  ): void {
    const send = async (old: string, chosen: string) => {
      const answer = await this.server.changePassword(old, chosen);
      this.speaks ??= pageLocale();
      return answer.ok ? undefined : answer.failure;
    };
    const change = new PasswordChange(userName, oldPassword, pageLocale, send, done);
    void change.follow(this.server.passwordPolicy());
    this.update({ step: { kind: 'changePassword', change, askOld: oldPassword === '', why } });
  }

  private async finish(userId: string, userName: string): Promise<void> {
    this.update({ step: { kind: 'leaving' } });
    // Whether the server has heard of it or not, he is in.
    if (this.speaks) await this.server.changeLocale(this.speaks);
    clearStorageAtLogin(localStorage);
    writeCookie('u-m', userName);
    sendSessionSignal({ kind: 'loggedIn', userId });
    this.leave(userName);
  }

  private leave(userName: string): void {
    const { portal, origin } = this.place;
    if (portal && this.parameters.redirect === undefined)
      return this.update({ step: { kind: 'portalHome', userName } });
    this.update({ step: { kind: 'leaving' } });
    this.place.leaveFor(redirectTarget(this.parameters.redirect, origin, portal ? portalLoginPath : home));
  }
}
