import { ssoCalls } from '../../common/ssoCalls';
import { addProvider, changeProvider, openSsoServer } from './testing/ssoServer';
import type { SsoTables } from './ssoTables';

it('the secret of a provider comes under a new key when the provider is saved', async () => {
  const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)];
  const one = await openSsoServer({ environment: { LATHE_SECRET: old } });
  const shared = { config: one.test.database.config };
  const two = await openSsoServer({ environment: { LATHE_SECRET: `${fresh} ${old}` }, shared }, one);
  const body = { type: 'OIDC', name: 'corp', issuer: 'https://idp.example', clientId: 'x', secret: 'secret' };
  const { id } = await addProvider(one, body);
  const keyId = async (): Promise<string | undefined> => {
    const providers = one.test.database.of(one.tenant).withTables<SsoTables>().selectFrom('identity_provider');
    return (await providers.select('secret').executeTakeFirst())?.secret?.split('.')[1];
  };
  const before = await keyId();
  await changeProvider(one, id, { name: 'corp1' });
  expect(await keyId()).toBe(before);
  await changeProvider(two, id, { name: 'corp2' });
  expect(await keyId()).not.toBe(before);
  const { result } = (await (await two.signedIn()).call(ssoCalls.get, { params: { id } })).envelope;
  expect(result?.hasSecret).toBe(true);
  await two.close();
  await one.close();
}, 30_000);
