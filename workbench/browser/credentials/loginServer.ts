import { endSession } from '../../../core/browser/session/endSession';
import type { Credentials } from '../../../core/browser/session/credentials';
import type { PasswordPolicy } from '../../../core/common/session/passwordPolicy';
import type { Locale } from '../../../core/common/locale';
import { toLocaleKey } from '../../../core/common/session/localeKey';
import type { EnrolledLogin, SecondFactorSetup } from '../../../core/common/session/secondFactorCalls';
import type { CaptchaState, CurrentUser, SignedIn } from '../../../core/common/session/sessionShapes';

/** What went wrong, in our words by their key or in the server's own. */
export interface LoginFailure {
  readonly code: string;
  readonly key?: string;
  readonly message?: string;
  /** Whether the next log-in needs a code, where the server says so. */
  readonly captchaRequired?: boolean;
}

/** A way in beside the password. */
export interface LoginProvider {
  readonly name: string;
  readonly loginUrl: string;
}

/** The right to set a password, once. */
export interface Recovered {
  readonly userName: string;
  readonly token: string;
}

export type Answered<T> =
  { readonly ok: true; readonly result: T } | { readonly ok: false; readonly failure: LoginFailure };

/** Brings the right to set a password, and takes it back. */
const recoveryHeader = 'reset-password-token';

/** Failures that the page has its own words for. */
const ownWords: Readonly<Record<string, string>> = {
  LOGIN_FAILED: 'credentials.verifyFailed',
  CAPTCHA_REQUIRED: 'credentials.enterCaptcha',
  CAPTCHA_WRONG: 'credentials.verifyFailed',
};

/**
 * The calls of the login page. It makes them by hand, as the client of the workbench, which checks every answer, is larger
 * than the whole page.
 */
export class LoginServer {
  /** `passedOn` goes with the log-in as it came in the page's address. Users of built applications have calls of their own. */
  constructor(
    private readonly passedOn: Readonly<Record<string, string>> = {},
    /** It's the page of the users of built applications. */
    readonly portal = false,
  ) {}

  login({ userName, password, captcha }: Credentials): Promise<Answered<SignedIn>> {
    const body = { userName, password, ...(captcha ? { captcha } : {}) };
    return this.post(`/baas/auth/v1.0/${this.portal ? 'portal/' : ''}login${this.query}`, body);
  }

  /** The second step, for those who are asked for a code. */
  finishLogin(code: string): Promise<Answered<SignedIn>> {
    return this.post('/baas/auth/v1.0/otp', { code });
  }

  /** What an authenticator app takes, for those who have to set one up. */
  beginSetup(): Promise<Answered<SecondFactorSetup>> {
    return this.post('/baas/auth/v1.0/otp/setup');
  }

  finishSetup(code: string): Promise<Answered<EnrolledLogin>> {
    return this.post('/baas/auth/v1.0/otp/setup/check', { code });
  }

  /** Whether people may become users of the applications by themselves. */
  async allowsRegistration(): Promise<boolean> {
    if (!this.portal) return false;
    const answer = await this.ask<{ readonly allowed: boolean }>(
      `/u-route/baas/sys/v1.0/registration${this.query}`,
      {},
    );
    return answer.ok && answer.result.allowed;
  }

  register(account: Credentials): Promise<Answered<SignedIn>> {
    return this.post(`/baas/auth/v1.0/register${this.query}`, account);
  }

  sendResetEmail(userName: string): Promise<Answered<object>> {
    return this.post(this.recoveryPath('sendemail'), { userName });
  }

  async sendsSms(): Promise<boolean> {
    const answer = await this.ask<boolean>(`/u-route/baas/sys/v1.0/notification/sms/exist${this.query}`, {});
    return answer.ok && answer.result;
  }

  sendResetSms(userName: string): Promise<Answered<null>> {
    const userType = this.portal ? 'PortalUser' : 'User';
    return this.post('/u-route/baas/sys/v1.0/notification/sms/send?scene=resetpassword', { userName, userType });
  }

  verifyLink(token: string): Promise<Answered<Recovered>> {
    return this.verifyRecovery({ token });
  }

  verifyCode(userName: string, code: string): Promise<Answered<Recovered>> {
    return this.verifyRecovery({ userName, code });
  }

  resetPassword(token: string, password: string): Promise<Answered<object>> {
    return this.post(this.recoveryPath('reset'), { password }, { [recoveryHeader]: token });
  }

  async logout(): Promise<void> {
    await endSession();
  }

