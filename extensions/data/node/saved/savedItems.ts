import { sql } from 'kysely';
import { JsonData, newId, permissions, Refusal } from 'lathe/common';
import {
  type Actor,
  type Database,
  type Events,
  type InTransaction,
  type MetadataStore,
  withPermission,
} from 'lathe/node';
import type { z } from 'zod';
import { type SavedItem, savedTopic } from '../../common/saved/savedItem';
import { savedName } from './savedName';
import { savedRows, type SavedRow, type SavedType } from './savedRows';

/** Nobody makes more by hand; a program that does is told. */
const mostOwn = 1000;

export type Loaded<D> = SavedItem & { readonly data: D };

/** What views and dashboards differ in. */
export interface SavedKind<S extends z.ZodType> {
  readonly type: SavedType;
  readonly prefix: string;
  readonly schema: S;
  /** Refuses what could not be shown, and fills in what it uses. */
  check(actor: Actor, data: z.output<S>, transaction: InTransaction): Promise<z.output<S>>;
  /** The same for what is new: it may be given what it lacks. */
  begin(actor: Actor, data: z.output<S>, transaction: InTransaction): Promise<z.output<S>>;
  /** Whether there is anything in it that the actor may see. */
  readable(actor: Actor, data: z.output<S>): Promise<boolean>;
}

export interface SavedParts {
  readonly database: Database;
  readonly metadata: MetadataStore;
  readonly events: Events;
}

/** Views or dashboards: own ones are rows of their owner, shared ones metadata; both are asked for alike. */
export class SavedItems<S extends z.ZodType<object>> {
  constructor(
    private readonly kind: SavedKind<S>,
    private readonly parts: SavedParts,
  ) {}

  async list(actor: Actor, query: { readonly search?: string; readonly object?: string }): Promise<SavedItem[]> {
    const rows = await savedRows(this.parts.database.bare, actor, this.kind.type, query);
    const seen = await Promise.all(rows.map((row) => this.seen(actor, row)));
    return rows.flatMap((row, index) => (seen[index] ? [itemOf(row)] : []));
  }

  get(actor: Actor, id: string): Promise<Loaded<z.output<S>>> {
    return this.read(actor, id);
  }

  create(actor: Actor, { label, data, shared = false }: { label: string; data: z.output<S>; shared?: boolean }) {
    return this.change(actor, async (transaction) =>
      shared ? this.publish(transaction, actor, label, data) : this.keep(transaction, actor, label, data),
    );
  }

  update(actor: Actor, id: string, change: { revision: number; label?: string; data?: z.output<S> }) {
    return this.change(actor, async (transaction) => {
      const item = await this.own(actor, id, transaction);
      if (item.shared) {
        const { label, revision } = change;
        const options = { transaction };
        await this.parts.metadata.update(
          asOwner(actor),
          this.kind.type,
          id,
          { label, revision, ...asJson(change.data) },
          options,
        );
      } else await this.rewrite(transaction, actor, item, change);
      return id;
    });
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.parts.database.transact(actor.tenant, async (transaction) => {
      const item = await this.own(actor, id, transaction);
      await this.takeAway(transaction, actor, item);
    });
  }

  /** What was somebody's own becomes metadata, or the other way round. */
  share(actor: Actor, id: string, shared: boolean) {
    return this.change(actor, async (transaction) => {
      const item = await this.own(actor, id, transaction);
      if (item.shared === shared) return id;
      await this.takeAway(transaction, actor, item);
      return shared
        ? this.publish(transaction, actor, item.label, item.data)
        : this.keep(transaction, actor, item.label, item.data);
    });
  }

  private async change(
    actor: Actor,
    work: (transaction: InTransaction) => Promise<string>,
  ): Promise<Loaded<z.output<S>>> {
    return this.parts.database.transact(actor.tenant, async (transaction) =>
      this.read(actor, await work(transaction), transaction),
    );
  }

  private async publish(transaction: InTransaction, actor: Actor, label: string, data: z.output<S>): Promise<string> {
    const { developApplication } = permissions;
    if (!actor.permissions.has(developApplication))
      throw new Refusal('FORBIDDEN', { parameters: { permission: developApplication } });
    const record = { name: savedName(label, this.kind.type), label, ...asJson(data) };
    const made = await this.parts.metadata.create(actor, this.kind.type, record, { transaction });
    return made.id;
  }

