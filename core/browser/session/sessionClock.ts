import type { VerifiedSession } from '../../common/session/sessionShapes';
import { Emitter, onUnexpectedError } from '../../common/event';
import { type Disposable, toDisposable } from '../../common/lifecycle';

/** Browsers take no longer waits; those in between look again. */
const longestWait = 2 ** 31 - 1;
/** The server's clock decides, and it has to have struck. */
const grace = 1000;

/** Tells when a session has ended for good. */
export class SessionClock implements Disposable {
  private readonly struck = new Emitter<void>();
  readonly onDidEnd = this.struck.event;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly running: Disposable = toDisposable(() => clearTimeout(this.timer));

  /** `verify` says whether it has really ended: it may have been renewed meanwhile. */
  constructor(private readonly verify: () => Promise<VerifiedSession | undefined>) {}

  set({ endsAt, now }: Pick<VerifiedSession, 'endsAt' | 'now'>): void {
    clearTimeout(this.timer);
    const left = Date.parse(endsAt) - Date.parse(now) + grace;
    if (!Number.isFinite(left)) return;
    this.timer = setTimeout(
      () => void this.look().catch(onUnexpectedError),
      Math.min(Math.max(left, grace), longestWait),
    );
  }

  dispose(): void {
    this.running.dispose();
    this.struck.dispose();
  }

  private async look(): Promise<void> {
    const session = await this.verify();
    if (session) this.set(session);
    else this.struck.fire();
  }
}
