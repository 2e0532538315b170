import { captchaAddress } from '../../../core/browser/session/captchaAddress';
import {
  checkCredentials,
  type CredentialField,
  credentialFields,
  type CredentialProblems,
  type Credentials,
  trimCredentials,
} from '../../../core/browser/session/credentials';
import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginFailure, LoginServer } from './loginServer';
import { Store } from './store';

export interface SignInState {
  readonly values: Credentials;
  readonly problems: CredentialProblems;
  /** What stands in the field of the second step; undefined while that is not due. */
  readonly code: string | undefined;
  /** By the key of its text, or in the server's words. */
  readonly codeProblem: string | undefined;
  readonly failure: LoginFailure | undefined;
  /** The address of the image; none while no code is asked for. */
  readonly captcha: string | undefined;
  readonly busy: boolean;
  /** Where the keyboard belongs now; another object each time it is to go there. */
  readonly focus: { readonly field: CredentialField | 'code' };
}

/** Failures that a new image and code may mend. */
const aboutCaptcha: ReadonlySet<string> = new Set(['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG']);

/** After these the password is asked for again. */
const overFailures: ReadonlySet<string> = new Set(['OTP_EXPIRED', 'LOGIN_FAILED']);

/** The first step: who is it, and how does he prove it? */
export class SignIn extends Store<SignInState> {
  constructor(
    private readonly server: LoginServer,
    userName: string,
    /** Answers what keeps the user from going on, though he is signed in. */
    private readonly done: (user: SignedIn, password: string) => { readonly problem: string } | undefined | void,
    /** He has to set up one-time codes before he goes on. */
    private readonly setUp: (userName: string, password: string) => void,
  ) {
    super({
      values: { userName, password: '', captcha: '' },
      problems: {},
      code: undefined,
      codeProblem: undefined,
      failure: undefined,
      captcha: undefined,
      busy: false,
      focus: { field: userName ? 'password' : 'userName' },
    });
  }

  /** Whether a code is needed from the start. */
  async start(): Promise<void> {
    if (await this.server.needsCaptcha(this.state.values.userName.trim())) this.refreshCaptcha();
  }

  type(field: CredentialField, value: string): void {
    const { values, problems } = this.state;
    this.update({ values: { ...values, [field]: value }, problems: { ...problems, [field]: undefined } });
  }

  refreshCaptcha(): void {
    const { values } = this.state;
    this.update({ captcha: captchaAddress(values.userName.trim()), values: { ...values, captcha: '' } });
  }

  typeCode(code: string): void {
    this.update({ code, codeProblem: undefined });
  }

  /** Back to the password, perhaps of somebody else. */
  startAnew(failure?: LoginFailure): void {
    const values = { ...this.state.values, password: '', captcha: '' };
    this.update({ code: undefined, codeProblem: undefined, values, failure, busy: false });
    this.focusOn('password');
  }

  focusOn(field: SignInState['focus']['field']): void {
    this.update({ focus: { field } });
  }

  async submit(): Promise<void> {
    if (this.state.busy) return;
    if (this.state.code !== undefined) return this.submitCode(this.state.code.trim());
    const credentials = trimCredentials(this.state.values);
    const problems = checkCredentials(credentials, this.state.captcha !== undefined);
    const wrong = credentialFields.find((field) => problems[field] !== undefined);
    this.update({ problems, failure: undefined });
    if (wrong) return this.focusOn(wrong);
    this.update({ busy: true });
    const answer = await this.server.login(credentials);
    if (answer.ok) return this.succeed(answer.result);
    if (answer.failure.code === 'OTP_SETUP_REQUIRED') return this.setUp(credentials.userName, credentials.password);
    if (answer.failure.code === 'OTP_REQUIRED') {
      return this.update({
        busy: false,
        code: '',
        codeProblem: undefined,
        captcha: undefined,
        focus: { field: 'code' },
      });
    }
    await this.fail(answer.failure, credentials);
    this.update({ busy: false });
  }

  private async submitCode(code: string): Promise<void> {
    this.update({ failure: undefined });
    if (!code) return this.update({ codeProblem: 'credentials.enterCode', focus: { field: 'code' } });
    this.update({ busy: true });
    const answer = await this.server.finishLogin(code);
    if (answer.ok) return this.succeed(answer.result);
    const { failure } = answer;
    if (overFailures.has(failure.code)) return this.startAnew(failure);
    const shown = failure.code === 'OTP_WRONG' ? { codeProblem: failure.message } : { failure };
    this.update({ busy: false, ...shown, code: '', focus: { field: 'code' } });
  }

  private succeed(user: SignedIn): void {
    const refused = this.done(user, trimCredentials(this.state.values).password);
    if (!refused) return;
    this.startAnew();
    this.update({ problems: { userName: refused.problem } });
  }

  private async fail(failure: LoginFailure, { userName }: Credentials): Promise<void> {
    const captcha =
      aboutCaptcha.has(failure.code) || (failure.captchaRequired ?? (await this.server.needsCaptcha(userName)));
    const asked = failure.code === 'CAPTCHA_REQUIRED';
    this.update({
      failure: asked ? undefined : failure,
      problems: asked ? { captcha: 'credentials.enterCaptcha' } : {},
    });
    if (captcha) this.refreshCaptcha();
    // A code that was wrong says nothing against the password.
    if (aboutCaptcha.has(failure.code)) return this.focusOn('captcha');
    if (failure.code === 'LOGIN_FAILED') this.update({ values: { ...this.state.values, password: '' } });
    this.focusOn('password');
  }
}
