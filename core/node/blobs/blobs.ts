import { inject, injectable } from 'inversify';
import { type Selectable, sql } from 'kysely';
import type { Readable } from 'node:stream';
import { newId } from '../../common/ids/id';
import type { Actor } from '../access/actor';
import { Configuration } from '../configuration/configuration';
import { Database, type InTransaction } from '../database/database';
import type { Tenant } from '../tenants/tenant';
import type { BlobTables } from './blobTables';
import { Measure } from './measure';
import { BlobStorage, type ByteRange, type StoredFile } from './storage/blobStorage';

export type Blob = Selectable<BlobTables['blob']>;

export interface BlobOptions {
  readonly name: string;
  readonly type: string;
  /** In bytes; by default what the operator allows for uploads. */
  readonly limit?: number;
}

/** Something that needs a file. */
export interface BlobUser {
  readonly type: string;
  readonly id: string;
}

const blobPrefix = '0BLB';
const sweepSeconds = 86_400;
const strayBatch = 1000;

/** Files of a tenant: kept as long as something refers to them, and a day after that. */
@injectable()
export class Blobs {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(BlobStorage) private readonly storage: BlobStorage,
    @inject(Configuration) private readonly configuration: Configuration,
  ) {}

  /** The file is whole before anybody can find it. */
  async put({ tenant, userId }: Actor, content: Readable, { name, type, limit }: BlobOptions): Promise<Blob> {
    const id = newId(blobPrefix);
    const measure = new Measure(limit ?? this.configuration.values.uploadLimit);
    // Whoever writes it hears of it; until somebody does, it is kept in `errored`.
    measure.once('error', () => undefined);
    // Not a pipeline: that would cut the connection on which the refusal is to be answered.
    content.once('error', (error) => measure.destroy(error));
    content.pipe(measure);
    try {
      await this.storage.write(keyOf(tenant, id), measure);
      return await this.rows(tenant)
        .insertInto('blob')
        .values({ id, name, type, size: measure.bytes, sha256: measure.sha256(), user_id: userId })
        .returningAll()
        .executeTakeFirstOrThrow();
    } catch (error) {
      content.unpipe(measure).resume();
      await this.storage.remove(keyOf(tenant, id));
      throw measure.errored ?? error;
    }
  }

  async find(tenant: Tenant, id: string): Promise<Blob | undefined> {
    return this.rows(tenant).selectFrom('blob').selectAll().where('id', '=', id).executeTakeFirst();
  }

  read(tenant: Tenant, { id }: Blob, range?: ByteRange): Promise<Readable> {
    return this.storage.read(keyOf(tenant, id), range);
  }

  /** Keeps a file as long as its user doesn't let go of it. */
  async refer(transaction: InTransaction, id: string, user: BlobUser): Promise<void> {
    await transaction
      .withTables<BlobTables>()
      .insertInto('blob_reference')
      .values({ blob_id: id, type: user.type, object_id: user.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Of one file, or of all that it refers to. */
  async release(transaction: InTransaction, user: BlobUser, id?: string): Promise<void> {
    let references = transaction
      .withTables<BlobTables>()
      .deleteFrom('blob_reference')
      .where('type', '=', user.type)
      .where('object_id', '=', user.id);
    if (id !== undefined) references = references.where('blob_id', '=', id);
    await references.execute();
  }

  /** False when something refers to it. */
  async remove(tenant: Tenant, id: string): Promise<boolean> {
    return (await this.removeUnused(tenant, 0, id)) > 0;
  }

  /** Deletes what nothing refers to and what is older than a while. */
  sweep(tenant: Tenant, seconds = sweepSeconds): Promise<number> {
    return this.removeUnused(tenant, seconds);
  }

  /** Deletes files without a row, of an upload whose server died, once they are older than any upload takes. */
  async sweepStrays(tenant: Tenant, seconds = sweepSeconds): Promise<number> {
    const before = secondsAgo(seconds);
    let removed = 0;
    let batch: StoredFile[] = [];
    for await (const file of this.storage.list(tenant.id)) {
      if (file.writtenAt <= before) batch.push(file);
      if (batch.length < strayBatch) continue;
      removed += await this.removeStrays(tenant, batch);
      batch = [];
    }
    return removed + (await this.removeStrays(tenant, batch));
  }

  sweepPartial(seconds = sweepSeconds): Promise<void> {
    return this.storage.removePartial(secondsAgo(seconds));
  }

  private async removeStrays(tenant: Tenant, files: readonly StoredFile[]): Promise<number> {
    if (files.length === 0) return 0;
    const idOf = ({ key }: StoredFile): string => key.slice(key.lastIndexOf('/') + 1);
    const rows = await this.rows(tenant).selectFrom('blob').select('id').where('id', 'in', files.map(idOf)).execute();
    const known = new Set(rows.map(({ id }) => id));
    const strays = files.filter((file) => !known.has(idOf(file)));
    for (const { key } of strays) await this.storage.remove(key);
    return strays.length;
  }

  /** The rows go first: a file that is left over harms less than one that is missing. */
  private async removeUnused(tenant: Tenant, seconds: number, id?: string): Promise<number> {
    let unused = this.rows(tenant)
      .deleteFrom('blob')
      .where('created_at', '<=', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('blob_reference').select('type').whereRef('blob_reference.blob_id', '=', 'blob.id'))),
      );
    if (id !== undefined) unused = unused.where('id', '=', id);
    const removed = await unused.returning('id').execute();
    for (const blob of removed) await this.storage.remove(keyOf(tenant, blob.id));
    return removed.length;
  }

  private rows(tenant: Tenant) {
    return this.database.of(tenant).withTables<BlobTables>();
  }
}

/** A folder for each tenant, and in it folders of few files. */
function keyOf({ id: tenant }: Tenant, id: string): string {
  return `${tenant}/${id.slice(-2)}/${id}`;
}

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}
