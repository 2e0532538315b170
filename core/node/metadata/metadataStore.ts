import { inject, injectable } from 'inversify';
import type { ListQuery } from '../../common/metadata/listQuery';
import type { ListedRecord, MetadataRecord } from '../../common/metadata/metadataRecord';
import type { NewRecord, RecordChange } from '../../common/metadata/recordInput';
import type { Actor } from '../access/actor';
import { Database, type InTransaction } from '../database/database';
import { type ListPlace, type Page, RecordReader } from './reading/recordReader';
import { MetadataTypes } from './types/metadataTypes';
import { RecordCreation } from './writing/recordCreation';
import { RecycleBin } from './history/recycleBin';
import { type DeleteOptions, RecordDeletion } from './writing/recordDeletion';
import { RecordGuard } from './writing/recordGuard';
import { RecordUpdate, type UpdateOptions } from './writing/recordUpdate';

export interface WriteOptions {
  /** The project that new records belong to. */
  readonly project?: string;
  /** To be part of a greater change; else each call is a transaction of its own. */
  readonly transaction?: InTransaction;
}

/** Metadata as extensions use it: every write is checked, versioned, audited and told to open browsers. */
@injectable()
export class MetadataStore {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(RecordCreation) private readonly creation: RecordCreation,
    @inject(RecordUpdate) private readonly updates: RecordUpdate,
    @inject(RecordDeletion) private readonly deletion: RecordDeletion,
    @inject(RecordGuard) private readonly guard: RecordGuard,
    @inject(RecycleBin) private readonly bin: RecycleBin,
  ) {}

  get(actor: Actor, type: string, id: string, transaction?: InTransaction): Promise<MetadataRecord> {
    return this.reader.get(actor, type, id, transaction);
  }

  list(actor: Actor, type: string, query: ListQuery = {}, place: ListPlace = {}): Promise<Page<ListedRecord>> {
    return this.reader.list(actor, type, query, place);
  }

  async create(actor: Actor, type: string, record: NewRecord, options: WriteOptions = {}): Promise<MetadataRecord> {
    return only(await this.createMany(actor, type, [record], options));
  }

  async createMany(
    actor: Actor,
    typeName: string,
    records: readonly NewRecord[],
    { project, transaction }: WriteOptions = {},
  ): Promise<MetadataRecord[]> {
    const type = this.types.changeable(typeName, actor);
    const wishes = records.map((record) => ({ ...record, project }));
    return this.within(actor, transaction, (own) => this.creation.create(own, actor, type, wishes));
  }

  async update(
    actor: Actor,
    type: string,
    id: string,
    change: Partial<RecordChange>,
    options: UpdateOptions & WriteOptions = {},
  ): Promise<MetadataRecord> {
    return only(await this.updateMany(actor, type, [{ ...change, id }], options));
  }

  async updateMany(
    actor: Actor,
    typeName: string,
    changes: readonly (Partial<RecordChange> & { readonly id: string })[],
    { transaction, ...options }: UpdateOptions & WriteOptions = {},
  ): Promise<MetadataRecord[]> {
    const type = this.types.changeable(typeName, actor);
    return this.within(actor, transaction, (own) => this.updates.update(own, actor, type, changes, options));
  }

  /** How many records went into the recycle bin. */
  async remove(
    actor: Actor,
    typeName: string,
    id: string,
    { transaction, ...options }: DeleteOptions & WriteOptions = {},
  ): Promise<number> {
    const type = this.types.changeable(typeName, actor);
    return this.within(actor, transaction, (own) => this.deletion.delete(own, actor, type, id, options));
  }

  /** For good, whatever uses it, as if it had never been made; what isn't there needs nothing. */
  async erase(actor: Actor, typeName: string, id: string, { transaction }: WriteOptions = {}): Promise<void> {
    const type = this.types.changeable(typeName, actor);
    await this.within(actor, transaction, async (own) => {
      if (!(await this.guard.hold(own, actor, [id], 'delete')).has(id)) return;
      const deleted = await this.deletion.delete(own, actor, type, id, { force: true });
      if (deleted > 0) await this.bin.purge(actor, id, own);
    });
  }

  private within<T>(
    { tenant }: Actor,
    transaction: InTransaction | undefined,
    work: (transaction: InTransaction) => Promise<T>,
  ): Promise<T> {
    return transaction ? work(transaction) : this.database.transact(tenant, work);
  }
}

function only<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('A change of one record made none.');
  return first;
}
