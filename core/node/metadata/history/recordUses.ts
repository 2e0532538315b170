import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { Use } from '../../../common/metadata/uses';
import type { Actor } from '../../access/actor';
import { Database } from '../../database/database';
import { type Page, RecordReader } from '../reading/recordReader';
import { linkColumns, type LinkRow, toLink } from '../recordRow';
import { MetadataTypes } from '../types/metadataTypes';

type UseRow = LinkRow & { readonly place: string; readonly weak: boolean; readonly total: number };

interface Part {
  readonly limit?: number;
  readonly offset?: number;
}

/** Who names whom. */
@injectable()
export class RecordUses {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(RecordReader) private readonly reader: RecordReader,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  /** Where a record is used. */
  uses(actor: Actor, id: string, part: Part): Promise<Page<Use>> {
    return this.look(actor, id, part, 'target', 'source');
  }

  /** What a record uses. */
  references(actor: Actor, id: string, part: Part): Promise<Page<Use>> {
    return this.look(actor, id, part, 'source', 'target');
  }

  private async look(
    actor: Actor,
    id: string,
    { limit = 100, offset = 0 }: Part,
    from: 'source' | 'target',
    to: 'source' | 'target',
  ): Promise<Page<Use>> {
    await this.reader.find(actor, id);
    const { schema } = actor.tenant;
    const { rows } = await sql<UseRow>`
      select ${linkColumns}, r.place, r.weak, count(*) over ()::int as total
      from ${sql.id(schema, 'metadata_reference')} r
      join ${sql.id(schema, 'metadata')} m on m.id = ${sql.id('r', to)} and m.deletion is null
      where ${sql.id('r', from)} = ${id} and m.type = any(${this.types.namesFor(actor)}::text[])
      order by m.type, lower(m.name), r.place limit ${limit} offset ${offset}`.execute(this.database.bare);
    const uses = rows.map((row) => ({ ...toLink(row), place: row.place, weak: row.weak }));
    return { rows: uses, total: rows[0]?.total ?? 0 };
  }
}
