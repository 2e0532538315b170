import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { Actor } from '../../access/actor';
import type { InTransaction } from '../../database/database';
import { refuse } from '../refuse';
import { MetadataTypes } from '../types/metadataTypes';
import { looksLikeId, type Reference } from './referencesIn';

export interface RecordReferences {
  readonly source: string;
  readonly references: readonly Reference[];
}

interface User {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly place: string;
}

/** Who names whom, kept beside the records so that "where used" is a look-up. */
@injectable()
export class ReferenceTable {
  constructor(@inject(MetadataTypes) private readonly types: MetadataTypes) {}

  /** Replaces what the records refer to; what they cannot do without must be there, and stays until this is committed. */
  async replace(
    transaction: InTransaction,
    { tenant }: Actor,
    all: readonly RecordReferences[],
    fresh: boolean,
  ): Promise<void> {
    const table = sql.id(tenant.schema, 'metadata_reference');
    if (!fresh) {
      const sources = all.map(({ source }) => source);
      await sql`delete from ${table} where source = any(${sources}::text[])`.execute(transaction);
    }
    const rows = all.flatMap(({ source, references }) => references.map((reference) => ({ source, ...reference })));
    if (rows.length === 0) return;
    await this.requireTargets(transaction, tenant.schema, rows);
    const found = rows.filter(looksLikeId).map(({ source, place, target, weak }) => ({ source, place, target, weak }));
    await sql`insert into ${table} (source, place, target, weak)
      select source, place, target, weak from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
        as r(source text, place text, target text, weak boolean)`.execute(transaction);
  }

  private async requireTargets(
    transaction: InTransaction,
    schema: string,
    references: readonly Reference[],
  ): Promise<void> {
    const wanted = references.filter(({ weak }) => !weak);
    if (wanted.length === 0) return;
    const ids = [...new Set(wanted.map(({ target }) => target))].sort();
    const { rows } = await sql<{ id: string; type: string }>`select id, type from ${sql.id(schema, 'metadata')}
      where id = any(${ids}::text[]) and deletion is null order by id for key share`.execute(transaction);
    const found = new Map(rows.map(({ id, type }) => [id, type]));
    for (const { place, target, type } of wanted) {
      const actual = found.get(target);
      if (actual && (!type || this.types.find(type)?.name === actual)) continue;
      const fields = [{ path: `body.${place}`, message: 'reference' }];
      const details = { target };
      throw refuse('BAD_REFERENCE', { place, id: target.slice(0, 80), type: type ?? 'Metadata' }, { fields, details });
    }
  }

  /** Refuses when something outside of the records cannot do without one of them. */
  async requireUnused(
    transaction: InTransaction,
    { tenant }: Actor,
    ids: readonly string[],
    name: string,
  ): Promise<void> {
    const { rows } = await sql<User>`
      select m.id, m.type, m.name, m.label, r.place from ${sql.id(tenant.schema, 'metadata_reference')} r
      join ${sql.id(tenant.schema, 'metadata')} m on m.id = r.source and m.deletion is null
      where r.target = any(${[...ids]}::text[]) and not r.weak and r.source <> all(${[...ids]}::text[])
      order by m.type, m.name, r.place limit 20`.execute(transaction);
    if (rows.length === 0) return;
    const users = rows.map(({ type, name: user }) => `${type} ${user}`).join(', ');
    throw refuse('IN_USE', { name, users }, { details: { users: rows } });
  }
}
