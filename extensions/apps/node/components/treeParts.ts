import { sql } from 'kysely';
import type { Draft, HookContext } from 'lathe/node';
import { refuse } from '../refuse';

/** What entries of a tree have alike: components in their folders, and menus in theirs. */
export interface TreeData {
  readonly parent?: string;
  readonly seqNo?: number;
}

interface Place {
  readonly seq: number | null;
  readonly parents: readonly { readonly id: string; readonly folder: boolean }[] | null;
}

/** How to tell a folder by its data. */
export interface TreeKind {
  readonly type: 'ApplicationComponent' | 'Menu';
  readonly folder: { readonly field: string; readonly value: string };
}

export const componentTree: TreeKind = { type: 'ApplicationComponent', folder: { field: 'type', value: 'Folder' } };
export const menuTree: TreeKind = { type: 'Menu', folder: { field: 'kind', value: 'folder' } };

/** One after the other: two who write into one tree at once would not see each other's folders and orders. */
export async function holdTree(tree: string, { transaction }: Pick<HookContext, 'transaction'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${tree}`}, 0))`.execute(transaction);
}

/** The number that puts it at the end unless it has one; refuses a folder that is none, or is inside of itself. */
export async function placeInTree<D extends TreeData>(
  { type, folder }: TreeKind,
  { id, parent: tree, data }: Draft<D>,
  { actor, transaction }: HookContext,
): Promise<number> {
  const table = sql.id(actor.tenant.schema, 'metadata');
  const { rows } = await sql<Place>`
    with recursive up as (
      select m.id, m.data, 0 as depth from ${table} m
      where m.id = ${data.parent ?? ''} and m.parent = ${tree} and m.type = ${type} and m.deletion is null
      union
      select m.id, m.data, up.depth + 1 from up join ${table} m
        on m.id = up.data->>'parent' and m.parent = ${tree} and m.type = ${type} and m.deletion is null
      where up.depth < 50
    )
    select (select max((m.data->>'seqNo')::float8) from ${table} m where m.parent = ${tree} and m.type = ${type}
        and m.deletion is null and coalesce(m.data->>'parent', '') = ${data.parent ?? ''} and m.id <> ${id}) as seq,
      (select jsonb_agg(jsonb_build_object('id', up.id,
        'folder', up.data->>${folder.field}::text = ${folder.value}::text) order by depth) from up) as parents`.execute(
    transaction,
  );
  const { seq, parents } = rows[0] ?? { seq: null, parents: null };
  if (data.parent !== undefined && (!parents?.[0]?.folder || parents.some((one) => one.id === id)))
    throw refuse('PARENT_FOLDER_INVALID', {}, { fields: [{ path: 'body.data.parent', message: 'folder' }] });
  return data.seqNo ?? Math.floor(seq ?? 0) + 1;
}
