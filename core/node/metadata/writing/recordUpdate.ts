import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { JsonData, MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { RecordChange } from '../../../common/metadata/recordInput';
import type { Actor } from '../../access/actor';
import { codeOf } from '../../database/connections/failures';
import type { InTransaction } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { notFound } from '../refuse';
import type { Draft } from '../types/metadataType';
import type { RegisteredType } from '../types/metadataTypes';
import { checkData, checkNames } from './checkDraft';
import { finish, notUnique, RecordCreation } from './recordCreation';
import { RecordGuard, requireRevision } from './recordGuard';
import { RecordJournal } from './recordJournal';
import { ReferenceTable } from './referenceTable';
import { referencesOf } from './referencesOf';
import { scopeOf } from './scopeOf';
import { wordsIn } from './wordsIn';

export interface UpdateOptions {
  /** The record of which all of them must be parts. */
  readonly parent?: string;
  readonly action?: 'update' | 'restore';
  /** Looks at what they refer to even where nothing changed. */
  readonly refer?: boolean;
}

type Change = Partial<RecordChange> & { readonly id: string };
type Moved = Draft<JsonData> & { readonly part: boolean };

/** Changes records of one type, all or none. */
@injectable()
export class RecordUpdate {
  constructor(
    @inject(RecordGuard) private readonly guard: RecordGuard,
    @inject(RecordCreation) private readonly creation: RecordCreation,
    @inject(ReferenceTable) private readonly references: ReferenceTable,
    @inject(RecordJournal) private readonly journal: RecordJournal,
  ) {}

  /** What is as it was stays untouched. */
  async update(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    changes: readonly Change[],
    { parent, action = 'update', refer = false }: UpdateOptions = {},
  ): Promise<MetadataRecord[]> {
    const current = await this.guard.hold(
      transaction,
      actor,
      changes.map(({ id }) => id),
    );
    await this.guard.requireUnlocked(transaction, actor, [...current.keys()]);
    const results: MetadataRecord[] = [];
    for (const change of changes) {
      const before = current.get(change.id);
      if (before?.type !== type.name || (parent && before.parent !== parent)) throw notFound(type.name, change.id);
      requireRevision(before, change.revision);
      const draft = await this.draft(transaction, actor, type, before, change);
      const same = isSame(before, draft);
      if (!same || refer) await this.refer(transaction, actor, type, draft);
      results.push(same ? before : await this.write(transaction, actor, { type, before, draft, action }));
    }
    return results;
  }

  private async draft(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    before: MetadataRecord,
    change: Change,
  ): Promise<Moved> {
    const { name = before.name, label = before.label, active = before.active } = change;
    checkNames(type, name, label);
    const data = change.data === undefined ? before.data : await checkData(type, change.data);
    const parent = change.parent === undefined ? before.parent : change.parent;
    const raw = { ...before, name, label, active, parent, data };
    const part = await this.place(transaction, actor, type, before, parent);
    return { ...(await finish(type, raw, { actor, transaction }, before)), part };
  }

  private async place(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    before: MetadataRecord,
    parent: string | null,
  ): Promise<boolean> {
    const held = parent ? (await this.guard.hold(transaction, actor, [parent], 'keep')).get(parent) : undefined;
    if (parent && !held) throw notFound('Metadata', parent);
    const part = this.creation.requirePlace(type, held);
    if (held && parent !== before.parent) {
      await this.guard.requireOutside(transaction, actor, held.id, before.id);
      if (part) await this.guard.requireUnlocked(transaction, actor, [held.id]);
    }
    return part;
  }

  private async refer(transaction: InTransaction, actor: Actor, type: RegisteredType, draft: Moved): Promise<void> {
    const references = await referencesOf(type, draft, { actor, transaction });
    await this.references.replace(transaction, actor, [{ source: draft.id, references }], false);
  }

  private async write(
    transaction: InTransaction,
    actor: Actor,
    {
      type,
      before,
      draft,
      action,
    }: { type: RegisteredType; before: MetadataRecord; draft: Moved; action: 'update' | 'restore' },
  ): Promise<MetadataRecord> {
    const { tenant, userId, userName } = actor;
    const { name, label, active, parent, part, data } = draft;
    const scope = scopeOf(type, draft);
    const { rows } = await sql<RecordRow>`
      update ${sql.id(tenant.schema, 'metadata')} m set name = ${name}, label = ${label}, active = ${active},
        parent = ${parent}, part = ${part}, scope = ${scope},
        data = ${JSON.stringify(data)}::jsonb, words = to_tsvector('simple', ${wordsIn(draft)}),
        revision = revision + 1, modified_by = ${userId}, modified_by_name = ${userName}, modified_at = now()
      where id = ${before.id} returning ${columns}`
      .execute(transaction)
      .catch((error: unknown) => {
        throw codeOf(error) === '23505' ? notUnique(type, name) : error;
      });
    const [row] = rows;
    if (!row) throw notFound(type.name, before.id);
    const after = toRecord(row);
    await this.journal.write(transaction, actor, action, [{ before, after }]);
    await type.hooks?.afterSave?.(after, { actor, transaction }, before);
    return after;
  }
}

function isSame(before: MetadataRecord, { name, label, active, parent, data }: Moved): boolean {
  const alike = name === before.name && label === before.label && active === before.active && parent === before.parent;
  return alike && stable(data) === stable(before.data);
}

/** As text, whatever the order of the keys: PostgreSQL has one of its own. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
