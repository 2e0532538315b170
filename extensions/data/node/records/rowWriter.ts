import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type LiveEvent, Refusal } from 'lathe/common';
import { type Actor, Database, Events, type InTransaction, Secrets } from 'lathe/node';
import { rowTopic } from '../../common/rowEvent';
import { KnownObjects } from '../access/knownObjects';
import { type ObjectWriting, RowAccess } from '../access/rowAccess';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';
import { idOf, readRow, type RowWish } from './rowInput';
import { NewRowStatements } from './newRowStatements';
import {
  deleteRows,
  insertionOf,
  type NewRow,
  type RowPlace,
  type UpdatedRow,
  updateRows,
  type WrittenRow,
} from './rowStatements';
import { sealOwner } from './rowSecrets';
import { RowValidation } from './rowValidation';
import { inRowWords } from './writeErrors';

export type Given = Readonly<Record<string, unknown>>;

/** An object that is being written to, with what the writer may. */
export interface Target {
  readonly actor: Actor;
  readonly object: ObjectModel;
  readonly models: ObjectModels;
  readonly writing: ObjectWriting;
  /** The names, in lower case, of fields of which the writer knows nothing. */
  readonly hidden: ReadonlySet<string>;
}

const mostTold = 50;

/** Makes, changes and deletes rows: call, check, one transaction, event. */
@injectable()
export class RowWriter {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(KnownObjects) private readonly known: KnownObjects,
    @inject(RowAccess) private readonly access: RowAccess,
    @inject(RowValidation) private readonly validation: RowValidation,
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(Events) private readonly events: Events,
    @inject(NewRowStatements) private readonly newRows: NewRowStatements,
  ) {}

  async target(actor: Actor, name: string): Promise<Target> {
    const { object, models, reading } = await this.known.find(actor, name);
    const writing = await this.access.writing(actor, object, models);
    return { actor, object, models, writing, hidden: reading.hidden };
  }

  /** All of them or none; their ids in the order of the rows. */
  async create(target: Target, given: readonly Given[], own?: InTransaction): Promise<string[]> {
    const { object, writing, actor, hidden } = target;
    if (!writing.may.create) throw new Refusal('ROW_FORBIDDEN', { status: 403, parameters: { object: object.name } });
    const context = { hidden, fixed: writing.fixed, userId: actor.userId, creating: true };
    const rows = given.map((values) => ({
      ...this.sealed(object, idOf(object, values), readRow(object, values, context)),
      createdBy: actor.userId,
    }));
    const ids = rows.map(({ id }) => id);
    const groups = alikeIn(rows);
    const [only, ...others] = groups;
    if (only && others.length === 0 && !own && !this.validation.concerns(object))
      await this.createAlike(target, only, ids);
    else
      await this.within(target, own, async (place) => {
        for (const alike of groups) await insertionOf(place, alike).execute(place.transaction);
        await this.settle(place, target, 'created', ids);
      });
    return ids;
  }

  private async createAlike(target: Target, rows: readonly NewRow[], ids: readonly string[]): Promise<void> {
    const { actor, object, models } = target;
    try {
      await this.newRows.insert({ tenant: actor.tenant, object, rows, event: eventOf(target, 'created', ids) });
    } catch (error) {
      throw inRowWords(error, object, models);
    }
  }

  async update(
    target: Target,
    given: readonly (Given & { readonly id: string })[],
    own?: InTransaction,
  ): Promise<UpdatedRow[]> {
    const { object, writing, actor, hidden } = target;
    const context = { hidden, fixed: writing.fixed, userId: actor.userId, creating: false };
    const rows = given.map((values) => this.sealed(object, values.id, readRow(object, values, context)));
    return this.within(target, own, async (place) => {
      const updated: UpdatedRow[] = [];
      for (const alike of alikeIn(rows)) updated.push(...(await updateRows(place, alike, writing.edit('t'))));
      const done = new Map(updated.map((row) => [row.id, row]));
      for (const { id, revision } of rows) if (!done.has(id)) throw await this.whyNot(place, target, id, revision);
      await this.settle(place, target, 'updated', [...done.keys()]);
      return rows.flatMap(({ id }) => done.get(id) ?? []);
    });
  }

  async remove(target: Target, ids: readonly string[], own?: InTransaction): Promise<void> {
    await this.within(target, own, async (place) => {
      const deleted = new Set(await deleteRows(place, ids, target.writing.remove('t')));
      for (const id of ids) if (!deleted.has(id)) throw await this.whyNot(place, target, id);
      await this.tell(place, target, 'deleted', ids);
    });
  }

  /** The rows that have these values in a unique field. */
  async idsBy(
    { object, actor }: Target,
    column: string,
    values: readonly string[],
    own: InTransaction,
  ): Promise<Map<string, string>> {
    const { rows } = await sql<{ id: string; value: string }>`
      select id, ${sql.id(column)}::text as value from ${sql.id(actor.tenant.schema, object.table)}
      where ${sql.id(column)}::text = any(${[...values]}::text[])`.execute(own);
    return new Map(rows.map(({ id, value }) => [value, id]));
  }

  private within<T>(target: Target, own: InTransaction | undefined, work: (place: RowPlace) => Promise<T>): Promise<T> {
    const { actor, object } = target;
    const run = async (transaction: InTransaction): Promise<T> => {
      try {
        return await work({ transaction, schema: actor.tenant.schema, object, userId: actor.userId });
      } catch (error) {
        throw inRowWords(error, object, target.models);
      }
    };
    return own ? run(own) : this.database.transact(actor.tenant, run);
  }

  private async settle(place: RowPlace, target: Target, action: string, ids: readonly string[]): Promise<void> {
    await this.validation.check(place.transaction, target, ids);
    await this.tell(place, target, action, ids);
  }

  private tell({ transaction }: RowPlace, target: Target, action: string, ids: readonly string[]): Promise<void> {
    return this.events.publish(transaction, target.actor.tenant, eventOf(target, action, ids));
  }

  /** Why a row was left as it is: it isn't there for the actor, was changed by others, or isn't his to change. */
  private async whyNot(place: RowPlace, target: Target, id: string, revision?: number): Promise<Refusal> {
    const { actor, object, models } = target;
    const visible = (await this.access.reading(actor, object, models)).rows('t');
    const { rows } = await sql<{ revision: number; name: string }>`
      select t.revision, coalesce(u.name, '') as name from ${sql.id(place.schema, object.table)} t
      left join ${sql.id(place.schema, 'user')} u on u.id = t."lastModifiedBy"
      where t.id = ${id} ${visible ? sql`and ${visible}` : sql``}`.execute(place.transaction);
    const [row] = rows;
    if (!row) return new Refusal('NOT_FOUND', { parameters: { type: object.name, id } });
    if (revision !== undefined && revision !== row.revision)
      return new Refusal('ROW_STALE', {
        status: 409,
        parameters: { name: row.name },
        details: { revision: row.revision },
      });
    return new Refusal('ROW_FORBIDDEN', { status: 403, parameters: { object: object.name } });
  }

  /** What must not be readable in the table. */
  private sealed(object: ObjectModel, id: string, { values, revision }: RowWish): WrittenRow & RowWish {
    const secret = object.fields.filter(
      ({ type, column }) => type === 'encryptedtext' && column !== undefined && typeof values[column] === 'string',
    );
    const sealed = secret.map(({ id: field, column = '' }) => [
      column,
      this.secrets.seal(String(values[column]), sealOwner(field, id)),
    ]);
    return { id, values: { ...values, ...Object.fromEntries(sealed) }, revision };
  }
}

/** Whoever shows rows loads them again, and gets only what he may see; of many rows it's enough that there are some. */
function eventOf({ actor, object }: Target, action: string, ids: readonly string[]): LiveEvent {
  const told = ids.length > mostTold ? [] : [...ids];
  return { topic: rowTopic, type: object.name, action, ids: told, actor: actor.userId };
}

/** Rows with the same columns go together: each group is one statement. */
function alikeIn<R extends WrittenRow>(rows: readonly R[]): R[][] {
  return [...Map.groupBy(rows, ({ values }) => Object.keys(values).sort().join('\n')).values()];
}
