import { captchaAddress } from '../../../core/browser/session/captchaAddress';
import type { Locale } from '../../../core/common/locale';
import { type PasswordLimits, passwordLimits, type PasswordPolicy } from '../../../core/common/session/passwordPolicy';
import { brokenPasswordRules, type PasswordRule, passwordRules } from '../../../core/common/session/passwordRules';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginFailure, LoginServer } from '../credentials/loginServer';
import { Store } from '../credentials/store';

const fields = ['userName', 'newPassword', 'repeated', 'captcha'] as const;
export type RegistrationField = (typeof fields)[number];

export interface RegistrationState {
  readonly values: Readonly<Record<RegistrationField, string>>;
  /** By the keys of their texts, or in the server's words. */
  readonly problems: Readonly<Partial<Record<RegistrationField, string>>>;
  readonly failure: LoginFailure | undefined;
  /** The address of the image. */
  readonly captcha: string;
  readonly policy: PasswordPolicy;
  readonly busy: boolean;
  readonly focus: { readonly field: RegistrationField };
}

export interface RegistrationEnds {
  readonly done: (user: SignedIn, password: string) => void;
  /** He is a user now, who has to set up one-time codes before he goes on. */
  readonly setUp: (userName: string, password: string) => void;
}

/** Which field a refusal is about. */
const fieldOf: Readonly<Record<string, RegistrationField>> = {
  USER_EXISTS: 'userName',
  CAPTCHA_WRONG: 'captcha',
  PASSWORD_POLICY: 'newPassword',
  PASSWORD_WEAK: 'newPassword',
  PASSWORD_NAME: 'newPassword',
};

/** There is no earlier password that could not be taken again. */
const rules = passwordRules.filter((rule) => rule !== 'other');

/** Whoever becomes a user of the applications by himself. */
export class Registration extends Store<RegistrationState> {
  constructor(
    private readonly server: LoginServer,
    /** The language of the page, on which the rules depend. */
    private readonly locale: () => Locale,
    private readonly ends: RegistrationEnds,
  ) {
    super({
      values: { userName: '', newPassword: '', repeated: '', captcha: '' },
      problems: {},
      failure: undefined,
      captcha: captchaAddress(''),
      policy: {},
      busy: false,
      focus: { field: 'userName' },
    });
  }

  /** The rules, with whether they are met by what is typed so far. */
  get rules(): readonly { readonly rule: PasswordRule; readonly met: boolean }[] {
    const broken = this.broken();
    return rules.map((rule) => ({ rule, met: !broken.includes(rule) }));
  }

  get limits(): PasswordLimits {
    return passwordLimits(this.locale(), this.state.policy);
  }

  /** The page need not wait for it. */
  async start(): Promise<void> {
    this.update({ policy: (await this.server.passwordPolicy()) ?? {} });
  }

  type(field: RegistrationField, value: string): void {
    const { values, problems } = this.state;
    this.update({ values: { ...values, [field]: value }, problems: { ...problems, [field]: undefined } });
  }

  refreshCaptcha(): void {
    const values = { ...this.state.values, captcha: '' };
    this.update({ captcha: captchaAddress(''), values, focus: { field: 'captcha' } });
  }

  async submit(): Promise<void> {
    if (this.state.busy) return;
    const problems = this.check();
    const wrong = fields.find((field) => problems[field] !== undefined);
    this.update({ problems, failure: undefined });
    if (wrong) return this.update({ focus: { field: wrong } });
    this.update({ busy: true });
    const { userName, newPassword, captcha } = this.state.values;
    const account = { userName: userName.trim(), password: newPassword.trim(), captcha: captcha.trim() };
    const answer = await this.server.register(account);
    if (answer.ok) this.ends.done(answer.result, account.password);
    else if (answer.failure.code === 'OTP_SETUP_REQUIRED') this.ends.setUp(account.userName, account.password);
    else this.fail(answer.failure);
  }

  private fail(failure: LoginFailure): void {
    this.update({ busy: false });
    // Each image is good for one try.
    this.refreshCaptcha();
    const field = fieldOf[failure.code];
    if (!field) return this.update({ failure, focus: { field: 'captcha' } });
    const problem = field === 'captcha' ? 'credentials.captchaWrong' : failure.message;
    this.update({ problems: { [field]: problem }, focus: { field } });
  }

  private check(): RegistrationState['problems'] {
    const { userName, newPassword, repeated, captcha } = this.state.values;
    return {
      ...(userName.trim() ? {} : { userName: 'credentials.enterUserName' }),
      ...(this.broken().length === 0 ? {} : { newPassword: 'credentials.rulesBroken' }),
      ...(newPassword.trim() === repeated.trim() ? {} : { repeated: 'credentials.notTheSame' }),
      ...(captcha.trim() ? {} : { captcha: 'credentials.enterCaptcha' }),
    };
  }

  private broken(): readonly PasswordRule[] {
    const { userName, newPassword } = this.state.values;
    const context = { userName, locale: this.locale(), oldPassword: '', policy: this.state.policy };
    return brokenPasswordRules(newPassword.trim(), context).filter((rule) => rule !== 'other');
  }
}
