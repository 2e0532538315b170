import {
  type Commands,
  DisposableOwner,
  type LiveEvents,
  type MetadataClient,
  toDisposable,
  type Translate,
} from 'lathe';
import { metadataTopic, type VersionInfo } from 'lathe/common';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';

/** A part of an application that has versions of its own. */
export interface VersionedPart {
  readonly type: 'Application' | 'Menu' | 'Tab';
  readonly id: string;
  readonly label: string;
}

interface Services {
  readonly client: MetadataClient;
  readonly commands: Commands;
  readonly events: LiveEvents;
  readonly t: Translate;
}

const pageSize = 100;

/** The versions of an application, or of one of its menus and tabs: compared, and brought back. */
export class RecordHistory extends DisposableOwner {
  versions: readonly VersionInfo[] = [];
  total = 0;
  loading = true;
  problem: string | undefined = undefined;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly part: Pick<VersionedPart, 'type' | 'id'>,
    private readonly services: Services,
  ) {
    super();
    makeObservable(this, { versions: observableRef, total: observable, loading: observable, problem: observable });
    const again = (): void => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.load(), 200);
    };
    this.own(
      services.events.listen(metadataTopic, {
        heard: ({ id, action }) => id === part.id && action !== 'locked' && action !== 'unlocked' && again(),
        missed: again,
      }),
    );
    this.own(toDisposable(() => clearTimeout(this.timer)));
    void this.load();
  }

  /** What it is called now. */
  private get label(): string {
    return this.versions[0]?.label ?? '';
  }

  load(): Promise<void> {
    return this.fetch(0, Math.max(pageSize, this.versions.length));
  }

  async more(): Promise<void> {
    if (!this.loading && this.versions.length < this.total) await this.fetch(this.versions.length, pageSize);
  }

  /** Against the version before, in the workbench's comparison. */
  async compare({ revision }: VersionInfo, preview: boolean): Promise<void> {
    await this.diff(revision - 1, revision, preview);
  }

  async compareWithNow({ revision }: VersionInfo): Promise<void> {
    const now = this.versions[0]?.revision ?? revision;
    await this.diff(revision, now, false);
  }

  /** Two of any age, the older one first. */
  async compareBoth(one: number, other: number): Promise<void> {
    await this.diff(Math.min(one, other), Math.max(one, other), false);
  }

  /** After a question; what it is now stays among the versions. */
  async restore({ revision }: VersionInfo): Promise<void> {
    const { type, id } = this.part;
    await this.services.commands.execute('records.restoreVersion', type, id, revision);
  }

  private async diff(from: number, to: number, preview: boolean): Promise<void> {
    const { type, id } = this.part;
    const uri = (revision: number): string => `metadata-version:/${type}/${id}/${revision}.json`;
    const title = this.services.t('designer.history.diff', { label: this.label, from, to });
    await this.services.commands.execute('vscode.diff', uri(from), uri(to), title, preview);
  }

  private async fetch(offset: number, limit: number): Promise<void> {
    const run = ++this.run;
    runInAction(() => (this.loading = true));
    try {
      const { versions } = await this.services.client.calls;
      const { rows, total } = await versions.list({ params: { id: this.part.id }, query: { offset, limit } });
      const all = [...this.versions.slice(0, offset), ...rows];
      if (run === this.run)
        runInAction(() => Object.assign(this, { versions: all, total, problem: undefined, loading: false }));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      if (run === this.run) runInAction(() => Object.assign(this, { problem, loading: false }));
    }
  }
}
