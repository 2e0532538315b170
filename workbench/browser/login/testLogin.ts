import { waitFor } from '@testing-library/react';
import { clearCookie } from '../../../core/browser/session/cookies';
import type { Credentials } from '../../../core/browser/session/credentials';
import type { EnrolledLogin, SecondFactorSetup } from '../../../core/common/session/secondFactorCalls';
import type { CurrentUser, SignedIn } from '../../../core/common/session/sessionShapes';
import { type Answered, LoginServer, type Recovered } from '../credentials/loginServer';
import { LoginModel, type LoginStep } from './loginModel';
import { readLoginParameters } from './loginParameters';

export const testUser: SignedIn = {
  userID: 'u1',
  tenantID: 't1',
  locale: 'en_US',
  userName: 'ann',
  mustChangePassword: false,
};

const current: CurrentUser = {
  id: 'u1',
  userName: 'ann',
  tenantId: 't1',
  tenantName: 'One',
  languageLocaleKey: 'en_US',
  profile: 'Developer',
  permissions: [],
  fullName: '',
  email: null,
  phone: null,
  requireNamespace: false,
  namespace: null,
  mustChangePassword: false,
  customerChannel: '',
  xDomainType: '',
  ctx: { clientName: '', userType: 'User', hwCloud: { domainId: '' } },
};

class TestServer extends LoginServer {
  made: string[] = [];
  valid = false;
  user = testUser;

  answer: Answered<SignedIn> | undefined;
  setup: Answered<SecondFactorSetup> = { ok: true, result: { secret: 'ABCD', uri: 'otpauth://', qr: '<svg/>' } };

  override async login(): Promise<Answered<SignedIn>> {
    return this.answer ?? { ok: true, result: this.user };
  }

  override async sendsSms(): Promise<boolean> {
    return true;
  }

  override async sendResetEmail(userName: string): Promise<Answered<object>> {
    this.made.push(`e-mail to ${userName}`);
    return { ok: true, result: {} };
  }

  override async sendResetSms(userName: string): Promise<Answered<null>> {
    this.made.push(`code to ${userName}`);
    return { ok: true, result: null };
  }

  override async beginSetup(): Promise<Answered<SecondFactorSetup>> {
    return this.setup;
  }

  override async finishSetup(code: string): Promise<Answered<EnrolledLogin>> {
    if (code === '111111') return { ok: false, failure: { code: 'OTP_EXPIRED', message: 'Over.' } };
    if (code !== '123456') return { ok: false, failure: { code: 'OTP_WRONG', message: 'Wrong.' } };
    return { ok: true, result: { ...this.user, recoveryCodes: ['aaaa', 'bbbb'] } };
  }

  override async register(account: Credentials): Promise<Answered<SignedIn>> {
    this.made.push(Object.values(account).join('/'));
    return this.answer ?? { ok: true, result: this.user };
  }

  override async verifyLink(link: string): Promise<Answered<Recovered>> {
    if (link !== 'good-link') return { ok: false, failure: { code: 'RESET_EXPIRED', message: 'Expired.' } };
    return { ok: true, result: { userName: 'ann', token: 'right' } };
  }

  override async verifyCode(userName: string, code: string): Promise<Answered<Recovered>> {
    if (code !== '123456') return { ok: false, failure: { code: 'RESET_CODE_WRONG', message: 'Wrong.' } };
    return { ok: true, result: { userName, token: 'right' } };
  }

  override async resetPassword(token: string, password: string): Promise<Answered<object>> {
    this.made.push(`${token}>${password}`);
    return { ok: true, result: {} };
  }

  override async logout(): Promise<void> {
    this.made.push('logout');
  }

  override async currentUser(): Promise<CurrentUser | undefined> {
    this.made.push('currentUser');
    return this.valid ? { ...current, mustChangePassword: this.user.mustChangePassword } : undefined;
  }

  override async needsCaptcha(): Promise<boolean> {
    return false;
  }

  override async changeLocale(locale: string): Promise<Answered<object>> {
    this.made.push(locale);
    return { ok: true, result: {} };
  }

  override async changePassword(...passwords: string[]): Promise<Answered<null>> {
    this.made.push(passwords.join('>'));
    return { ok: true, result: null };
  }
}

/** The log-in page of a test, in a browser that nobody has used yet. */
export class TestLogin {
  readonly server = new TestServer();
  /** The addresses that it has left for. */
  readonly left: string[] = [];
  search = '';

  constructor() {
    localStorage.clear();
    clearCookie('userId');
    clearCookie('u-m');
  }

  async open(
    asked = '',
    more: { readonly hash?: string; readonly portal?: boolean; readonly load?: () => Promise<never> } = {},
  ) {
    this.search = asked;
    const place = {
      origin: 'https://lathe.example',
      search: asked,
      hash: more.hash ?? '',
      portal: more.portal ?? false,
      leaveFor: (address: string) => this.left.push(address),
      rename: (renamed: string) => (this.search = renamed),
    };
    const model = new LoginModel(this.server, readLoginParameters(asked), place, more.load);
    await model.start();
    return model;
  }
}

/** Some steps are loaded first. */
export async function shown<K extends LoginStep['kind']>(
  model: LoginModel,
  kind: K,
): Promise<Extract<LoginStep, { kind: K }>> {
  const is = (step: LoginStep): step is Extract<LoginStep, { kind: K }> => step.kind === kind;
  return waitFor(() => {
    const { step } = model.state;
    if (!is(step)) throw new Error(`The page shows ${step.kind}.`);
    return step;
  });
}

export async function logIn(model: LoginModel): Promise<void> {
  const { step } = model.state;
  if (step.kind !== 'signIn') throw new Error(`The page shows ${step.kind}.`);
  step.signIn.type('userName', 'ann');
  step.signIn.type('password', 'one-time-1');
  await step.signIn.submit();
}

export const refused = (code: string): Answered<never> => ({ ok: false, failure: { code, message: `${code}.` } });