  /** Who is signed in, and whether with a password that was handed out. */
  async currentUser(): Promise<CurrentUser | undefined> {
    const answer = await this.ask<CurrentUser>('/u-route/baas/sys/v1.0/currentuser', {});
    return answer.ok ? answer.result : undefined;
  }

  /** By which identity providers one may sign in to the console; none when that cannot be known. */
  async providers(): Promise<readonly LoginProvider[]> {
    if (this.portal) return [];
    const answer = await this.ask<readonly LoginProvider[]>(`/baas/auth/v1.0/idp/support${this.query}`, {});
    return answer.ok ? answer.result : [];
  }

  async needsCaptcha(userName: string): Promise<boolean> {
    const answer = await this.post<CaptchaState>('/baas/auth/v1.0/captcha', userName ? { userName } : {});
    return answer.ok && answer.result.required;
  }

  /** Of the tenant of who is signed in, or of the one that the page is for. */
  async passwordPolicy(): Promise<PasswordPolicy | undefined> {
    const answer = await this.ask<PasswordPolicy>(`/baas/auth/v1.0/passwordpolicy${this.query}`, {});
    return answer.ok ? answer.result : undefined;
  }

  changePassword(oldPassword: string, newPassword: string): Promise<Answered<null>> {
    return this.change('/baas/auth/v1.0/changepassword', { oldPassword, newPassword });
  }

  /** The language of the user who is signed in. */
  changeLocale(locale: Locale): Promise<Answered<object>> {
    return this.change('/u-route/baas/sys/v1.0/changelocale', { locale: toLocaleKey(locale) });
  }

  /** What is handed on, with its question mark where there is anything. */
  private get query(): string {
    const query = new URLSearchParams(this.passedOn).toString();
    return query && `?${query}`;
  }

  private async verifyRecovery(body: object): Promise<Answered<Recovered>> {
    let token = '';
    const answer = await this.post<{ readonly userName?: string }>(this.recoveryPath('verify'), body, {}, (headers) => {
      token = headers.get(recoveryHeader) ?? '';
    });
    return answer.ok ? { ok: true, result: { userName: answer.result.userName ?? '', token } } : answer;
  }

  private recoveryPath(step: string): string {
    return `/baas/auth/v1.0/${this.portal ? 'resetportaluserpsw' : 'resetpassword/step'}?step=${step}`;
  }

  private async change<T>(path: string, body: object): Promise<Answered<T>> {
    const token = await this.post<string>('/u-route/baas/sys/v1.0/csrf/get');
    return token.ok ? this.post(path, body, { 'csrf-token': token.result }) : token;
  }

  private post<T>(
    path: string,
    body?: object,
    headers: Readonly<Record<string, string>> = {},
    read?: (headers: Headers) => void,
  ): Promise<Answered<T>> {
    const options: RequestInit = { method: 'POST', headers };
    if (!body) return this.ask(path, options);
    return this.ask(
      path,
      {
        ...options,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      read,
    );
  }

  private async ask<T>(path: string, options: RequestInit, read?: (headers: Headers) => void): Promise<Answered<T>> {
    let response: Response;
    try {
      response = await fetch(path, { credentials: 'same-origin', ...options });
    } catch {
      return failed('OFFLINE', 'credentials.serviceUnavailable');
    }
    if ([502, 503, 504].includes(response.status)) return failed('UNAVAILABLE', 'credentials.serviceUnavailable');
    const envelope: unknown = await response.json().catch(() => undefined);
    if (!isEnvelope(envelope)) return failed('UNREADABLE', 'credentials.internalError');
    read?.(response.headers);
    // The page trusts its own server for the shape of a success.
    if (envelope.resCode === '0') return { ok: true, result: envelope.result as T };
    const { resCode: code, resMsg: message, details } = envelope;
    const key = ownWords[code];
    const captchaRequired = details?.['captchaRequired'];
    const known = typeof captchaRequired === 'boolean' ? { captchaRequired } : {};
    return { ok: false, failure: { code, ...(key ? { key } : { message }), ...known } };
  }
}

function failed(code: string, key: string): { readonly ok: false; readonly failure: LoginFailure } {
  return { ok: false, failure: { code, key } };
}

interface ReadableEnvelope {
  readonly resCode: string;
  readonly resMsg: string;
  readonly result?: unknown;
  readonly details?: Readonly<Record<string, unknown>>;
}

function isEnvelope(value: unknown): value is ReadableEnvelope {
  return typeof value === 'object' && value !== null && 'resCode' in value && typeof value.resCode === 'string';
}
