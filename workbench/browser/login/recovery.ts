import type { LoginFailure, LoginServer, Recovered } from '../credentials/loginServer';
import { Store } from '../credentials/store';

export type RecoveryField = 'userName' | 'code';

export interface RecoveryState {
  /** Who is it; then wait for an e-mail, or type the code of a text message. */
  readonly stage: 'ask' | 'sent' | 'code' | 'checking';
  readonly values: Readonly<Record<RecoveryField, string>>;
  /** By the keys of their texts, or in the server's words. */
  readonly problems: Readonly<Partial<Record<RecoveryField, string>>>;
  readonly failure: LoginFailure | undefined;
  /** Whether text messages can be sent. */
  readonly sms: boolean;
  readonly busy: boolean;
  readonly focus: { readonly field: RecoveryField };
}

/** What leads from a forgotten password to the right to set another. */
export class Recovery extends Store<RecoveryState> {
  constructor(
    private readonly server: LoginServer,
    userName: string,
    private readonly done: (recovered: Recovered) => void,
  ) {
    super({
      stage: 'ask',
      values: { userName, code: '' },
      problems: {},
      failure: undefined,
      sms: false,
      busy: false,
      focus: { field: 'userName' },
    });
  }

  async start(): Promise<void> {
    this.update({ sms: await this.server.sendsSms() });
  }

  type(field: RecoveryField, value: string): void {
    const { values, problems } = this.state;
    this.update({ values: { ...values, [field]: value }, problems: { ...problems, [field]: undefined } });
  }

  /** The page was opened by the link of an e-mail. */
  async follow(link: string): Promise<void> {
    this.update({ stage: 'checking' });
    const answer = await this.server.verifyLink(link);
    if (answer.ok) this.done(answer.result);
    else this.update({ stage: 'ask', failure: answer.failure });
  }

  sendEmail(): Promise<void> {
    return this.send((userName) => this.server.sendResetEmail(userName), 'sent');
  }

  sendSms(): Promise<void> {
    return this.send((userName) => this.server.sendResetSms(userName), 'code');
  }

  async submitCode(): Promise<void> {
    const { busy, values } = this.state;
    if (busy) return;
    const code = values.code.trim();
    if (!code) return this.update({ problems: { code: 'credentials.enterCode' }, focus: { field: 'code' } });
    this.update({ busy: true, failure: undefined });
    const answer = await this.server.verifyCode(values.userName.trim(), code);
    if (answer.ok) return this.done(answer.result);
    const { failure } = answer;
    const shown = failure.code === 'RESET_CODE_WRONG' ? { problems: { code: failure.message } } : { failure };
    this.update({ busy: false, ...shown, values: { ...values, code: '' }, focus: { field: 'code' } });
  }

  private async send(
    ask: (userName: string) => Promise<{ readonly ok: true } | { readonly ok: false; readonly failure: LoginFailure }>,
    next: 'sent' | 'code',
  ): Promise<void> {
    const { busy, values } = this.state;
    if (busy) return;
    const userName = values.userName.trim();
    if (!userName)
      return this.update({ problems: { userName: 'credentials.enterUserName' }, focus: { field: 'userName' } });
    this.update({ busy: true, failure: undefined });
    const answer = await ask(userName);
    if (answer.ok) this.update({ busy: false, stage: next, focus: { field: 'code' } });
    else this.update({ busy: false, failure: answer.failure });
  }
}
