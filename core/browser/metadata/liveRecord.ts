import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LiveEvent } from '../../common/events/liveEvent';
import { DisposableOwner } from '../../common/lifecycle';
import type { MetadataRecord } from '../../common/metadata/metadataRecord';
import type { RecordChange } from '../../common/metadata/recordInput';
import { metadataTopic } from '../../common/metadata/metadataTopic';
import type { LiveEvents } from '../events/liveEvents';
import type { MetadataClient } from './metadataClient';

/** That somebody else changed the record since it was read. */
export interface ForeignChange {
  readonly revision: number;
  readonly by: string;
  readonly deleted: boolean;
}

/** A record that follows what happens on the server, unless it's being edited: then it says who changed it meanwhile. */
export class LiveRecord extends DisposableOwner {
  record: MetadataRecord | undefined = undefined;
  loading = true;
  error: unknown = undefined;
  /** Set while `editing` and somebody else was faster; `load` takes his state over. */
  foreign: ForeignChange | undefined = undefined;
  /** While there are changes that were not saved, the record isn't replaced under the user's hands. */
  editing = false;

  private run = 0;

  constructor(
    private readonly client: MetadataClient,
    events: LiveEvents,
    readonly id: string,
  ) {
    super();
    makeObservable(this, {
      record: observableRef,
      loading: observable,
      error: observableRef,
      foreign: observableRef,
      editing: observable,
    });
    this.own(
      events.listen(metadataTopic, { heard: (event) => this.hear(event), missed: () => this.follow(undefined) }),
    );
    void this.load();
  }

  setEditing(editing: boolean): void {
    runInAction(() => (this.editing = editing));
    if (!editing && this.foreign) void this.load();
  }

  async load(): Promise<void> {
    const run = ++this.run;
    runInAction(() => (this.loading = true));
    try {
      const record = await this.client.find(this.id);
      if (run === this.run) this.take(record);
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    }
  }

  /** Throws the server's refusal: STALE when somebody else was faster. */
  async save(change: Omit<RecordChange, 'revision'>): Promise<MetadataRecord> {
    if (!this.record) throw new Error('A record is saved after it was loaded.');
    const { type, id, revision } = this.record;
    const saved = await this.client.update(type, id, { ...change, revision });
    this.run++;
    this.take(saved);
    return saved;
  }

  private take(record: MetadataRecord): void {
    runInAction(() => Object.assign(this, { record, loading: false, error: undefined, foreign: undefined }));
  }

  private hear(event: LiveEvent): void {
    const { id, action, revision } = event;
    if (id !== this.id || action === 'locked' || action === 'unlocked') return;
    if (typeof revision === 'number' && this.record && revision <= this.record.revision) return;
    this.follow(event);
  }

  private follow(event: LiveEvent | undefined): void {
    if (!this.editing || !event) {
      if (!this.editing) void this.load();
      return;
    }
    const { revision, actorName, action } = event;
    const foreign = { revision: Number(revision), by: String(actorName), deleted: action === 'deleted' };
    runInAction(() => (this.foreign = foreign));
  }
}
