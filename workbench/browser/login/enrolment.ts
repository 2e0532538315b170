import type { SignedIn } from '../../../core/common/session/sessionShapes';
import type { LoginFailure, LoginServer } from '../credentials/loginServer';
import { Store } from '../credentials/store';

export interface EnrolmentState {
  /** A picture for the app, whose first code is typed; then the recovery codes. */
  readonly stage:
    | { readonly kind: 'loading' }
    | { readonly kind: 'setup'; readonly secret: string; readonly qr: string }
    | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly user: SignedIn };
  readonly code: string;
  /** By the key of its text, or in the server's words. */
  readonly problem: string | undefined;
  readonly failure: LoginFailure | undefined;
  readonly busy: boolean;
  readonly focus: { readonly field: 'code' };
}

export interface EnrolmentEnds {
  /** He is in, and has seen his recovery codes. */
  readonly done: (user: SignedIn) => void;
  /** It begins with the password again. */
  readonly over: (failure: LoginFailure) => void;
}

/** After these something else may help than the password. */
const passing: ReadonlySet<string> = new Set(['OTP_WRONG', 'TOO_MANY', 'OFFLINE', 'UNAVAILABLE', 'UNREADABLE']);

/** A log-in whose user must have one-time codes and has none yet. */
export class Enrolment extends Store<EnrolmentState> {
  constructor(
    private readonly server: LoginServer,
    private readonly ends: EnrolmentEnds,
  ) {
    super({
      stage: { kind: 'loading' },
      code: '',
      problem: undefined,
      failure: undefined,
      busy: false,
      focus: { field: 'code' },
    });
  }

  async start(): Promise<void> {
    const answer = await this.server.beginSetup();
    if (!answer.ok) return this.ends.over(answer.failure);
    const { secret, qr } = answer.result;
    this.update({ stage: { kind: 'setup', secret, qr }, focus: { field: 'code' } });
  }

  type(code: string): void {
    this.update({ code, problem: undefined });
  }

  async submit(): Promise<void> {
    const { stage, busy } = this.state;
    if (busy) return;
    if (stage.kind === 'codes') return this.ends.done(stage.user);
    if (stage.kind === 'setup') await this.confirm(this.state.code.trim());
  }

  private async confirm(code: string): Promise<void> {
    this.update({ failure: undefined });
    if (!code) return this.update({ problem: 'credentials.enterCode', focus: { field: 'code' } });
    this.update({ busy: true });
    const answer = await this.server.finishSetup(code);
    if (answer.ok) {
      const { recoveryCodes: codes, ...user } = answer.result;
      return this.update({ busy: false, stage: { kind: 'codes', codes, user } });
    }
    const { failure } = answer;
    if (!passing.has(failure.code)) return this.ends.over(failure);
    const shown = failure.code === 'OTP_WRONG' ? { problem: failure.message } : { failure };
    this.update({ busy: false, code: '', ...shown, focus: { field: 'code' } });
  }
}
