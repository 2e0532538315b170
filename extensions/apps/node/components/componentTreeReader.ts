import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { lockSeconds } from 'lathe/common';
import { type Actor, Database } from 'lathe/node';
import type { ComponentEntry } from '../../common/appCalls';
import { shownType } from '../../common/componentTypes';
import { componentTree } from './treeParts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly revision: number;
  readonly type: string;
  readonly comp: string | null;
  readonly object: string | null;
  readonly parent: string | null;
  readonly seq: number | null;
  readonly url: string | null;
  readonly active: boolean;
  readonly thing: string | null;
  readonly thing_name: string | null;
  readonly thing_active: boolean | null;
  readonly user_id: string | null;
  readonly user_name: string | null;
  readonly locked_at: Date | null;
}

/** All of a tree in one statement: editors show it as a whole. */
@injectable()
export class ComponentTreeReader {
  constructor(@inject(Database) private readonly database: Database) {}

  async of(actor: Actor, tree: string, type = componentTree.type): Promise<ComponentEntry[]> {
    const { schema } = actor.tenant;
    const { rows } = await sql<Row>`
      select m.id, m.name, coalesce(nullif(t.label, ''), m.label) as label, m.revision, m.active, m.data->>'type' as type, m.data->>'compId' as comp,
        m.data->>'objectId' as object, m.data->>'parent' as parent, (m.data->>'seqNo')::float8 as seq, m.data->>'url' as url,
        t.id as thing, t.name as thing_name, t.active as thing_active, l.user_id, l.user_name, l.locked_at
      from ${sql.id(schema, 'metadata')} m
      left join ${sql.id(schema, 'metadata')} t on t.id = m.data->>'compId' and t.deletion is null
      left join ${sql.id(schema, 'metadata_lock')} l on l.record = coalesce(t.id, m.id)
        and l.seen_at > now() - make_interval(secs => ${sql.lit(lockSeconds)})
      where m.parent = ${tree} and m.type = ${sql.lit(type)} and m.deletion is null
      order by seq, m.id`.execute(this.database.bare);
    return rows.map((row) => toEntry(row, actor));
  }
}

function toEntry(row: Row, { userId }: Actor): ComponentEntry {
  return {
    id: row.id,
    name: row.name,
    label: row.label,
    type: shownType(row.type, row.thing_name ?? row.name),
    compId: row.comp,
    objectId: row.object,
    parent: row.parent,
    seqNo: row.seq ?? 0,
    revision: row.revision,
    active: row.active && (row.thing_active ?? true),
    missing: row.comp !== null && row.thing === null,
    url: row.url,
    lockInfo: {
      locked: row.user_id !== null,
      userId: row.user_id ?? '',
      userName: row.user_name ?? '',
      lockAt: row.locked_at?.toISOString().slice(0, 19).replace('T', ' ') ?? '',
      editable: row.user_id === null || row.user_id === userId,
    },
  };
}
