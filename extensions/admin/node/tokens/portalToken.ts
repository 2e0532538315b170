import { sql } from 'kysely';
import { Database } from 'lathe/node';
import { accessTokenCalls } from '../../common/accessTokenCalls';
import { ok, type TestAdministration } from '../testAdministration';

/** The token of somebody who has become a user of built applications since. */
export async function portalToken({ server }: TestAdministration): Promise<string> {
  const id = await server.addUser('pam');
  const body = { name: 'old', permissions: [], days: 1 };
  const { token } = await ok(await server.signedIn('pam'), accessTokenCalls.create, { body });
  await sql`update ${sql.id(server.tenant.schema, 'user')} set profile = 'Portal User', kind = 'PortalUser'
    where id = ${id}`.execute(server.test.container.get(Database).bare);
  return token;
}
