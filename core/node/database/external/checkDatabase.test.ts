import { DatabaseProxy } from '../../testing/databaseProxy';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';
import { DatabaseUnusable } from '../embedded/unusable';
import { checkDatabase, problemOf } from './checkDatabase';

describe('checkDatabase', () => {
  let test: TestDatabase;

  beforeEach(async () => {
    test = await openTestDatabase();
  });

  afterEach(() => test.close());

  it('takes one that can be worked with', async () => {
    await checkDatabase(test.config);
    await checkDatabase({ connectionString: test.url });
  });

  it('waits for one that is still to start', async () => {
    const proxy = await DatabaseProxy.start(test.config);
    await proxy.close();
    const checking = checkDatabase(proxy.config);
    await proxy.open();
    await checking;
    await proxy.end();
  });

  it.each([
    ['is not there', { host: '/nowhere' }, /cannot be reached: .*ENOENT/],
    ['has no such name', { database: 'none' }, /no such database: .*"none"/],
    ['knows no such user', { user: 'stranger' }, /does not let the user .*"stranger"/],
  ])('refuses one that %s', async (_, config, message) => {
    const checking = checkDatabase({ ...test.config, ...config }, 10);
    await expect(checking).rejects.toThrow(message);
    await expect(checking).rejects.toBeInstanceOf(DatabaseUnusable);
  });

  const good = { version: 140_000, encoding: 'UTF8', copy: false, may_create: true, user: 'u', database: 'd' };

  it.each([
    [{}, undefined],
    [{ version: 130_012 }, /PostgreSQL 13; it takes 14/],
    [{ copy: true }, /only reads/],
    [{ encoding: 'LATIN1' }, /LATIN1/],
    [{ may_create: false }, /grant create on database "d" to "u"/],
  ])('finds with %j the problem %s', (facts, problem) => {
    const found = problemOf({ ...good, ...facts });
    if (problem) expect(found).toMatch(problem);
    else expect(found).toBeUndefined();
  });
});
