import { inject, injectable } from 'inversify';
import { autorun } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { RunningJobs } from '../../../core/browser/jobs/runningJobs';
import type { NotificationHandle } from '../../../core/browser/notifications/notification';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { onUnexpectedError } from '../../../core/common/event';
import type { JobView } from '../../../core/common/jobs/jobView';
import { DisposableOwner } from '../../../core/common/lifecycle';
import { whenIdle } from '../whenIdle';

/** What runs on the server for the user is told as it goes, and can be cancelled there; a reload changes nothing. */
@injectable()
export class RunningJobsContribution extends DisposableOwner {
  private readonly shown = new Map<string, NotificationHandle>();

  constructor(
    @inject(RunningJobs) private readonly jobs: RunningJobs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {
    super();
    whenIdle(() => this.own(jobs.follow()));
    this.own(jobs.onDidEnd((job) => this.tellEnd(job)));
    this.own({ dispose: autorun(() => this.show()) });
  }

  private show(): void {
    for (const [id, handle] of this.shown) if (!this.jobs.all.has(id)) this.hide(id, handle);
    for (const job of this.jobs.all.values()) this.showJob(job);
  }

  private showJob(job: JobView): void {
    const t = this.texts.of('workbench');
    const message = [job.label, job.cancelling ? t('jobs.cancelling') : job.message].filter(Boolean).join(': ');
    const value = job.total ? Math.min(100, ((job.done ?? 0) / job.total) * 100) : undefined;
    const known = this.shown.get(job.id);
    if (known) return known.update({ message, progress: { value } });
    const cancel = { label: t('progress.cancel'), keepOpen: true, run: () => this.cancel(job.id) };
    this.shown.set(job.id, this.notifications.info(message, { progress: { value }, actions: [cancel] }));
  }

  private hide(id: string, handle: NotificationHandle): void {
    this.shown.delete(id);
    handle.close();
  }

  private cancel(id: string): void {
    this.jobs.cancel(id).catch(onUnexpectedError);
  }

  private tellEnd({ label, state, error }: JobView): void {
    const t = this.texts.of('workbench');
    if (state === 'failed') this.notifications.error(t('jobs.failed', { label, error: error ?? '' }));
    else if (state === 'succeeded') this.notifications.info(t('jobs.succeeded', { label }));
  }
}
