import { Commands, DisposableOwner, inject, injectable, MetadataClient, toDisposable } from 'lathe';
import type { VersionInfo } from 'lathe/common';
import { makeObservable, observable, observableRef, reaction, runInAction } from 'mobx';
import { RecordChanges } from '../data/recordChanges';
import { versionUri } from '../editor/recordUri';
import { RecordTexts } from '../recordTexts';
import { ActiveRecord } from './activeRecord';
import { changedFields } from './changedFields';
import { VersionRestore } from './versionRestore';

const pageSize = 100;

/** The versions of the record that the user is at, the newest first. */
@injectable()
export class Timeline extends DisposableOwner {
  versions: readonly VersionInfo[] = [];
  total = 0;
  loading = false;
  error: unknown = undefined;
  /** By revision: the fields that became others in it. */
  readonly changes = observable.map<number, readonly string[]>({}, { deep: false });
  selected: VersionInfo | undefined = undefined;
  private run = 0;

  constructor(
    @inject(ActiveRecord) readonly active: ActiveRecord,
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(Commands) private readonly commands: Commands,
    @inject(VersionRestore) private readonly restoring: VersionRestore,
    @inject(RecordTexts) private readonly texts: RecordTexts,
    @inject(RecordChanges) changes: RecordChanges,
  ) {
    super();
    makeObservable(this, {
      versions: observableRef,
      total: observable,
      loading: observable,
      error: observableRef,
      selected: observableRef,
    });
    const stop = reaction(
      () => active.place?.id,
      () => void this.load(),
      { fireImmediately: true },
    );
    this.own(toDisposable(stop));
    const changed = (event: { id: string }): void => void (event.id === active.place?.id && this.load(true));
    this.own(changes.follow({ changed, missed: () => void this.load(true) }));
  }

  select(version: VersionInfo | undefined): void {
    runInAction(() => (this.selected = version));
  }

  async load(again = false): Promise<void> {
    const run = ++this.run;
    const id = this.active.place?.id;
    if (!again) {
      runInAction(() => {
        Object.assign(this, {
          versions: [],
          total: 0,
          error: undefined,
          selected: undefined,
          loading: id !== undefined,
        });
        this.changes.clear();
      });
    }
    if (id !== undefined) await this.fetch(run, id, 0, Math.max(pageSize, this.versions.length));
  }

  async more(): Promise<void> {
    const id = this.active.place?.id;
    if (id !== undefined && this.versions.length < this.total) await this.fetch(++this.run, id, this.versions.length);
  }

  /** Once for each version that is seen. */
  async compare({ revision, action }: VersionInfo): Promise<void> {
    const id = this.active.place?.id;
    if (id === undefined || revision < 2 || (action !== 'update' && action !== 'restore') || this.changes.has(revision))
      return;
    runInAction(() => this.changes.set(revision, []));
    const { versions } = await this.client.calls;
    const { delta } = await versions.compare({ params: { id }, query: { from: revision - 1, to: revision } });
    if (id === this.active.place?.id) runInAction(() => this.changes.set(revision, changedFields(delta)));
  }

  /** Against the version before. */
  async open({ revision }: VersionInfo, preview: boolean): Promise<void> {
    const { place } = this.active;
    if (!place) return;
    const title = this.texts.t('history.diff', { name: place.name, from: revision - 1, to: revision });
    const uris = [versionUri(place, revision - 1), versionUri(place, revision)];
    await this.commands.execute('vscode.diff', ...uris, title, preview);
  }

  async restore(version: VersionInfo | undefined = this.selected): Promise<void> {
    const { place } = this.active;
    if (place && version) await this.restoring.restore(place, version.revision);
  }

  private async fetch(run: number, id: string, offset: number, limit = pageSize): Promise<void> {
    try {
      const { versions } = await this.client.calls;
      const { rows, total } = await versions.list({ params: { id }, query: { offset, limit } });
      if (run !== this.run) return;
      const all = [...this.versions.slice(0, offset), ...rows];
      runInAction(() => Object.assign(this, { versions: all, total, error: undefined, loading: false }));
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    }
  }
}
