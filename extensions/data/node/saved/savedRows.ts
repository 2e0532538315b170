import { type RawBuilder, sql } from 'kysely';
import { permissions } from 'lathe/common';
import { type Actor, type Connected, containing } from 'lathe/node';
import type { SavedItem } from '../../common/saved/savedItem';
import { savedSource, sharedOrOwn } from './savedSource';

export type SavedType = 'View' | 'Dashboard';

interface Row {
  readonly id: string;
  readonly label: string;
  readonly kind: string | null;
  readonly object: string | null;
  readonly description: string;
  readonly shared: boolean;
  readonly owner: string;
  readonly owner_name: string;
  readonly revision: number;
  readonly modified_at: Date;
  readonly modified_by_name: string;
  readonly data: unknown;
}

export interface SavedRow extends SavedItem {
  readonly data: unknown;
}

export interface SavedQuery {
  readonly id?: string;
  readonly search?: string;
  readonly object?: string;
}

/** More than anybody looks through. */
const most = 2000;

/** Those that the actor may see; whether he may see their object is another matter. */
export async function savedRows(
  connected: Connected,
  actor: Actor,
  type: SavedType,
  { id, search, object }: SavedQuery,
): Promise<SavedRow[]> {
  const parts: RawBuilder<unknown>[] = [sharedOrOwn(actor.userId, 's')];
  if (id !== undefined) parts.push(sql`s.id = ${id}`);
  if (search) parts.push(sql`lower(s.label) like ${containing(search.toLowerCase())}`);
  if (object !== undefined) parts.push(sql`lower(s.object) = ${object.toLowerCase()}`);
  const { rows } = await sql<Row>`select s.* from ${savedSource(type)(actor.tenant.schema)} s
    where ${sql.join(parts, sql` and `)} order by lower(s.label), s.id limit ${sql.lit(most)}`.execute(connected);
  return rows.map((row) => toItem(row, actor));
}

function toItem(row: Row, actor: Actor): SavedRow {
  return {
    id: row.id,
    label: row.label,
    description: row.description,
    kind: row.kind ?? '',
    object: row.object ?? '',
    shared: row.shared,
    owner: row.owner,
    ownerName: row.owner_name,
    editable: row.owner === actor.userId || actor.permissions.has(permissions.developApplication),
    revision: row.revision,
    modifiedAt: row.modified_at.toISOString(),
    modifiedByName: row.modified_by_name,
    data: row.data,
  };
}
