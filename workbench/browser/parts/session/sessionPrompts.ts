import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { SessionExpiry } from '../../../../core/browser/api/sessionExpiry';
import { SessionOwner } from '../../../../core/browser/api/sessionOwner';
import { Emitter } from '../../../../core/common/event';
import type { SessionSignal } from '../../../../core/browser/session/sessionSignals';

/** Log in again, hear of a log-in elsewhere, or hear that it is over. */
export type SessionPrompt = 'login' | 'elsewhere' | 'expired';

/** What the user is asked about his session; one thing at a time. */
@injectable()
export class SessionPrompts {
  current: SessionPrompt | undefined = undefined;
  private readonly again = new Emitter<void>();
  /** There is another session, of the same user. */
  readonly onDidRenew = this.again.event;
  /** A user has one session; another log-in ends this one. */
  singleLogin = false;

  constructor(
    @inject(SessionExpiry) private readonly expiry: SessionExpiry,
    @inject(SessionOwner) private readonly owner: SessionOwner,
  ) {
    makeObservable(this, { current: observableRef });
  }

  /** A call came back for lack of a session. */
  expired(): void {
    if (this.owner.isOther()) this.show('expired');
    else this.show(this.singleLogin ? 'elsewhere' : 'login');
  }

  /** What another tab said. */
  hear(signal: SessionSignal): void {
    if (signal.kind === 'loggedOut') return this.show('expired');
    if (this.owner.userId !== undefined && signal.userId !== this.owner.userId) return this.show('expired');
    if (this.expiry.waiting || this.current === 'login') this.renewed();
    else this.show('elsewhere');
  }

  /** The session is there again: what waited for it goes on. */
  renewed(): void {
    this.set(undefined);
    this.expiry.renewed();
    this.again.fire();
  }

  /** The user looked at it and stays; what waited has failed. */
  dismiss(): void {
    this.set(undefined);
    this.expiry.abandoned();
  }

  /** What ends everything is not covered by anything less. */
  private show(prompt: SessionPrompt): void {
    if (this.current !== 'expired') this.set(prompt);
  }

  private set(prompt: SessionPrompt | undefined): void {
    runInAction(() => (this.current = prompt));
  }
}
