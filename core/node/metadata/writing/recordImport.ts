import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { JsonData, MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { Import, ImportResult, PortableRecord } from '../../../common/metadata/recordInput';
import type { Actor } from '../../access/actor';
import { Database, type InTransaction } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { refuse } from '../refuse';
import { MetadataTypes, type RegisteredType } from '../types/metadataTypes';
import { notUnique, RecordCreation } from './recordCreation';
import { RecordUpdate } from './recordUpdate';
import { scopeOf } from './scopeOf';

interface Place {
  readonly project?: string;
  readonly parent?: string;
}

interface Written {
  readonly type: RegisteredType;
  readonly record: MetadataRecord;
  readonly data: JsonData | undefined;
  readonly fresh: boolean;
}

interface Run {
  readonly transaction: InTransaction;
  readonly actor: Actor;
  readonly existing: NonNullable<Import['existing']>;
  /** By the id that a record had, the one that it has here. */
  readonly ids: Map<string, string>;
  readonly written: Written[];
}

/** Takes in records with their parts, all or none. */
@injectable()
export class RecordImport {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordCreation) private readonly creation: RecordCreation,
    @inject(RecordUpdate) private readonly updates: RecordUpdate,
  ) {}

  import(
    actor: Actor,
    typeName: string,
    { records, existing = 'refuse' }: Import,
    project?: string,
  ): Promise<ImportResult> {
    const type = this.types.changeable(typeName, actor);
    return this.database.transact(actor.tenant, async (transaction) => {
      const run: Run = { transaction, actor, existing, ids: new Map(), written: [] };
      await this.take(run, type, records, { project });
      const result: ImportResult = { created: [], updated: [], unchanged: [] };
      for (const written of run.written) result[await this.settle(run, written)].push(written.record.id);
      return result;
    });
  }

  /** Level by level: first the records without what they say of others, as those may come after them. */
  private async take(run: Run, type: RegisteredType, records: readonly PortableRecord[], place: Place): Promise<void> {
    for (const portable of records) {
      const { name, label, active, data } = portable;
      const known = await this.known(run, type, portable, place);
      if (known && run.existing === 'refuse') throw notUnique(type, name);
      const record = known ?? (await this.make(run, type, portable, place));
      if (portable.id) run.ids.set(portable.id, record.id);
      const changed = known ? { ...record, label: label ?? record.label, active: active ?? record.active } : record;
      run.written.push({ type, record: changed, data, fresh: !known });
      for (const [partName, parts] of Object.entries(portable.children ?? {})) {
        const part = this.types.changeable(partName, run.actor);
        if (!this.types.isPart(part, type)) throw refuse('BAD_PARENT', { type: part.name, parent: type.name });
        await this.take(run, part, parts, { parent: record.id });
      }
    }
  }

  private async make({ transaction, actor, ids }: Run, type: RegisteredType, portable: PortableRecord, place: Place) {
    const { name, label, active, data } = portable;
    const wish = { name, label, active, data: data && renamed(data, ids), ...place };
    // What it refers to may come later: the references are checked when all are there.
    const [record] = await this.creation.create(transaction, actor, type, [wish], false);
    if (!record) throw notUnique(type, name);
    return record;
  }

  private async settle({ transaction, actor, ids, existing }: Run, { type, record, data, fresh }: Written) {
    if (existing === 'skip' && !fresh) return 'unchanged';
    const { id, label, active } = record;
    const change = { id, label, active, ...(data ? { data: renamed(data, ids) } : {}) };
    const [after] = await this.updates.update(transaction, actor, type, [change], { refer: fresh });
    if (fresh) return 'created';
    return after && after.revision > record.revision ? 'updated' : 'unchanged';
  }

  private async known(
    { transaction, actor, ids }: Run,
    type: RegisteredType,
    { name, data = {} }: PortableRecord,
    { parent, project }: Place,
  ) {
    const read = type.schema.safeParse(renamed(data, ids));
    const place = { part: parent !== undefined, parent: parent ?? null, belongTo: project ?? null, data: read.data };
    const scope = read.success ? scopeOf(type, place) : '';
    const { rows } = await sql<RecordRow>`select ${columns} from ${sql.id(actor.tenant.schema, 'metadata')} m
      where m.type = ${type.name} and m.scope = ${scope} and lower(m.name) = lower(${name})
        and m.deletion is null`.execute(transaction);
    return rows[0] && toRecord(rows[0]);
  }
}

/** The data with every id that was replaced by another. */
function renamed(data: JsonData, ids: ReadonlyMap<string, string>): JsonData {
  const walk = (value: JsonData[string]): JsonData[string] => {
    if (typeof value === 'string') return ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, walk(value)]));
}
