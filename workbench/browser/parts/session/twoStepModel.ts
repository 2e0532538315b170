import { makeAutoObservable, runInAction } from 'mobx';
import { FailedCall } from '../../../../core/browser/api/failedCall';
import type { ApiOf } from '../../../../core/browser/api/apiTypes';
import type { SecondFactorChange, secondFactorCalls } from '../../../../core/common/session/secondFactorCalls';
import type { LoginFailure } from '../../credentials/loginServer';

type Calls = Pick<ApiOf<typeof secondFactorCalls>, 'state' | 'change' | 'check'>;

/** What the dialog shows. */
export type TwoStepStage =
  | { readonly kind: 'loading' | 'off' }
  | { readonly kind: 'on'; readonly left: number; readonly required: boolean }
  | { readonly kind: 'setup'; readonly secret: string; readonly qr: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

type Field = 'password' | 'code';

/** What is shown beside the field that it is about. */
const ofField: ReadonlySet<string> = new Set(['PASSWORD_WRONG', 'OTP_WRONG']);

/** From a password to an app that shows codes, and back. */
export class TwoStepModel {
  stage: TwoStepStage = { kind: 'loading' };
  password = '';
  code = '';
  /** By the keys of their texts, or in the server's words. */
  problems: Readonly<Partial<Record<Field, string>>> = {};
  failure: LoginFailure | undefined = undefined;
  busy = false;
  focus: { readonly field: Field } = { field: 'password' };

  constructor(
    private readonly calls: Calls,
    private readonly userId: string,
  ) {
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  async load(): Promise<void> {
    await this.run('password', async () => {
      const { enabled, recoveryCodes: left, required } = await this.calls.state({ params: { id: this.userId } });
      this.show(enabled ? { kind: 'on', left, required } : { kind: 'off' });
    });
  }

  type(field: Field, value: string): void {
    this[field] = value;
    this.problems = { ...this.problems, [field]: undefined };
  }

  async begin(): Promise<void> {
    await this.change({ enabled: true }, ({ setup }) => {
      if (setup) this.show({ kind: 'setup', secret: setup.secret, qr: setup.qr });
    });
  }

  async renew(): Promise<void> {
    await this.change({ enabled: true, renew: true }, (answer) => this.showCodes(answer));
  }

  async turnOff(): Promise<void> {
    await this.change({ enabled: false }, () => this.show({ kind: 'off' }));
  }

  /** The first code of the app. */
  async confirm(): Promise<void> {
    const code = this.code.trim();
    if (!code) return this.lacks('code', 'credentials.enterCode');
    await this.run('code', async () => this.showCodes(await this.calls.check({ body: { code } })));
  }

  private async change(
    wanted: { readonly enabled: boolean; readonly renew?: boolean },
    then: (answer: SecondFactorChange) => void,
  ): Promise<void> {
    const password = this.password.trim();
    if (!password) return this.lacks('password', 'credentials.enterPassword');
    await this.run('password', async () => {
      then(await this.calls.change({ params: { id: this.userId }, body: { ...wanted, password } }));
    });
  }

  private lacks(field: Field, problem: string): void {
    this.problems = { [field]: problem };
    this.focus = { field };
  }

  private showCodes({ recoveryCodes = [] }: SecondFactorChange): void {
    this.show({ kind: 'codes', codes: recoveryCodes });
  }

  private show(stage: TwoStepStage): void {
    runInAction(() => {
      this.stage = stage;
      this.password = '';
      this.code = '';
      this.focus = { field: stage.kind === 'setup' ? 'code' : 'password' };
    });
  }

  private async run(field: Field, work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = undefined;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error;
      runInAction(() => {
        if (ofField.has(error.code)) this.problems = { [field]: error.message };
        else this.failure = { code: error.code, message: error.message };
        this[field] = '';
        this.focus = { field };
      });
    } finally {
      runInAction(() => (this.busy = false));
    }
  }
}
