import type { Locale } from '../../../core/common/locale';
import { type PasswordLimits, passwordLimits, type PasswordPolicy } from '../../../core/common/session/passwordPolicy';
import { brokenPasswordRules, type PasswordRule, passwordRules } from '../../../core/common/session/passwordRules';
import type { LoginFailure } from './loginServer';
import { Store } from './store';

export type PasswordField = 'oldPassword' | 'newPassword' | 'repeated';

export interface PasswordChangeState {
  readonly values: Readonly<Record<PasswordField, string>>;
  /** By the keys of their texts, or in the server's words. */
  readonly problems: Readonly<Partial<Record<PasswordField, string>>>;
  readonly failure: LoginFailure | undefined;
  readonly busy: boolean;
  /** What was typed a moment ago is not right any more. */
  readonly oldWrong: boolean;
  /** What the tenant asks for; the platform's rules hold until it is known. */
  readonly policy: PasswordPolicy;
  readonly focus: { readonly field: PasswordField };
}

const fields: readonly PasswordField[] = ['oldPassword', 'newPassword', 'repeated'];

/** The second step: a password that was handed out is changed for one of the user's own. */
export class PasswordChange extends Store<PasswordChangeState> {
  constructor(
    readonly userName: string,
    oldPassword: string,
    /** The language of the page, on which the rules depend. */
    readonly locale: () => Locale,
    private readonly change: (oldPassword: string, newPassword: string) => Promise<LoginFailure | undefined>,
    private readonly done: () => void,
  ) {
    super({
      values: { oldPassword, newPassword: '', repeated: '' },
      problems: {},
      failure: undefined,
      busy: false,
      oldWrong: false,
      policy: {},
      focus: { field: oldPassword ? 'newPassword' : 'oldPassword' },
    });
  }

  /** The rules, with whether they are met by what is typed so far. */
  get rules(): readonly { readonly rule: PasswordRule; readonly met: boolean }[] {
    const broken = this.broken();
    return passwordRules.map((rule) => ({ rule, met: !broken.includes(rule) }));
  }

  get limits(): PasswordLimits {
    return passwordLimits(this.locale(), this.state.policy);
  }

  /** The page need not wait for it. */
  async follow(policy: Promise<PasswordPolicy | undefined>): Promise<void> {
    this.update({ policy: (await policy) ?? {} });
  }

  type(field: PasswordField, value: string): void {
    const { values, problems } = this.state;
    this.update({ values: { ...values, [field]: value }, problems: { ...problems, [field]: undefined } });
  }

  async submit(): Promise<void> {
    if (this.state.busy) return;
    const problems = this.check();
    const wrong = fields.find((field) => problems[field] !== undefined);
    this.update({ problems, failure: undefined });
    if (wrong) return this.update({ focus: { field: wrong } });
    this.update({ busy: true });
    const { oldPassword, newPassword } = this.state.values;
    const failure = await this.change(oldPassword.trim(), newPassword.trim());
    if (!failure) return this.done();
    const oldWrong = failure.code === 'PASSWORD_WRONG';
    const field = oldWrong ? 'oldPassword' : 'newPassword';
    const shown = failure.code.startsWith('PASSWORD_') ? { problems: { [field]: failure.message } } : { failure };
    this.update({ busy: false, oldWrong: oldWrong || this.state.oldWrong, ...shown, focus: { field } });
  }

  private check(): PasswordChangeState['problems'] {
    const { oldPassword, newPassword, repeated } = this.state.values;
    return {
      ...(oldPassword.trim() ? {} : { oldPassword: 'credentials.enterPassword' }),
      ...(this.broken().length === 0 ? {} : { newPassword: 'credentials.rulesBroken' }),
      ...(newPassword.trim() === repeated.trim() ? {} : { repeated: 'credentials.notTheSame' }),
    };
  }

  private broken(): readonly PasswordRule[] {
    const { newPassword, oldPassword } = this.state.values;
    return brokenPasswordRules(newPassword.trim(), {
      userName: this.userName,
      locale: this.locale(),
      oldPassword: oldPassword.trim(),
      policy: this.state.policy,
    });
  }
}
