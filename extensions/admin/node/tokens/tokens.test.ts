import { sql } from 'kysely';
import { type LiveEvent, permissions } from 'lathe/common';
import { Database, Events, Sweeps } from 'lathe/node';
import { accessTokenCalls as calls, mostTokens } from '../../common/accessTokenCalls';
import { auditCalls } from '../../common/auditCalls';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import { portalToken } from './portalToken';
import { answerOf, ok, openAdministration, type TestAdministration } from '../testAdministration';

const { developApplication, managePermissions, manageUsers } = permissions;
const verify = '/u-route/baas/sys/v1.0/currentuser';

describe('personal access tokens', () => {
  let test: TestAdministration;

  beforeAll(async () => {
    test = await openAdministration();
  });

  afterAll(() => test.server.close());

  const create = (browser: TestAdministration['ann'], name: string, ...granted: string[]) =>
    ok(browser, calls.create, { body: { name, permissions: granted, days: 7 } });
  const by = (token: string) => ({ headers: { authorization: `Bearer ${token}` }, token: null });
  const whoIs = async (token: string) => {
    const { text } = await test.server.browser().send('GET', verify, by(token));
    const { resCode, result } = JSON.parse(text);
    return result ? [result.userName, ...result.permissions] : resCode;
  };
  const change = (statement: ReturnType<typeof sql>) =>
    statement.execute(test.server.test.container.get(Database).bare);

  it('acts for its owner with no more than it was given, and tells when it was used', async () => {
    const made = await create(test.ann, 'Nightly', managePermissions);
    expect(made.token).toMatch(/^lathe_pat_[\w-]{43}$/);
    expect(made).toMatchObject({ start: made.token.slice(0, 14), userName: 'ann', expired: false, lastUsedAt: null });
    expect(await whoIs(made.token)).toEqual(['ann', managePermissions]);
    const program = test.server.browser();
    const body = { name: 'By_Token', label: 'By token', permissions: [] };
    expect(await answerOf(program, permissionSetCalls.create, { body, ...by(made.token) })).toBe('200 0');
    const more = { ...body, name: 'More', permissions: [manageUsers] };
    expect(await answerOf(program, permissionSetCalls.create, { body: more, ...by(made.token) })).toBe(
      '403 CANNOT_GRANT',
    );
    expect(await answerOf(program, auditCalls.list, by(made.token))).toBe('403 FORBIDDEN');
    const { lastUsedAt } = await ok(test.ann, calls.get, { params: { id: made.id } });
    expect(Date.now() - Date.parse(lastUsedAt ?? '')).toBeLessThan(60_000);
  });

  it('loses what its owner loses, and opens nothing when he is deactivated', async () => {
    const id = await test.server.addUser('tom', 'Developer');
    const { token } = await create(await test.server.signedIn('tom'), 'mine', developApplication);
    expect(await whoIs(token)).toEqual(['tom', developApplication]);
    const users = sql.id(test.server.tenant.schema, 'user');
    await change(sql`update ${users} set must_change_password = true where id = ${id}`);
    expect(await answerOf(test.server.browser(), calls.list, by(token))).toBe('403 MUST_CHANGE_PASSWORD');
    await change(sql`update ${users} set active = false where id = ${id}`);
    expect(await whoIs(token)).toBe('INVALID_TOKEN');
  });

  it('can be revoked, and expires', async () => {
    const [revoked, expired] = [await create(test.ann, 'one'), await create(test.ann, 'two')];
    expect(await answerOf(test.ann, calls.revoke, { params: { id: revoked.id } })).toBe('200 0');
    expect([await whoIs(revoked.token), await whoIs(revoked.token)]).toEqual(['INVALID_TOKEN', 'INVALID_TOKEN']);
    expect(await answerOf(test.ann, calls.revoke, { params: { id: revoked.id } })).toBe('404 NOT_FOUND');
    await change(sql`update lathe.access_token set expires_at = now() where id = ${expired.id}`);
    expect(await whoIs(expired.token)).toBe('INVALID_TOKEN');
    expect(await ok(test.ann, calls.get, { params: { id: expired.id } })).toMatchObject({ expired: true });
  });

  it('makes and revokes no tokens itself', async () => {
    const { token, id } = await create(test.ann, 'weak', manageUsers);
    const program = test.server.browser();
    const body = { name: 'heir', permissions: [manageUsers], days: 1 };
    expect(await answerOf(program, calls.create, { body, ...by(token) })).toBe('403 SESSION_NEEDED');
    expect(await answerOf(program, calls.revoke, { params: { id }, ...by(token) })).toBe('403 SESSION_NEEDED');
  });

  it('is given nothing that its owner lacks, and only what is asked for as it must be', async () => {
    const body = { name: 'x', permissions: [manageUsers], days: 1 };
    expect(await answerOf(test.dave, calls.create, { body })).toBe('403 CANNOT_GRANT');
    for (const wrong of [{ days: 0 }, { days: 367 }, { name: ' ' }, { permissions: ['Rule the World'] }])
      expect(await answerOf(test.ann, calls.create, { body: { ...body, ...wrong } })).toBe('400 INVALID_REQUEST');
    expect(await answerOf(test.server.browser(), calls.create, { body })).toBe('401 NOT_SIGNED_IN');
    expect(await answerOf(test.ann, calls.create, { body, token: null })).toBe('403 FORGERY');
  });

  it('is seen and revoked by its owner and by who may manage users, in the same tenant', async () => {
    const { id } = await create(test.dave, "dave's");
    const params = { id };
    expect((await ok(test.dave, calls.list, { query: { of: 'all' } })).map(({ userName }) => userName)).toEqual([
      'dave',
    ]);
    const all = await ok(test.ann, calls.list, { query: { of: 'all', search: 'DAVE', sort: 'userName' } });
    expect(all.map(({ name }) => name)).toEqual(["dave's"]);
    expect((await ok(test.ann, calls.list, {})).some(({ userName }) => userName !== 'ann')).toBe(false);
    const anns = { id: (await create(test.ann, 'hidden')).id };
    expect(await answerOf(test.dave, calls.get, { params: anns })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.dave, calls.revoke, { params: anns })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.olga, calls.get, { params })).toBe('404 NOT_FOUND');
    expect(await answerOf(test.olga, calls.revoke, { params })).toBe('404 NOT_FOUND');
    expect(await ok(test.olga, calls.list, { query: { of: 'all' } })).toEqual([]);
    expect(await answerOf(test.ann, calls.revoke, { params })).toBe('200 0');
  });

  it('is named in the audit log by what was done with it, as are its making and its end', async () => {
    const { token, id, name } = await create(test.ann, 'Auditor', managePermissions);
    const body = { name: 'By_Named_Token', label: 'By a named token', permissions: [] };
    const made = await ok(test.server.browser(), permissionSetCalls.create, { body, ...by(token) });
    await answerOf(test.server.browser(), calls.create, { body: { ...body, days: 1 }, ...by(token) });
    await ok(test.ann, calls.revoke, { params: { id } });
    const entries = async (query: object) =>
      (await ok(test.ann, auditCalls.list, { query: { order: 'asc', ...query } })).map(
        ({ action, userName, tokenId, tokenName }) => [action, userName, tokenId, tokenName],
      );
    expect(await entries({ objectId: made.id })).toEqual([['create', 'ann', id, name]]);
    expect(await entries({ objectId: id })).toEqual([
      ['create', 'ann', null, null],
      ['revoke', 'ann', null, null],
    ]);
    expect(await entries({ search: id })).toEqual(
      expect.arrayContaining([
        ['create', 'ann', id, name],
        ['refused', 'ann', id, name],
      ]),
    );
  });

  it('is told of to its owner and to those who see all, when it is made and when it is revoked', async () => {
    // What earlier tests did may be told of only now.
    const heard: LiveEvent[] = [];
    const all = Promise.withResolvers<void>();
    const own = (token: string | undefined) =>
      heard.filter((event) => event.type === 'AccessToken' && event.id === token);
    const made: string[] = [];
    const look = (): void => void (own(made[0]).length === 4 && all.resolve());
    test.server.test.container.get(Events).subscribe(test.server.tenant, {
      heard: ({ event }) => {
        heard.push(event);
        look();
      },
      missed: () => undefined,
    });
    const { id } = await create(test.dave, 'told');
    made.push(id);
    await ok(test.ann, calls.revoke, { params: { id } });
    look();
    await all.promise;
    expect(own(id).map(({ action, user, permission }) => [action, user, permission])).toEqual([
      ['create', test.ids.dave, undefined],
      ['create', undefined, manageUsers],
      ['revoke', test.ids.dave, undefined],
      ['revoke', undefined, manageUsers],
    ]);
  });

  it('is forgotten long after it has expired, and when its owner is gone', async () => {
    const ids: string[] = [];
    for (const name of ['young', 'expired', 'old', 'orphan']) ids.push((await create(test.ann, name)).id);
    const [, expired, old, orphan] = ids;
    await change(sql`update lathe.access_token set expires_at = now() - interval '89 days' where id = ${expired}`);
    await change(sql`update lathe.access_token set expires_at = now() - interval '91 days' where id = ${old}`);
    await change(sql`update lathe.access_token set user_id = 'nobody' where id = ${orphan}`);
    await test.server.test.container.get(Sweeps).run();
    const { rows } = await change(sql`select id from lathe.access_token where id = any(${ids}) order by created_at`);
    expect(rows).toEqual([{ id: ids[0] }, { id: expired }]);
  });

  it('is not for users of built applications, nor for more than anybody needs', async () => {
    const pam = by(await portalToken(test));
    const body = { name: 'x', permissions: [], days: 1 };
    expect(await answerOf(test.server.browser(), calls.create, { body, ...pam })).toBe('401 NOT_SIGNED_IN');
    expect(await answerOf(test.server.browser(), calls.list, pam)).toBe('401 NOT_SIGNED_IN');
    await test.server.addUser('many', 'Developer');
    const many = await test.server.signedIn('many');
    for (let i = 0; i < mostTokens; i++) await create(many, `${i}`);
    expect(await answerOf(many, calls.create, { body })).toBe('409 TOO_MANY_TOKENS');
  });

  it('is kept as a hash only, and told nobody again', async () => {
    const { token, id } = await create(test.ann, 'secret');
    await whoIs(token);
    const secret = token.slice(14);
    const { rows } = await sql<{ kept: string }>`select to_jsonb(a)::text as kept from lathe.access_token a`.execute(
      test.server.test.container.get(Database).bare,
    );
    expect(rows.map(({ kept }) => kept).join()).not.toContain(secret);
    const answers = [
      await test.ann.call(calls.get, { params: { id } }),
      await test.ann.call(calls.list),
      await test.ann.call(auditCalls.list),
    ];
    expect(JSON.stringify(answers)).toContain('AccessToken');
    expect(JSON.stringify(answers)).not.toContain(secret);
  });
});
