import 'reflect-metadata/lite';
import { sql } from 'kysely';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfiguration } from '../../../core/node/configuration/configuration';
import { startEmbedded } from '../../../core/node/database/embedded/embeddedPostgres';
import type { SecondFactorTables } from '../../../core/node/secondFactor/secondFactorTables';
import { throttleLimits } from '../../../core/node/session/loginThrottle';
import { openSessionServer, type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import { openTestDatabase, type TestDatabase } from '../../../core/node/testing/testDatabase';
import { sessionCalls } from '../../../core/common/session/sessionCalls';
import { admin } from './admin';

/** What it prints. */
async function run(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await admin.run(args, readConfiguration(environment, tmpdir()));
    return write.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    write.mockRestore();
  }
}

const passwordIn = (printed: string): string => /one-time password (\S+)/.exec(printed)?.[1] ?? '';

describe('the commands for administrators, beside a running server', () => {
  let database: TestDatabase;
  let server: SessionServer;

  beforeAll(async () => {
    database = await openTestDatabase();
    server = await openSessionServer({ shared: database });
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  const tool = (...args: string[]) => run({ DATABASE_URL: database.url }, ...args);

  it('reset a password: it is good for one log-in, and the sessions end', async () => {
    await server.addUser('ben');
    const before = await server.signedIn('ben');
    const printed = await tool('reset-password', ' Ben ');
    expect(printed.split('\n')).toEqual([expect.stringContaining('ben signs in with the one-time password'), '']);
    expect(await before.status()).toBe('NOT_SIGNED_IN');
    expect((await server.browser().signIn('ben', testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
    const browser = server.browser();
    const { envelope } = await browser.signIn('ben', passwordIn(printed));
    expect(envelope.result).toMatchObject({ userName: 'ben', mustChangePassword: true });
    const body = { oldPassword: passwordIn(printed), newPassword: 'Another-Horse-8' };
    expect((await browser.call(sessionCalls.changePassword, { body })).status).toBe(200);
    expect((await server.browser().signIn('ben', passwordIn(printed))).envelope.resCode).toBe('LOGIN_FAILED');
  });

  it.each(['unlock', 'reset-password'])('%s lets in who is locked out', async (command) => {
    const name = `locked-${command}`;
    await server.addUser(name);
    const lockedOut = async () => (await server.browser('10.1.1.1').signIn(name, 'Wrong-1')).envelope.resCode;
    let last = '';
    for (let i = 0; i <= throttleLimits.userLock && last !== 'ACCOUNT_LOCKED'; i++) {
      last = await lockedOut();
      if (last === 'CAPTCHA_REQUIRED') break;
    }
    expect(['CAPTCHA_REQUIRED', 'ACCOUNT_LOCKED']).toContain(last);
    const password = passwordIn(await tool(command, name)) || testPassword;
    expect((await server.browser().signIn(name, password)).envelope.resCode).toBe('0');
  });

  it('switch off the second step of who has lost everything', async () => {
    const id = await server.addUser('lost');
    const factors = database.database.of(server.tenant).withTables<SecondFactorTables>();
    const row = { user_id: id, sealed_secret: '-', confirmed_at: new Date(), last_step: null };
    await factors.insertInto('second_factor').values(row).execute();
    expect((await server.browser().signIn('lost', testPassword)).envelope.resCode).toBe('OTP_REQUIRED');
    expect(await tool('two-step-off', 'lost')).toBe('lost signs in without a one-time code.\n');
    expect((await server.browser().signIn('lost', testPassword)).envelope.resCode).toBe('0');
  });

  it('verify the audit log, and name the first broken entry', async () => {
    expect(await tool('verify-audit')).toMatch(
      /^The audit log of Test \(.*\) is intact: \d+ entries, the last hash is/,
    );
    expect(await tool('verify-audit', 'Test')).toContain('intact');
    await expect(tool('verify-audit', 'nobody')).rejects.toThrow('There is no tenant nobody.');
    const change = `set session_replication_role = replica; update ${server.tenant.schema}.audit set user_name = 'x' where number = 2`;
    await database.database.transact(server.tenant, async (transaction) => {
      for (const statement of change.split(';')) await sql.raw(statement).execute(transaction);
      await sql`set session_replication_role = default`.execute(transaction);
    });
    await expect(tool('verify-audit')).rejects.toThrow('is broken: the entry 2 at place 2 is not what was written');
  });

  it('say what is wrong with how they are called', async () => {
    await expect(tool('reset-password', 'nobody')).rejects.toThrow('There is no user nobody.');
    for (const args of [[], ['reset-password'], ['delete', 'ann'], ['constructor', 'ann'], ['unlock', 'ann', 'ben']])
      await expect(tool(...args)).rejects.toThrow('npm run admin -- reset-password|two-step-off|unlock name');
  });

  it('say that there is nothing yet', async () => {
    const empty = await openTestDatabase();
    const nothing = run({ DATABASE_URL: empty.url }, 'unlock', 'ann');
    await expect(nothing).rejects.toThrow('The database is empty: start the server once.');
    await empty.close();
    await expect(run({ LATHE_DATA: '/nowhere/at/all' }, 'unlock', 'ann')).rejects.toThrow('There is no database');
  });
});

it('works on the embedded database while the server runs, and while it does not', async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'lathe-admin-'));
  const start = () => startEmbedded(path.join(data, 'postgres'));
  const tool = () => run({ LATHE_DATA: data }, 'reset-password', 'ann');
  try {
    let postgres = await start();
    let server = await openSessionServer({ shared: postgres });
    const during = passwordIn(await tool());
    expect((await server.browser().signIn('ann', during)).envelope.resCode).toBe('0');
    await server.close();
    await postgres.stop();
    const afterwards = passwordIn(await tool());
    expect(afterwards).not.toBe(during);
    postgres = await start();
    server = await openSessionServer({ shared: postgres }, server);
    expect((await server.browser().signIn('ann', during)).envelope.resCode).toBe('LOGIN_FAILED');
    expect((await server.browser().signIn('ann', afterwards)).envelope.resCode).toBe('0');
    await server.close();
    await postgres.stop();
  } finally {
    await rm(data, { recursive: true, force: true });
  }
}, 60_000);
