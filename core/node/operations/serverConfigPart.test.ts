import { serverConfigCalls } from '../../common/operations/serverConfigCalls';
import { openTestServer, type TestServer } from '../testing/testServer';

describe('the configuration that the console reads', () => {
  let test: TestServer;

  beforeAll(async () => {
    const serverConfig = { hasGit: true, paasType: 'private', singleLoginDomain: { 'a.localhost': 'example.com' } };
    test = await openTestServer({ environment: { LATHE_SERVER_CONFIG: JSON.stringify(serverConfig) } });
  });

  afterAll(() => test.close());

  const read = async (type?: string, host = 'b.localhost') =>
    (await test.call(serverConfigCalls.get, { query: { type }, headers: { host } })).envelope.result;

  it('is answered by name, to anybody', async () => {
    expect(await read('hasGit')).toBe(true);
    expect(await read('hasCas')).toBe(false);
    expect(await read('paasType')).toBe('private');
  });

  it('has nothing under other names', async () => {
    expect(await read('constructor')).toBeNull();
    expect(await read('DATABASE_URL')).toBeNull();
  });

  it('names the domain of single log-in for the host that was asked', async () => {
    expect(await read('singleLoginDomain', 'a.localhost')).toBe('example.com');
    expect(await read('singleLoginDomain')).toBeNull();
  });

  it('is answered whole', async () => {
    expect(await read()).toMatchObject({ hasGit: true, 'hwcloud.projectId': '', singleLoginDomain: null });
  });
});