  private async keep(transaction: InTransaction, actor: Actor, label: string, data: z.output<S>): Promise<string> {
    const id = newId(this.kind.prefix);
    const checked = await this.kind.begin(actor, data, transaction);
    const table = sql.id(actor.tenant.schema, 'saved_item');
    const { rows } = await sql<{ id: string }>`insert into ${table} (id, type, owner, label, data)
      select ${id}, ${this.kind.type}, ${actor.userId}, ${label}, ${JSON.stringify(checked)}::jsonb
      where (select count(*) from ${table} where owner = ${actor.userId}) < ${sql.lit(mostOwn)}
      returning id`.execute(transaction);
    if (rows.length === 0) throw new Refusal('TOO_MANY_SAVED', { status: 409, parameters: { limit: mostOwn } });
    await this.tell(transaction, actor, id, 'created');
    return id;
  }

  private async rewrite(
    transaction: InTransaction,
    actor: Actor,
    item: Loaded<z.output<S>>,
    { revision, label, data }: { revision: number; label?: string; data?: z.output<S> },
  ): Promise<void> {
    const checked = data && (await this.kind.check(actor, data, transaction));
    const { rows } = await sql<{ id: string }>`update ${sql.id(actor.tenant.schema, 'saved_item')}
      set label = ${label ?? item.label}, data = ${JSON.stringify(checked ?? item.data)}::jsonb,
        revision = revision + 1, modified_at = now()
      where id = ${item.id} and owner = ${actor.userId} and revision = ${revision} returning id`.execute(transaction);
    if (rows.length === 0) throw stale(actor, item);
    await this.tell(transaction, actor, item.id, 'updated');
  }

  private async takeAway(transaction: InTransaction, actor: Actor, item: Loaded<z.output<S>>): Promise<void> {
    if (item.shared) {
      await this.parts.metadata.remove(asOwner(actor), this.kind.type, item.id, { transaction });
      return;
    }
    await sql`delete from ${sql.id(actor.tenant.schema, 'saved_item')}
      where id = ${item.id} and owner = ${actor.userId}`.execute(transaction);
    await this.tell(transaction, actor, item.id, 'deleted');
  }

  private async own(actor: Actor, id: string, transaction: InTransaction): Promise<Loaded<z.output<S>>> {
    const item = await this.read(actor, id, transaction);
    if (item.editable) return item;
    throw new Refusal('FORBIDDEN', { parameters: { permission: permissions.developApplication } });
  }

  /** What the actor may not see isn't there for him. */
  private async read(actor: Actor, id: string, transaction?: InTransaction): Promise<Loaded<z.output<S>>> {
    const [row] = await savedRows(transaction ?? this.parts.database.bare, actor, this.kind.type, { id });
    if (!row || !(await this.seen(actor, row)))
      throw new Refusal('NOT_FOUND', { parameters: { type: this.kind.type, id: id.slice(0, 80) } });
    return { ...itemOf(row), data: this.kind.schema.parse(row.data) };
  }

  private async seen(actor: Actor, { owner, data }: SavedRow): Promise<boolean> {
    if (owner === actor.userId) return true;
    const parsed = this.kind.schema.safeParse(data);
    return parsed.success && this.kind.readable(actor, parsed.data);
  }

  private tell(transaction: InTransaction, actor: Actor, id: string, action: string): Promise<void> {
    const { userId } = actor;
    const event = { topic: savedTopic, type: this.kind.type, id, action, actor: userId, user: userId };
    return this.parts.events.publish(transaction, actor.tenant, event);
  }
}

/** Who shared a thing may change it, whether or not he may still make others. */
function asOwner(actor: Actor): Actor {
  return withPermission(actor, permissions.developApplication);
}

function asJson(data: object | undefined): { data?: JsonData } {
  return data ? { data: JsonData.parse(JSON.parse(JSON.stringify(data))) } : {};
}

function stale({ userName }: Actor, { label, modifiedAt }: SavedItem): Refusal {
  const at = modifiedAt.slice(0, 19).replace('T', ' ');
  return new Refusal('STALE', { status: 409, parameters: { name: label, user: userName, at } });
}

function itemOf({ data: _, ...item }: SavedRow): SavedItem {
  return item;
}
