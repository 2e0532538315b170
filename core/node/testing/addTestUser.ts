import type { Actor } from '../access/actor';
import type { UserTables } from '../users/userTables';
import type { TestServer } from './testServer';

/** Gives a test's actor a row, where code looks for who he is by now. */
export async function addTestUser(test: TestServer, { tenant, userId: id, userName, profile, kind, locale }: Actor) {
  const user = { id, name: userName, profile, kind, locale, password_hash: '' };
  await test.database.of(tenant).withTables<UserTables>().insertInto('user').values(user).execute();
}
