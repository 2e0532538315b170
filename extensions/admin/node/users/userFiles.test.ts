import { isEnded, jobCalls, permissions } from 'lathe/common';
import { Blobs, Database, Events, Users } from 'lathe/node';
import { openSessionServer, type SessionServer, type TestBrowser, testActor } from 'lathe/node/testing';
import { Readable } from 'node:stream';
import { ImportState } from '../../common/userImportShapes';
import { usersCalls } from '../../common/usersCalls';
import { activate } from '../index';

describe('files of users', () => {
  let server: SessionServer;
  let ann: TestBrowser;
  let annId: string;

  beforeAll(async () => {
    server = await openSessionServer({ extensions: { admin: { activate } }, jobs: 1 });
    ann = await server.signedIn();
    annId = (await server.test.container.get(Users).locate('ann'))?.userId ?? '';
  });

  afterAll(() => server.close());

  async function upload(text: string, userId = annId): Promise<string> {
    const owner = testActor({ tenant: server.tenant, userId });
    const options = { name: 'users.csv', type: 'text/csv' };
    return (await server.test.container.get(Blobs).put(owner, Readable.from([text]), options)).id;
  }

  /** The result of the job, once it has ended. */
  async function imported(text: string, update = true, who = ann): Promise<ImportState> {
    const heard: (() => void)[] = [];
    const listening = server.test.container
      .get(Events)
      .subscribe(server.tenant, () => heard.splice(0).forEach((tell) => tell()));
    const body = { fileId: await upload(text), update };
    const id = (await who.call(usersCalls.import, { body })).envelope.result?.jobId ?? '';
    for (;;) {
      const next = new Promise<void>((resolve) => heard.push(resolve));
      const job = (await who.call(jobCalls.get, { params: { id } })).envelope.result;
      if (job && isEnded(job.state)) {
        listening.dispose();
        expect(job.error).toBeUndefined();
        return ImportState.parse(job.result);
      }
      await next;
    }
  }

  const exported = async (query = '') => (await ann.send('GET', `${usersCalls.export.path}${query}`)).text;

  it('are read row by row, and each that fails is told of', async () => {
    const state = await imported(
      [
        '\uFEFFUser Name,email,full_name,profile,nonsense',
        'imp-1,one@example.org,"One, Two",Developer,x',
        'imp-2,nobody,,Developer,x',
        '=imp,,,Developer,x',
        'imp-3,,,No Such,x',
        'ANN,ann@example.org,,,x',
        'ann,,,Developer,x',
        'imp-1,,,,x',
        'imp-4',
      ].join('\r\n'),
    );
    expect(state).toMatchObject({ rows: 8, created: 2, updated: 1, unchanged: 1, failed: 4 });
    expect(state.failures.map(({ line, userName, field }) => [line, userName, field])).toEqual([
      [3, 'imp-2', 'email'],
      [4, '=imp', 'userName'],
      [5, 'imp-3', 'profile'],
      [7, 'ann', ''],
    ]);
    expect(state.failures[3]?.message).toContain('profile');
    const again = await imported('userName\nimp-1', false);
    expect(again).toMatchObject({ failed: 1, failures: [{ userName: 'imp-1', field: 'userName' }] });
    const listed = await ann.call(usersCalls.list, { query: { name: 'imp-1' } });
    expect(listed.envelope.result?.[0]).toMatchObject({ fullName: 'One, Two', hasPassword: false });
  });

  it('give nobody what the one who imports has not', async () => {
    const profile = {
      id: '000T-mia',
      name: 'Mia',
      standard: false,
      kind: 'User',
      permissions: [permissions.manageUsers],
    };
    await server.test.container
      .get(Database)
      .of(server.tenant)
      .withTables<{ profile: typeof profile }>()
      .insertInto('profile')
      .values(profile)
      .execute();
    const miaId = await server.addUser('mia', 'Mia');
    const mia = await server.signedIn('mia');
    const body = { fileId: await upload('userName,profile\nmallory,System Administrator\nann,', miaId), update: true };
    const id = (await mia.call(usersCalls.import, { body })).envelope.result?.jobId ?? '';
    expect(id).not.toBe('');
    const done = await imported('userName\nlast');
    expect(done.created).toBe(1);
    const state = ImportState.parse((await mia.call(jobCalls.get, { params: { id } })).envelope.result?.result);
    expect(state).toMatchObject({ created: 0, updated: 0, failed: 2 });
    expect(state.failures[0]?.message).toContain('System');
    const foreign = await mia.call(usersCalls.import, { body: { fileId: await upload('userName\nx') } });
    expect(foreign.envelope.resCode).toBe('NOT_FOUND');
  });

  it('hold all users, more than a batch, and no formulas', async () => {
    const users = server.test.container.get(Users);
    await users.create(server.tenant, {
      name: 'formula',
      profile: 'Developer',
      fullName: '=HYPERLINK("x")',
      phone: '+86 1',
    });
    const values = Array.from({ length: 1500 }, (_, index) => ({
      id: `10gd-many-${String(index).padStart(6, '0')}`,
      name: `many-${index}`,
      password_hash: '!',
      profile: 'Developer',
      kind: 'User',
      locale: 'en',
    }));
    await server.test.container
      .get(Database)
      .of(server.tenant)
      .withTables<{ user: (typeof values)[number] }>()
      .insertInto('user')
      .values(values)
      .execute();
    const text = await exported();
    expect(text.startsWith('\uFEFFuserName,fullName,email,phone,profile,languageLocaleKey\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => line.startsWith('many-'))).toHaveLength(1500);
    expect(text).toContain(`formula,"'=HYPERLINK(""x"")",,'+86 1,Developer,en_US`);
    expect((await exported('?name=many-12&state=active')).trim().split('\r\n')).toHaveLength(1 + 111);
    expect(text).not.toMatch(/argon2|password/i);
  });
});
