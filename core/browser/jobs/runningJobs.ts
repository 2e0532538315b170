import { inject, injectable } from 'inversify';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { isEnded, jobTopic } from '../../common/jobs/jobState';
import type { JobView } from '../../common/jobs/jobView';
import type { ReceivedEvent } from '../../common/events/liveEvent';
import { Emitter, onUnexpectedError } from '../../common/event';
import type { Disposable } from '../../common/lifecycle';
import { Api } from '../api/api';
import { FailedCall } from '../api/failedCall';
import { LiveEvents } from '../events/liveEvents';
import { Session } from '../session/session';
import { jobApi } from './jobApi';

/** The jobs that the user has started and that are not over, wherever and whenever he started them. */
@injectable()
export class RunningJobs {
  all: ReadonlyMap<string, JobView> = new Map();
  private readonly ended = new Emitter<JobView>();
  readonly onDidEnd = this.ended.event;
  /** The last question after each job: what is answered to one before may be out of date. */
  private readonly questions = new Map<string, number>();
  private question = 0;
  /** When each job ended of which this was told. */
  private readonly told = new Map<string, string | undefined>();

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Session) private readonly session: Session,
  ) {
    makeObservable(this, { all: observableRef });
  }

  follow(): Disposable {
    const load = (): void => void this.load().catch(report);
    const listening = this.events.listen(jobTopic, {
      heard: (event) => void this.hear(event).catch(report),
      missed: load,
    });
    // A stream that others have opened before tells nobody that it's open.
    if (this.events.connected) load();
    return listening;
  }

  async cancel(id: string): Promise<void> {
    const { cancel } = await jobApi(this.api);
    await this.ask(id, () => cancel({ params: { id } }));
  }

  /** After a reload and after a gap: what runs is known again, and what ended meanwhile is told. */
  private async load(): Promise<void> {
    const { list, get } = await jobApi(this.api);
    const known = [...this.all.keys()];
    const lists = await Promise.all(
      (['queued', 'running'] as const).map((state) => list({ query: { state, limit: 50 }, quiet: true })),
    );
    const open = lists.flatMap(({ rows }) => rows);
    for (const job of open) this.take(job);
    for (const id of known)
      if (!open.some((job) => job.id === id)) await this.ask(id, () => get({ params: { id }, quiet: true }));
  }

  private async hear({ id, actor }: ReceivedEvent): Promise<void> {
    const user = await this.session.currentUser();
    if (id === undefined || !user || actor !== user.id) return;
    const { get } = await jobApi(this.api);
    await this.ask(id, () => get({ params: { id }, quiet: true }));
  }

  private async ask(id: string, call: () => Promise<JobView>): Promise<void> {
    const question = ++this.question;
    this.questions.set(id, question);
    const job = await call();
    if (this.questions.get(id) !== question) return;
    this.questions.delete(id);
    this.take(job);
  }

  private take(job: JobView): void {
    if (job.quiet) return;
    const next = new Map(this.all);
    if (isEnded(job.state)) next.delete(job.id);
    else next.set(job.id, job);
    runInAction(() => (this.all = next));
    if (!isEnded(job.state) || this.told.get(job.id) === job.endedAt) return;
    this.told.set(job.id, job.endedAt);
    this.ended.fire(job);
  }
}

/** Without a session nobody asked for anything; with the next one the stream opens again. */
function report(error: unknown): void {
  if (!(error instanceof FailedCall && error.status === 401)) onUnexpectedError(error);
}
