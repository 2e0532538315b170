import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { newId } from '../../../common/ids/id';
import type { JsonData, MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { NewRecord } from '../../../common/metadata/recordInput';
import type { Actor } from '../../access/actor';
import type { InTransaction } from '../../database/database';
import { columns, type RecordRow, toRecord } from '../recordRow';
import { notFound, refuse } from '../refuse';
import type { Draft } from '../types/metadataType';
import { MetadataTypes, type RegisteredType } from '../types/metadataTypes';
import { checkData, checkNames } from './checkDraft';
import { RecordGuard } from './recordGuard';
import { RecordJournal } from './recordJournal';
import { referencesOf } from './referencesOf';
import { type RecordReferences, ReferenceTable } from './referenceTable';
import { scopeOf } from './scopeOf';
import { wordsIn } from './wordsIn';

/** A record to be, with the place that it gets. */
export interface Wish extends NewRecord {
  readonly project?: string;
}

type Placed = Draft<JsonData> & { readonly part: boolean };

/** Makes records of one type, all or none. */
@injectable()
export class RecordCreation {
  constructor(
    @inject(MetadataTypes) private readonly types: MetadataTypes,
    @inject(RecordGuard) private readonly guard: RecordGuard,
    @inject(ReferenceTable) private readonly references: ReferenceTable,
    @inject(RecordJournal) private readonly journal: RecordJournal,
  ) {}

  async create(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    wishes: readonly Wish[],
    /** False when what they refer to is looked at later. */
    refer = true,
  ): Promise<MetadataRecord[]> {
    const parents = await this.parents(transaction, actor, wishes);
    await this.requireProjects(transaction, actor, wishes);
    const drafts: Placed[] = [];
    for (const wish of wishes) drafts.push(await this.draft(transaction, actor, type, wish, parents));
    const records = await this.insert(transaction, actor, type, drafts);
    if (refer) await this.refer(transaction, actor, type, records);
    await this.journal.write(
      transaction,
      actor,
      'create',
      records.map((after) => ({ after })),
    );
    for (const record of records) await type.hooks?.afterSave?.(record, { actor, transaction });
    return records;
  }

  private async refer(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    records: readonly MetadataRecord[],
  ): Promise<void> {
    const all: RecordReferences[] = [];
    for (const record of records)
      all.push({ source: record.id, references: await referencesOf(type, record, { actor, transaction }) });
    await this.references.replace(transaction, actor, all, true);
  }

  private async parents(transaction: InTransaction, actor: Actor, wishes: readonly Wish[]) {
    const ids = [...new Set(wishes.flatMap(({ parent }) => parent ?? []))];
    return this.guard.hold(transaction, actor, ids, 'keep');
  }

  private async requireProjects(transaction: InTransaction, actor: Actor, wishes: readonly Wish[]): Promise<void> {
    const ids = [...new Set(wishes.flatMap(({ project, parent }) => (parent ? [] : (project ?? []))))];
    const found = await this.guard.hold(transaction, actor, ids, 'keep');
    const missing = ids.find((id) => !found.has(id));
    if (missing) throw notFound('Project', missing);
  }

  private async draft(
    transaction: InTransaction,
    actor: Actor,
    type: RegisteredType,
    wish: Wish,
    parents: ReadonlyMap<string, MetadataRecord>,
  ): Promise<Placed> {
    const { name, label = name, active = true } = wish;
    checkNames(type, name, label);
    const parent = wish.parent ? parents.get(wish.parent) : undefined;
    if (wish.parent && !parent) throw notFound('Metadata', wish.parent);
    const part = this.requirePlace(type, parent);
    if (part && parent) await this.guard.requireUnlocked(transaction, actor, [parent.id]);
    const raw: Draft<JsonData> = {
      id: newId(type.prefix),
      type: type.name,
      name,
      label,
      active,
      parent: parent?.id ?? null,
      belongTo: (parent ? parent.belongTo : wish.project) ?? null,
      data: await checkData(type, wish.data ?? {}),
    };
    return { ...(await finish(type, raw, { actor, transaction })), part };
  }

  /** Whether it's a part of its parent; refuses a parent that isn't one for its type. */
  requirePlace(type: RegisteredType, parent: MetadataRecord | undefined): boolean {
    const parentType = parent && this.types.named(parent.type);
    if (parentType && this.types.isPart(type, parentType)) return true;
    if (parentType && !this.types.isContent(type, parentType)) {
      throw refuse('BAD_PARENT', { type: type.name, parent: parentType.name });
    }
    if (!parent && this.types.onlyPart(type)) throw refuse('BAD_PARENT', { type: type.name, parent: '-' });
    return false;
  }

  private async insert(
    transaction: InTransaction,
    { tenant, userId, userName }: Actor,
    type: RegisteredType,
    drafts: readonly Placed[],
  ): Promise<MetadataRecord[]> {
    const rows = drafts.map(({ belongTo, part, ...draft }) => ({
      ...draft,
      belong_to: belongTo,
      part,
      scope: scopeOf(type, { ...draft, belongTo, part }),
      words: wordsIn(draft),
    }));
    const { rows: made } = await sql<RecordRow>`
      insert into ${sql.id(tenant.schema, 'metadata')} as m
        (id, type, name, label, parent, part, belong_to, scope, revision, active, created_by, created_by_name, created_at,
         modified_by, modified_by_name, modified_at, data, words)
      select id, type, name, label, parent, part, belong_to, scope, 1, active, ${userId}, ${userName}, now(),
        ${userId}, ${userName}, now(), data, to_tsvector('simple', words)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, type text, name text, label text, parent text,
        part boolean, belong_to text, scope text, active boolean, data jsonb, words text)
      on conflict (type, scope, lower(name)) where deletion is null do nothing
      returning ${columns}`.execute(transaction);
    const byId = new Map(made.map((row) => [row.id, toRecord(row)]));
    return drafts.map(({ id, name }) => {
      const record = byId.get(id);
      if (!record) throw notUnique(type, name);
      return record;
    });
  }
}

/** The type's own last word; what its hook leaves is checked again. */
export async function finish(
  type: RegisteredType,
  draft: Draft<JsonData>,
  context: { readonly actor: Actor; readonly transaction: InTransaction },
  before?: Draft<JsonData>,
): Promise<Draft<JsonData>> {
  const hook = type.hooks?.beforeSave;
  if (!hook) return draft;
  const { name, label, active, data } = await hook.call(type.hooks, draft, context, before);
  checkNames(type, name, label);
  return { ...draft, name, label, active, data: await checkData(type, data) };
}

export function notUnique(type: RegisteredType, name: string) {
  return refuse(
    'NOT_UNIQUE',
    { field: name },
    { fields: [{ path: 'body.name', message: 'NOT_UNIQUE' }], details: { type: type.name, name } },
  );
}
