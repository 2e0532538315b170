import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { SearchHit } from '../../../common/metadata/uses';
import type { Actor } from '../../access/actor';
import { Database } from '../../database/database';
import { linkColumns, type LinkRow, toLink } from '../recordRow';
import { MetadataTypes } from '../types/metadataTypes';
import { escapeLike } from '../../database/likePattern';
import type { Page } from './recordReader';

export interface SearchQuery {
  readonly text: string;
  readonly types?: string;
  readonly limit?: number;
  readonly offset?: number;
}

interface HitRow extends LinkRow {
  readonly modified_at: Date;
  readonly modified_by_name: string;
  readonly total: number;
}

/** Finds records of all types that the actor may read: names first, then what they contain. */
@injectable()
export class RecordSearch {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  async search(
    actor: Actor,
    { text, types, limit = 50, offset = 0 }: SearchQuery,
    project?: string,
  ): Promise<Page<SearchHit>> {
    const readable = this.types.namesFor(actor);
    const wanted = types?.split(',').map((name) => this.types.readable(name.trim(), actor).name);
    const letters = escapeLike(text.trim().toLowerCase());
    const { rows } = await sql<HitRow>`
      with hits as (
        select ${linkColumns}, m.modified_at, m.modified_by_name,
          case when lower(m.name) = ${text.trim().toLowerCase()} then 0
            when lower(m.name) like ${`${letters}%`} or lower(m.label) like ${`${letters}%`} then 1
            when lower(m.name || ' ' || m.label) like ${`%${letters}%`} then 2 else 3 end as rank,
          ts_rank(m.words, plainto_tsquery('simple', ${text})) as weight
        from ${sql.id(actor.tenant.schema, 'metadata')} m
        where m.deletion is null and m.type = any(${wanted ?? readable}::text[])
          and (${project ?? null}::text is null or m.belong_to = ${project ?? null})
          and (lower(m.name || ' ' || m.label) like ${`%${letters}%`} or m.words @@ plainto_tsquery('simple', ${text}))
      )
      select *, count(*) over ()::int as total from hits
      order by rank, weight desc, lower(name), id limit ${limit} offset ${offset}`.execute(this.database.bare);
    const hits = rows.map((row) => ({
      ...toLink(row),
      modifiedAt: row.modified_at.toISOString(),
      modifiedByName: row.modified_by_name,
    }));
    return { rows: hits, total: rows[0]?.total ?? 0 };
  }
}
