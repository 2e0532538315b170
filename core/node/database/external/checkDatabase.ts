import type { Client, ClientConfig } from 'pg';
import { setTimeout as wait } from 'node:timers/promises';
import { types } from 'node:util';
import { backoff } from '../connections/backoff';
import { codeOf, saysGoodbye } from '../connections/failures';
import { openClient } from '../connections/openClient';
import { DatabaseUnusable } from '../embedded/unusable';

const oldest = 14;

/** Containers start in any order, so a database that is not there yet is waited for, in milliseconds. */
const patience = 20_000;

interface Facts {
  readonly version: number;
  readonly encoding: string;
  readonly copy: boolean;
  readonly may_create: boolean;
  readonly user: string;
  readonly database: string;
}

/** Whether the server can work with a PostgreSQL that somebody else runs; refuses it plainly if not. */
export async function checkDatabase(config: ClientConfig, limit = patience): Promise<void> {
  const client = await reach(config, limit);
  try {
    const { rows } = await client.query<Facts>(`select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding, pg_is_in_recovery() as copy, current_user as user,
      has_database_privilege(current_database(), 'create') as may_create, current_database() as database`);
    const [facts] = rows;
    const problem = facts && problemOf(facts);
    if (problem) throw new DatabaseUnusable(`${problem} (DATABASE_URL)`);
  } finally {
    await client.end();
  }
}

export function problemOf({ version, encoding, copy, may_create, user, database }: Facts): string | undefined {
  if (version < oldest * 10_000)
    return `The database is PostgreSQL ${Math.floor(version / 10_000)}; it takes ${oldest} or later. Upgrade it.`;
  if (copy) return `The database is a copy that only reads. Name the one that it is a copy of.`;
  if (encoding !== 'UTF8') return `The database "${database}" has the encoding ${encoding}. Create one with UTF8.`;
  if (!may_create)
    return `The user "${user}" may not make schemas. Let him: grant create on database "${database}" to "${user}".`;
  return undefined;
}

async function reach(config: ClientConfig, limit: number): Promise<Client> {
  const until = performance.now() + limit;
  for (let attempt = 0; ; attempt++) {
    try {
      return await openClient(config);
    } catch (error) {
      const final = codeOf(error) !== undefined && !saysGoodbye(error) && codeOf(error) !== '53300';
      if (final || performance.now() > until) throw new DatabaseUnusable(refusalOf(error));
      await wait(backoff(attempt));
    }
  }
}

function refusalOf(error: unknown): string {
  // Several addresses of one name fail together, and their common error says nothing.
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const reason = types.isNativeError(first) ? first.message : String(first);
  if (codeOf(error) === '3D000') return `There is no such database: ${reason}. Create it first (DATABASE_URL).`;
  if (/^28/.test(codeOf(error) ?? '')) return `The database does not let the user of DATABASE_URL in: ${reason}.`;
  return `The database of DATABASE_URL cannot be reached: ${reason}.`;
}
