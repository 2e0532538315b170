import {
  DisposableOwner,
  Emitter,
  FailedCall,
  inject,
  injectable,
  MetadataClient,
  Session,
  StaleFileError,
  TextFiles,
  type TextFileProvider,
} from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { observable, runInAction } from 'mobx';
import { RecordChanges } from '../data/recordChanges';
import { RecordTypes } from '../data/recordTypes';
import { RecordTexts } from '../recordTexts';
import { RecordLocks } from './recordLocks';
import { readRecord, writeRecord } from './recordText';
import { recordAt, type RecordPlace, recordScheme, recordUri } from './recordUri';

/** What was saved as it was typed: it is the same record however it is written. */
interface Typed {
  readonly revision: number;
  readonly text: string;
}

/** Records as texts: "metadata:/Note/nt00....json". */
@injectable()
export class RecordFiles extends DisposableOwner implements TextFileProvider {
  private readonly known = observable.map<string, MetadataRecord>({}, { deep: false });
  private readonly typed = new Map<string, Typed>();
  private readonly changed = this.own(new Emitter<string>());
  readonly onDidChange = this.changed.event;
  private following = false;

  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(RecordChanges) private readonly changes: RecordChanges,
    @inject(RecordLocks) private readonly locks: RecordLocks,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(Session) private readonly session: Session,
    @inject(RecordTexts) private readonly texts: RecordTexts,
    @inject(TextFiles) files: TextFiles,
  ) {
    super();
    this.own(files.registerProvider(recordScheme, this));
  }

  /** The record as it was read last. Observable. */
  get(id: string): MetadataRecord | undefined {
    return this.known.get(id);
  }

  async read(path: string): Promise<string | undefined> {
    const place = recordAt(path);
    if (!place) return undefined;
    this.follow();
    void this.types.load().catch(() => undefined);
    const record = await this.fetch(place);
    if (!record) return undefined;
    this.remember(record);
    const typed = this.typed.get(record.id);
    return typed?.revision === record.revision ? typed.text : writeRecord(record);
  }

  async write(path: string, text: string): Promise<void> {
    const place = recordAt(path);
    const record = place && this.known.get(place.id);
    if (!place || !record) throw new Error(this.texts.t('editor.notLoaded'));
    const change = readRecord(text);
    if (!change) throw new Error(this.texts.t('editor.broken'));
    const body = { ...change, revision: record.revision };
    try {
      const saved = await this.client.update(place.type, place.id, body);
      this.typed.set(saved.id, { revision: saved.revision, text });
      this.remember(saved);
      this.changed.fire(path);
    } catch (error) {
      if (!(error instanceof FailedCall) || error.code !== 'STALE') throw error;
      throw new StaleFileError(recordUri(place), { cause: error });
    }
  }

  isReadonly(path: string): boolean {
    const place = recordAt(path);
    if (!place) return true;
    const permission = this.types.find(place.type)?.permission;
    const { user } = this.session;
    const forbidden = user !== undefined && permission !== undefined && !this.session.permissions.has(permission);
    return forbidden || (this.locks.of(place.id)?.foreign ?? false);
  }

  nameOf(path: string): string | undefined {
    const place = recordAt(path);
    const record = place && this.known.get(place.id);
    return record && (record.label || record.name);
  }

  lastChange(path: string): string | undefined {
    const place = recordAt(path);
    const record = place && this.known.get(place.id);
    if (!record) return undefined;
    return this.texts.t('editor.lastChange', {
      user: record.modifiedByName,
      time: this.texts.time(record.modifiedAt),
    });
  }

  private remember(record: MetadataRecord): void {
    runInAction(() => this.known.set(record.id, record));
  }

  private async fetch({ type, id }: RecordPlace): Promise<MetadataRecord | undefined> {
    try {
      return await this.client.get(type, id);
    } catch (error) {
      if (error instanceof FailedCall && error.status === 404) return undefined;
      throw error;
    }
  }

  /** From the first text on. */
  private follow(): void {
    if (this.following) return;
    this.following = true;
    const tell = (id: string): void => {
      const record = this.known.get(id);
      if (record) this.changed.fire(`/${record.type}/${id}.json`);
    };
    this.own(
      this.changes.follow({
        changed: ({ id, action, revision }) => {
          const known = this.known.get(id);
          if (action === 'locked' || action === 'unlocked' || !known) return;
          if (revision > known.revision || action === 'deleted') tell(id);
        },
        missed: () => [...this.known.keys()].forEach(tell),
      }),
    );
  }
}
