import { inject, injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import { isCancellation } from '../../common/cancellation';
import { Notifications } from '../notifications/notifications';
import { Texts } from '../i18n/texts';
import { ViewStates } from '../views/viewStates';
import { ProgressTask } from './progressTask';

export type ProgressLocation = 'notification' | 'statusBar' | { readonly view: string } | { readonly editor: string };

export interface ProgressOptions {
  readonly title: string;
  readonly location: ProgressLocation;
  readonly cancellable?: boolean;
  /** Who works, as people read it. */
  readonly source?: string;
  /** Work that ends sooner is never shown. */
  readonly delay?: number;
}

export interface ProgressReport {
  readonly message?: string;
  /** Added to what is done, of 100 in all. */
  readonly increment?: number;
}

export interface ProgressReporter {
  report(step: ProgressReport): void;
  /** Aborted when the user cancels. */
  readonly signal: AbortSignal;
}

const defaultDelay = 150;

/** Shows that something is being done, where it is being done. */
@injectable()
export class Progress {
  /** What runs now and has run long enough to be worth showing. */
  readonly tasks = observable.array<ProgressTask>([], { deep: false });

  constructor(
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
    @inject(ViewStates) private readonly viewStates: ViewStates,
  ) {
    makeObservable(this, { tasks: false });
  }

  /** Rejects as the work does; with an AbortError, which is reported nowhere, when it was cancelled. */
  async run<T>(options: ProgressOptions, work: (reporter: ProgressReporter) => Promise<T>): Promise<T> {
    const task = new ProgressTask(options);
    const timer = setTimeout(() => this.show(task), options.delay ?? defaultDelay);
    const cancelled = new Promise<never>((_, reject) => {
      task.signal.addEventListener('abort', () => reject(task.signal.reason), { once: true });
    });
    try {
      return await Promise.race([work({ report: (step) => task.report(step), signal: task.signal }), cancelled]);
    } finally {
      clearTimeout(timer);
      this.hide(task);
    }
  }

  ofView(viewId: string): ProgressTask | undefined {
    return this.tasks.find(
      ({ location }) => typeof location === 'object' && 'view' in location && location.view === viewId,
    );
  }

  ofEditor(tabKey: string): ProgressTask | undefined {
    return this.tasks.find(
      ({ location }) => typeof location === 'object' && 'editor' in location && location.editor === tabKey,
    );
  }

  /** The latest first. */
  get inStatusBar(): readonly ProgressTask[] {
    return this.tasks.filter(({ location }) => location === 'statusBar').reverse();
  }

  private show(task: ProgressTask): void {
    runInAction(() => this.tasks.push(task));
    if (typeof task.location === 'object' && 'view' in task.location)
      task.endsWith(this.viewStates.beginWork(task.location.view));
    if (task.location !== 'notification') return;
    const cancel = { label: this.texts.translate('workbench', 'progress.cancel'), run: () => task.cancel() };
    const notification = this.notifications.info(task.text, {
      source: task.source,
      progress: { value: task.value },
      actions: task.cancellable ? [cancel] : [],
    });
    task.bind(notification);
  }

  private hide(task: ProgressTask): void {
    task.end();
    runInAction(() => this.tasks.remove(task));
  }
}

/** For `catch`: lets a cancellation pass in silence. */
export function unlessCancelled(report: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    if (!isCancellation(error)) report(error);
  };
}
