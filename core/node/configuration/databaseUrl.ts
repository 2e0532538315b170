import { Client } from 'pg';
import { z } from 'zod';

/** An address as pg takes it: a socket's folder may be the host, as in "postgres://user@/name?host=/var/run/postgresql". */
export const DatabaseUrl = z.string().refine(isDatabaseUrl, {
  error: 'must be an address such as postgres://user:password@host/database or postgres://user@/database?host=/folder',
});

function isDatabaseUrl(text: string): boolean {
  if (!/^postgres(ql)?:\/\/\S*$/.test(text)) return false;
  try {
    // It connects to nothing yet.
    const { host, port } = new Client({ connectionString: text });
    return host !== '' && Number.isInteger(port);
  } catch {
    return false;
  }
}
