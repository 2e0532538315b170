import { sql } from 'kysely';
import type { Connected } from '../../../core/node/database/database';

/** What nobody may read again, by the name that a failing test tells. */
export class HiddenSecrets {
  private readonly secrets = new Map<string, string>();

  /** Answers the secret itself. */
  hide(name: string, secret: string | null | undefined): string {
    if (!secret || secret.length < 10) throw new Error(`${name} is too short to be looked for: ${secret}.`);
    this.secrets.set(name, secret);
    return secret;
  }

  get count(): number {
    return this.secrets.size;
  }

  /** Which of them a text holds, in whatever spelling. */
  in(text: string): readonly string[] {
    return [...this.secrets].filter(([, secret]) => spellings(secret).some((each) => text.includes(each))).map(nameOf);
  }
}

const nameOf = ([name]: readonly [string, string]): string => name;

function spellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const encoded = [bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')];
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret), ...encoded];
}

/** Everything that the database holds, table by table. */
export async function dump(database: Connected): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ schema: string; name: string }>`select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')`.execute(database);
  const tables = new Map<string, string>();
  for (const { schema, name } of rows) {
    const table = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.id(schema, name)} t`.execute(
      database,
    );
    tables.set(`${schema}.${name}`, table.rows.map(({ row }) => row).join('\n'));
  }
  return tables;
}
