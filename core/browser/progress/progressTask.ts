import { computed, makeObservable, observable, runInAction } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import type { NotificationHandle } from '../notifications/notification';
import type { ProgressLocation, ProgressOptions, ProgressReport } from './progress';

/** One piece of work under way. */
export class ProgressTask {
  readonly title: string;
  readonly location: ProgressLocation;
  readonly cancellable: boolean;
  readonly source: string | undefined;
  message: string | undefined = undefined;
  /** Of 100; unknown until the work reports an increment. */
  value: number | undefined = undefined;
  private readonly abort = new AbortController();
  private notification: NotificationHandle | undefined;
  private shown: Disposable | undefined;

  constructor({ title, location, cancellable = false, source }: ProgressOptions) {
    this.title = title;
    this.location = location;
    this.cancellable = cancellable;
    this.source = source;
    makeObservable(this, { message: observable, value: observable, text: computed });
  }

  get text(): string {
    return this.message === undefined ? this.title : `${this.title}: ${this.message}`;
  }

  get signal(): AbortSignal {
    return this.abort.signal;
  }

  cancel(): void {
    this.abort.abort(new DOMException('The work was cancelled.', 'AbortError'));
  }

  report({ message, increment }: ProgressReport): void {
    runInAction(() => {
      if (message !== undefined) this.message = message;
      if (increment !== undefined) this.value = Math.min(100, Math.max(0, (this.value ?? 0) + increment));
    });
    this.notification?.update({ message: this.text, progress: { value: this.value } });
  }

  bind(notification: NotificationHandle): void {
    this.notification = notification;
  }

  /** What shows it elsewhere, until its end. */
  endsWith(shown: Disposable): void {
    this.shown = shown;
  }

  end(): void {
    this.shown?.dispose();
    this.notification?.close();
  }
}
