import { sql } from 'kysely';
import type { Draft, HookContext } from 'lathe/node';
import { refuse } from '../refuse';

/** What entries of a tree have alike: components in their folders, and menus in theirs. */
export interface TreeData {
  readonly parent?: string;
  readonly seqNo?: number;
}

interface Place {
  readonly id: string;
  readonly folder: boolean;
}

/** How to tell a folder by its data. */
export interface TreeKind {
  readonly type: string;
  readonly folder: { readonly field: string; readonly value: string };
}

/** A tree of entries that stand for things, such as an application's components. */
export function thingTree(type: string): TreeKind {
  return { type, folder: { field: 'type', value: 'Folder' } };
}

export const componentTree = thingTree('ApplicationComponent');
export const menuTree: TreeKind = { type: 'Menu', folder: { field: 'kind', value: 'folder' } };

/** One after the other: two who write into one tree at once would not see each other's folders and orders. */
export async function holdTree(tree: string, { transaction }: Pick<HookContext, 'transaction'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${tree}`}, 0))`.execute(transaction);
}

/** The number that puts it at the end unless it has one; refuses a folder that is none, or is inside of itself. */
export async function placeInTree<D extends TreeData>(
  kind: TreeKind,
  draft: Draft<D>,
  context: HookContext,
): Promise<number> {
  const { data } = draft;
  if (data.parent !== undefined) await requireFolder(kind, draft, data.parent, context);
  return data.seqNo ?? nextNumber(kind, draft, context);
}

async function requireFolder<D>(
  { type, folder }: TreeKind,
  { id, parent: tree }: Draft<D>,
  into: string,
  { actor, transaction }: HookContext,
): Promise<void> {
  const table = sql.id(actor.tenant.schema, 'metadata');
  const { rows } = await sql<Place>`
    with recursive up as (
      select m.id, m.data, 0 as depth from ${table} m
      where m.id = ${into} and m.parent = ${tree} and m.type = ${type} and m.deletion is null
      union
      select m.id, m.data, up.depth + 1 from up join ${table} m
        on m.id = up.data->>'parent' and m.parent = ${tree} and m.type = ${type} and m.deletion is null
      where up.depth < 50
    )
    select up.id, up.data->>${folder.field}::text = ${folder.value}::text as folder from up order by depth`.execute(
    transaction,
  );
  if (!rows[0]?.folder || rows.some((one) => one.id === id))
    throw refuse('PARENT_FOLDER_INVALID', {}, { fields: [{ path: 'body.data.parent', message: 'folder' }] });
}

/** What was given out in a transaction: entries that are made together are not yet there when they get their numbers. */
const given = new WeakMap<HookContext['transaction'], Map<string, number>>();

async function nextNumber<D extends TreeData>(kind: TreeKind, draft: Draft<D>, context: HookContext): Promise<number> {
  const numbers = given.get(context.transaction) ?? new Map<string, number>();
  given.set(context.transaction, numbers);
  const folder = `${kind.type} ${draft.parent} ${draft.data.parent ?? ''}`;
  const number = (numbers.get(folder) ?? (await lastNumber(kind, draft, context))) + 1;
  numbers.set(folder, number);
  return number;
}

async function lastNumber<D extends TreeData>(
  { type }: TreeKind,
  { id, parent: tree, data }: Draft<D>,
  { actor, transaction }: HookContext,
): Promise<number> {
  const { rows } = await sql<{ seq: number | null }>`select (m.data->>'seqNo')::float8 as seq
    from ${sql.id(actor.tenant.schema, 'metadata')} m
    where m.parent = ${tree} and m.type = ${sql.lit(type)} and m.deletion is null and m.id <> ${id}
      and coalesce(m.data->>'parent', '') = ${data.parent ?? ''} and m.data->>'seqNo' is not null
    order by (m.data->>'seqNo')::float8 desc limit 1`.execute(transaction);
  return Math.floor(rows[0]?.seq ?? 0);
}
