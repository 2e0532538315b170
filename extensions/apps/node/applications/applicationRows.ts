import { sql } from 'kysely';
import { JsonData } from 'lathe/common';
import type { Actor, Connected, InTransaction } from 'lathe/node';
import { ApplicationData } from '../../common/applicationData';
import type { KnownApplication, KnownApplications } from './solutionRules';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
}

/** Those applications of a tenant that some names or ids mean, in one look. */
export async function knownApplications(
  on: Connected | InTransaction,
  { tenant }: Actor,
  names: readonly string[],
  solution: string | undefined,
): Promise<KnownApplications> {
  const { rows } = await sql<Row>`select id, name, data from ${sql.id(tenant.schema, 'metadata')}
    where type = 'Application' and deletion is null and (
      lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])
      or id = ${solution ?? ''} or (data->'properties'->>'solution' = ${solution ?? ''} and data->>'type' = 'Solution Application'))`.execute(
    on,
  );
  const all = rows.flatMap(({ id, name, data }): KnownApplication[] => {
    const read = ApplicationData.safeParse(JsonData.parse(data));
    return read.success ? [{ id, name, data: read.data }] : [];
  });
  return {
    named: (name) => all.find((one) => one.name.toLowerCase() === name.toLowerCase()),
    solution: (id) => all.find((one) => one.id === id || one.data.properties.solution === id),
  };
}
