import { clearStorageAtLogin, clearTracesAtLogout } from '../../../core/browser/session/browserTraces';
import { readCookie, writeCookie } from '../../../core/browser/session/cookies';
import { sendSessionSignal } from '../../../core/browser/session/sessionSignals';
import { type Locale, toLocale } from '../../../core/common/locale';
import { portalLoginPath } from '../../../core/common/session/sessionNames';
import { redirectTarget } from '../../../core/common/session/redirectTarget';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginFailure, LoginServer, Recovered } from '../credentials/loginServer';
import type { PasswordChange } from '../credentials/passwordChange';
import { SignIn } from '../credentials/signIn';
import { Store } from '../credentials/store';
import { type LoginParameters, withoutLogout } from './loginParameters';
import type { Enrolment } from './enrolment';
import type * as laterSteps from './laterSteps';
import { providerAddress } from './providerAddress';
import type { Recovery } from './recovery';
import type { Registration } from './registration';

/** What most log-ins need nothing of; it is loaded when it's due. */
export type LaterSteps = typeof laterSteps;

/** What the page shows. */
export type LoginStep =
  | { readonly kind: 'checking' }
  | { readonly kind: 'signIn'; readonly signIn: SignIn; readonly loggedOut: boolean; readonly note?: string }
  | { readonly kind: 'recovery'; readonly recovery: Recovery }
  | { readonly kind: 'enrolment'; readonly enrolment: Enrolment; readonly userName: string }
  | { readonly kind: 'registration'; readonly registration: Registration }
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
const unavailable: LoginFailure = { code: 'UNAVAILABLE', key: 'credentials.serviceUnavailable' };
const pageLocale = (): Locale => toLocale(document.documentElement.lang);

/** From the address of the login page to where its user wanted to go. */
export class LoginModel extends Store<{ readonly step: LoginStep }> {
  /** The user's language is this page's: the one chosen here, or seen at a first log-in. */
  private speaks: Locale | undefined;

  constructor(
    private readonly server: LoginServer,
    private readonly parameters: LoginParameters,
    private readonly place: Place,
    private readonly loadSteps: () => Promise<LaterSteps> = () => import('./laterSteps'),
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
      await this.showPasswordChange(user.userName, '', () => void this.finish(user.id, user.userName));
    else if (this.parameters.entered) await this.finish(user.id, user.userName);
    else this.leave(user.userName);
  }

  /** Whatever name stands in the form by then is asked for. */
  forgotten(): Promise<Recovery | undefined> {
    return this.later(({ Recovery: Made }) => {
      const { step } = this.state;
      const userName = step.kind === 'signIn' ? step.signIn.state.values.userName : '';
      const recovery = new Made(this.server, userName, (recovered) => void this.recovered(recovered));
      this.update({ step: { kind: 'recovery', recovery } });
      void recovery.start();
      return recovery;
    });
  }

  /** Somebody who has no account yet. */
  register(): Promise<Registration | undefined> {
    return this.later(({ Registration: Made }) => {
      const registration = new Made(this.server, pageLocale, {
        done: (user, password) => void this.signedIn(user, password),
        setUp: (userName, password) => void this.setUp(userName, password),
      });
      this.update({ step: { kind: 'registration', registration } });
      void registration.start();
      return registration;
    });
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
  changePassword(userName: string): Promise<void> {
    return this.showPasswordChange(userName, '', () => this.leave(userName), 'wanted');
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
    await (await this.forgotten())?.follow(link);
  }

  private recovered({ userName, token }: Recovered): Promise<void> {
    const send = async (right: string, chosen: string) => {
      const answer = await this.server.resetPassword(right, chosen);
      return answer.ok ? undefined : answer.failure;
    };
    return this.later(({ PasswordChange: Made }) => {
      const change = new Made(userName, token, pageLocale, send, () => {
        writeCookie('u-m', userName);
        this.showSignIn(false, 'login.passwordSet');
      });
      void change.follow(this.server.passwordPolicy());
      this.update({ step: { kind: 'changePassword', change, askOld: false, why: 'chooseNew' } });
    });
  }

  private showSignIn(loggedOut: boolean, note?: string, failure?: LoginFailure): void {
    const signIn = new SignIn(
      this.server,
      readCookie('u-m') ?? '',
      (user, password) => void this.signedIn(user, password),
      (userName, password) => void this.setUp(userName, password),
    );
    if (failure) signIn.startAnew(failure);
    this.update({ step: { kind: 'signIn', signIn, loggedOut, ...(note ? { note } : {}) } });
    void signIn.start();
  }

  private async signedIn({ userID, userName, mustChangePassword }: SignedIn, password: string): Promise<void> {
    const finish = (): Promise<void> => this.finish(userID, userName);
    if (mustChangePassword) await this.showPasswordChange(userName, password, () => void finish());
    else await finish();
  }

  /** The tenant wants one-time codes of a user who has none. */
  private setUp(userName: string, password: string): Promise<void> {
    return this.later(({ Enrolment: Made }) => {
      const enrolment = new Made(this.server, {
        done: (user) => void this.signedIn(user, password),
        over: (failure) => this.showSignIn(false, undefined, failure),
      });
      this.update({ step: { kind: 'enrolment', enrolment, userName } });
      return enrolment.start();
    });
  }

  /** Without them the page says that the server is not there. */
  private async later<T>(show: (steps: LaterSteps) => T | Promise<T>): Promise<T | undefined> {
    const steps = await this.loadSteps().catch(() => undefined);
    if (steps) return show(steps);
    this.showSignIn(false, undefined, unavailable);
    return undefined;
  }

  private showPasswordChange(
    userName: string,
    oldPassword: string,
    done: () => void,
    why: 'mustChange' | 'wanted' = 'mustChange',
  ): Promise<void> {
    const send = async (old: string, chosen: string) => {
      const answer = await this.server.changePassword(old, chosen);
      this.speaks ??= pageLocale();
      return answer.ok ? undefined : answer.failure;
    };
    return this.later(({ PasswordChange: Made }) => {
      const change = new Made(userName, oldPassword, pageLocale, send, done);
      void change.follow(this.server.passwordPolicy());
      this.update({ step: { kind: 'changePassword', change, askOld: oldPassword === '', why } });
    });
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
