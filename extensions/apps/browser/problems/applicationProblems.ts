import {
  DisposableOwner,
  inject,
  injectable,
  LiveEvents,
  type Marker,
  Markers,
  onUnexpectedError,
  Texts,
  toDisposable,
} from 'lathe';
import { metadataTopic } from 'lathe/common';
import { reaction } from 'mobx';
import type { Problem } from '../../common/problemCalls';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';

const owner = 'apps';
/** Whatever is saved may mend or break the application; what follows each other is looked at together. */
const patience = 1000;
const icons: Readonly<Record<string, string>> = { Menu: 'list-tree', Tab: 'browser', Application: 'layers' };

/** What is wrong with the whole of the current application, in the problems panel. */
@injectable()
export class ApplicationProblems extends DisposableOwner {
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Markers) private readonly markers: Markers,
    @inject(LiveEvents) private readonly events: LiveEvents,
    @inject(Texts) private readonly locale: Texts,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {
    super();
  }

  follow(): void {
    const stop = reaction(
      () => [this.current.appId, this.locale.locale],
      () => void this.load().catch(onUnexpectedError),
      { fireImmediately: true },
    );
    this.own(toDisposable(stop));
    const heard = ({ action }: { readonly action?: unknown }): void => {
      if (action !== 'locked' && action !== 'unlocked') this.soon();
    };
    this.own(this.events.listen(metadataTopic, { heard, missed: () => this.soon() }));
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  async load(): Promise<void> {
    const { appId } = this.current;
    const run = ++this.run;
    if (appId === undefined) {
      this.show([]);
      return;
    }
    const { problems } = await this.client.calls;
    // What cannot be had now, as without a session, is asked for again with the next change.
    const found = await problems.list({ params: { appId }, quiet: true }).catch(() => undefined);
    if (found && run === this.run) this.show(found);
  }

  private soon(): void {
    if (this.current.appId === undefined || this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.load().catch(onUnexpectedError);
    }, patience);
  }

  private show(problems: readonly Problem[]): void {
    const byRecord = new Map<string, Problem[]>();
    for (const problem of problems) byRecord.set(problem.record, [...(byRecord.get(problem.record) ?? []), problem]);
    const marked = [...byRecord].map(([id, all]) => {
      return [`application:/${id}`, all.map((problem) => this.marker(problem))] as const;
    });
    this.markers.replace(owner, new Map(marked));
  }

  private marker({ severity, message, code, record, recordType, recordName, place }: Problem): Marker {
    const isWhole = record === this.current.appId;
    const thing = {
      name: recordName,
      ...(isWhole ? {} : { description: this.texts.t(`type.${recordType}`) }),
      icon: icons[recordType] ?? 'symbol-misc',
      command: 'apps.openProblem',
      args: [recordType, record, place],
    };
    const spot = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
    return { severity, message, code, source: this.texts.t('problems.source'), thing, ...spot };
  }
}
