import { sql } from 'kysely';
import type { Fragment } from './queryContext';
import type { Column } from './scope';

/** What a field is compared and sorted by: of a text in several languages the caller's, else the English one. */
export function comparable({ kind, value, scope }: Column): Fragment {
  if (kind !== 'languages') return value;
  return sql`coalesce(${value} ->> ${scope.compilation.context.locale}::text, ${value} ->> 'en')`;
}
