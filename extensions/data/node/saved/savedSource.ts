import { type RawBuilder, sql } from 'kysely';

/** Views or dashboards as rows: those that are shared, which are metadata, and everybody's own. */
export function savedSource(type: 'View' | 'Dashboard'): (schema: string) => RawBuilder<unknown> {
  return (schema) => sql`(
    select m.id, m.name, m.label, m.data ->> 'kind' as kind, m.data ->> 'object' as object,
      coalesce(m.data ->> 'description', '') as description, true as shared, m.created_by as owner,
      m.created_by_name as owner_name, m.revision, m.created_at, m.modified_at, m.modified_by_name, m.data
    from ${sql.id(schema, 'metadata')} m where m.type = ${sql.lit(type)} and m.deletion is null
    union all
    select s.id, s.label, s.label, s.data ->> 'kind', s.data ->> 'object', coalesce(s.data ->> 'description', ''), false,
      s.owner, coalesce(u.name, ''), s.revision, s.created_at, s.modified_at, coalesce(u.name, ''), s.data
    from ${sql.id(schema, 'saved_item')} s left join ${sql.id(schema, 'user')} u on u.id = s.owner
    where s.type = ${sql.lit(type)})`;
}

/** What is not shared is there for its owner alone, whatever else he may see. */
export function sharedOrOwn(userId: string, alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.id(alias, 'shared')} or ${sql.id(alias, 'owner')} = ${userId})`;
}
