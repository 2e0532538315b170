import { inject, injectable } from 'inversify';
import { computed, makeObservable, observable, runInAction } from 'mobx';
import { Emitter, onUnexpectedError } from '../../common/event';
import { Storage } from '../storage/storage';
import {
  Notification,
  type NotificationAction,
  type NotificationHandle,
  type NotificationOptions,
  type NotificationSeverity,
} from './notification';

export const maximumToasts = 3;
const maximumKept = 200;
const quietKey = 'notifications.doNotDisturb';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** Messages to the user: as toasts while they are fresh, in the notification centre until they are cleared. */
@injectable()
export class Notifications {
  private readonly entries = observable.array<Notification>([], { deep: false });
  private readonly focusWanted = new Emitter<void>();
  /** Someone wants the keyboard in the toasts, or in the centre when that is open. */
  readonly onDidRequestFocus = this.focusWanted.event;
  private readonly said = new Emitter<Notification>();
  /** A message is new, or was said again. */
  readonly onDidNotify = this.said.event;
  private nextId = 1;
  centreOpen = false;
  /** Only errors are shown as toasts. */
  doNotDisturb: boolean;

  constructor(@inject(Storage) private readonly storage: Storage) {
    this.doNotDisturb = storage.get(quietKey, isBoolean) ?? false;
    makeObservable(this, {
      centreOpen: observable,
      doNotDisturb: observable,
      all: computed,
      toasts: computed,
    });
  }

  /** The newest first. */
  get all(): readonly Notification[] {
    return [...this.entries].reverse();
  }

  /** The newest few that are still shown by themselves; none while the centre is open. */
  get toasts(): readonly Notification[] {
    if (this.centreOpen) return [];
    return this.all.filter((entry) => entry.toast).slice(0, maximumToasts);
  }

  info(message: string, options?: NotificationOptions): NotificationHandle {
    return this.notify('info', message, options);
  }

  warn(message: string, options?: NotificationOptions): NotificationHandle {
    return this.notify('warning', message, options);
  }

  error(message: string, options?: NotificationOptions): NotificationHandle {
    return this.notify('error', message, options);
  }

  /** Saying again what still stands there brings it to the front instead of repeating it. */
  notify(severity: NotificationSeverity, message: string, options: NotificationOptions = {}): NotificationHandle {
    return runInAction(() => {
      const same = options.progress ? undefined : this.findSame(severity, message, options.source);
      const entry = same ?? this.create(severity, message, options);
      if (same) {
        same.count++;
        same.actions = options.actions ?? [];
        this.entries.remove(same);
      }
      this.entries.push(entry);
      const quiet = this.doNotDisturb && severity !== 'error' && !options.progress;
      entry.toast = !options.silent && !quiet;
      if (this.entries.length > maximumKept) this.entries.find((old) => !old.progress)?.close();
      this.said.fire(entry);
      return entry;
    });
  }

  focus(): void {
    this.focusWanted.fire();
  }

  hideToast(notification: Notification): void {
    runInAction(() => (notification.toast = false));
  }

  hideToasts(): void {
    runInAction(() => this.entries.forEach((entry) => (entry.toast = false)));
  }

  openCentre(): void {
    runInAction(() => {
      this.hideToasts();
      this.centreOpen = true;
    });
  }

  closeCentre(): void {
    runInAction(() => (this.centreOpen = false));
  }

  toggleCentre(): void {
    if (this.centreOpen) this.closeCentre();
    else this.openCentre();
  }

  /** Work in progress stays. */
  clearAll(): void {
    runInAction(() => {
      for (const entry of [...this.entries]) if (!entry.progress) entry.close();
      this.centreOpen = false;
    });
  }

  setDoNotDisturb(quiet: boolean): void {
    runInAction(() => (this.doNotDisturb = quiet));
    this.storage.set(quietKey, quiet);
  }

  async runAction(notification: Notification, action: NotificationAction): Promise<void> {
    if (!action.keepOpen) notification.close();
    try {
      await action.run();
    } catch (error) {
      onUnexpectedError(error);
    }
  }

  private findSame(severity: NotificationSeverity, message: string, source?: string): Notification | undefined {
    return this.entries.find(
      (entry) => !entry.progress && entry.severity === severity && entry.message === message && entry.source === source,
    );
  }

  private create(severity: NotificationSeverity, message: string, options: NotificationOptions): Notification {
    return new Notification(`notification-${this.nextId++}`, severity, message, options, (closed) =>
      runInAction(() => this.entries.remove(closed)),
    );
  }
}
