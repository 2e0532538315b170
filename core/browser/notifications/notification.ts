import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { Emitter } from '../../common/event';
import type { Severity } from '../../common/severity';

export type NotificationSeverity = Exclude<Severity, 'hint'>;

export interface NotificationAction {
  readonly label: string;
  run(): unknown;
  /** Keeps the notification open after the action. */
  readonly keepOpen?: boolean;
  /** Stands in the gear menu instead of among the buttons. */
  readonly secondary?: boolean;
}

/** `undefined` for work of unknown length, else how much of 100 is done. */
export interface NotificationProgress {
  readonly value?: number;
}

export interface NotificationOptions {
  readonly actions?: readonly NotificationAction[];
  /** Who speaks, as people read it. */
  readonly source?: string;
  /** Stays until it is closed. Errors with actions are sticky by themselves. */
  readonly sticky?: boolean;
  readonly progress?: NotificationProgress;
  /** Goes to the notification centre without a toast. */
  readonly silent?: boolean;
  /** False where the message may come from anywhere: what looks like a link in it is none. */
  readonly links?: boolean;
}

export interface NotificationChange {
  readonly message?: string;
  readonly severity?: NotificationSeverity;
  readonly actions?: readonly NotificationAction[];
  /** `null` takes the progress bar away. */
  readonly progress?: NotificationProgress | null;
}

/** What the one who notifies may do with it afterwards. */
export interface NotificationHandle {
  readonly id: string;
  readonly closed: boolean;
  readonly onDidClose: Notification['onDidClose'];
  update(change: NotificationChange): void;
  close(): void;
}

/** A message to the user, alive until it is closed or cleared. */
export class Notification implements NotificationHandle {
  message: string;
  severity: NotificationSeverity;
  actions: readonly NotificationAction[];
  progress: NotificationProgress | undefined;
  /** How often the same was said. */
  count = 1;
  /** Shown as a toast; the centre shows it in any case. */
  toast: boolean;
  closed = false;
  readonly source: string | undefined;
  readonly links: boolean;
  private readonly askedSticky: boolean;
  private readonly closing = new Emitter<void>();
  readonly onDidClose = this.closing.event;

  constructor(
    readonly id: string,
    severity: NotificationSeverity,
    message: string,
    options: NotificationOptions,
    private readonly remove: (notification: Notification) => void,
  ) {
    this.message = message;
    this.severity = severity;
    this.actions = options.actions ?? [];
    this.progress = options.progress;
    this.source = options.source;
    this.links = options.links ?? true;
    this.askedSticky = options.sticky ?? false;
    this.toast = !options.silent;
    makeObservable(this, {
      message: observable,
      severity: observable,
      actions: observableRef,
      progress: observableRef,
      count: observable,
      toast: observable,
      closed: observable,
    });
  }

  get sticky(): boolean {
    return this.askedSticky || this.progress !== undefined || (this.severity === 'error' && this.actions.length > 0);
  }

  update(change: NotificationChange): void {
    runInAction(() => {
      if (change.message !== undefined) this.message = change.message;
      if (change.severity !== undefined) this.severity = change.severity;
      if (change.actions !== undefined) this.actions = change.actions;
      if (change.progress !== undefined) this.progress = change.progress ?? undefined;
    });
  }

  close(): void {
    if (this.closed) return;
    runInAction(() => (this.closed = true));
    this.remove(this);
    this.closing.fire();
    this.closing.dispose();
  }
}
