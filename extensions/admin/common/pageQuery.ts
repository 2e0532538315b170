import { z } from 'zod';

/** Which part of a list is wanted, in which order; by default ordered by the first of the columns. */
export function pageQuery<const S extends readonly [string, ...string[]]>(columns: S) {
  return z.object({
    /** Part of a name. */
    search: z.string().max(200).optional(),
    sort: z.enum(columns).default(columns[0]),
    order: z.enum(['asc', 'desc']).default('asc'),
    limit: z.coerce.number().int().min(1).max(1000).default(200),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  });
}
