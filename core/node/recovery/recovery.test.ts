import { sql } from 'kysely';
import { recoveryCalls, recoveryHeader, type RecoveryStep } from '../../common/session/recoveryCalls';
import { permissions } from '../../common/access/permissions';
import { messageCalls } from '../../common/mail/messageCalls';
import { Mail } from '../mail/mail';
import { MailTransport } from '../mail/mailTransport';
import type { MessageTables } from '../mail/messageTables';
import { SmsProvider } from '../mail/smsProvider';
import { AttemptLimits } from '../session/attemptLimits';
import { testActor } from '../testing/testActor';
import { openSessionServer, type SessionServer, testPassword } from '../testing/sessionServer';
import type { TestBrowser } from '../testing/testBrowser';
import type { AuditTables } from '../audit/auditTables';
import { Users } from '../users/users';
import { PasswordRecovery, recoveryThrottle } from './passwordRecovery';
import { recoveryLimits, RecoveryStore } from './recoveryStore';

const newPassword = 'Another-Horse-8';

describe('a forgotten password', () => {
  let server: SessionServer;
  let number = 0;

  beforeAll(async () => {
    server = await openSessionServer();
  });

  afterAll(() => server.close());

  /** Each test asks from an address of its own, so that none is in the way of another. */
  const visitor = (): TestBrowser => server.browser(`10.1.0.${++number}`);

  async function addUser(profile = 'Developer'): Promise<string> {
    const name = `user${++number}`;
    const contact = { email: `${name}@example.com`, phone: `+4930${1000 + number}` };
    await server.test.container.get(Users).create(server.tenant, { name, password: testPassword, profile, ...contact });
    return name;
  }

  async function messages(to: string): Promise<string[]> {
    await server.test.container.get(PasswordRecovery).settled();
    const rows = await server.test.database
      .of(server.tenant)
      .withTables<MessageTables>()
      .selectFrom('message')
      .select('text')
      .where('user_name', '=', to)
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map(({ text }) => text ?? '');
  }

  const step = (browser: TestBrowser, name: RecoveryStep, body: object, headers = {}, call = recoveryCalls.user) =>
    browser.call(call, { query: { step: name }, body, headers, token: null });

  async function linkFor(
    name: string,
    call: typeof recoveryCalls.user | typeof recoveryCalls.portalUser = recoveryCalls.user,
  ) {
    const { envelope } = await visitor().call(call, { query: { step: 'sendemail' }, body: { userName: name } });
    expect(envelope).toMatchObject({ resCode: '0', result: {} });
    const [text = ''] = await messages(name);
    return /#reset=([\w-]{43})/.exec(text)?.[1] ?? '';
  }

  async function tokenFor(name: string): Promise<Record<string, string>> {
    const verified = await step(visitor(), 'verify', { token: await linkFor(name) });
    expect(verified.envelope.result).toEqual({ userName: name });
    return { [recoveryHeader]: String(verified.headers[recoveryHeader]) };
  }

  const codeOf = async (answer: Promise<{ envelope: { resCode: string } }>) => (await answer).envelope.resCode;

  async function expire(): Promise<void> {
    await sql`update lathe.password_recovery set expires_at = now() - interval '1 second'`.execute(
      server.test.database.platform,
    );
  }

  it('is replaced by way of a link; open sessions end and the log tells of it', async () => {
    const name = await addUser();
    const open = await server.signedIn(name);
    const headers = await tokenFor(name);
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('0');
    expect(await open.status()).toBe('NOT_SIGNED_IN');
    expect((await visitor().signIn(name, testPassword)).envelope.resCode).toBe('LOGIN_FAILED');
    expect((await visitor().signIn(name, newPassword)).envelope.resCode).toBe('0');
    const audit = server.test.database.of(server.tenant).withTables<AuditTables>().selectFrom('audit').selectAll();
    const entries = await audit.where('action', '=', 'recoverPassword').where('name', '=', name).execute();
    expect(entries).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain(newPassword);
  });

  it('lets a link and a token be used once', async () => {
    const name = await addUser();
    const link = await linkFor(name);
    const verified = await step(visitor(), 'verify', { token: link });
    const headers = { [recoveryHeader]: String(verified.headers[recoveryHeader]) };
    expect(await codeOf(step(visitor(), 'verify', { token: link }))).toBe('RESET_EXPIRED');
    const both = await Promise.all(
      [newPassword, `${newPassword}9`].map((password) => codeOf(step(visitor(), 'reset', { password }, headers))),
    );
    expect(both.toSorted()).toEqual(['0', 'RESET_EXPIRED']);
    expect(await codeOf(step(visitor(), 'reset', { password: 'Third-Horse-9' }, headers))).toBe('RESET_EXPIRED');
  });

  it('lets links and tokens expire', async () => {
    const name = await addUser();
    const link = await linkFor(name);
    await expire();
    expect(await codeOf(step(visitor(), 'verify', { token: link }))).toBe('RESET_EXPIRED');
    const headers = await tokenFor(name);
    await expire();
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('RESET_EXPIRED');
    expect((await visitor().signIn(name, testPassword)).envelope.resCode).toBe('0');
  });

  it('makes an earlier link worthless by a later one, and a link is no token', async () => {
    const name = await addUser();
    const [first, second] = [await linkFor(name), await linkFor(name)];
    expect(await codeOf(step(visitor(), 'verify', { token: first }))).toBe('RESET_EXPIRED');
    const headers = { [recoveryHeader]: second };
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('RESET_EXPIRED');
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }))).toBe('RESET_EXPIRED');
  });

  it('answers the same whether or not there is such a user, and what he lacks', async () => {
    const name = await addUser();
    const portal = await addUser('Portal User');
    const answer = async (userName: string) => {
      const { status, headers, envelope } = await step(visitor(), 'sendemail', { userName });
      expect(headers['set-cookie']).toBeUndefined();
      return { status, envelope };
    };
    const known = await answer(name);
    for (const other of ['nobody', portal, 'ann']) expect(await answer(other)).toEqual(known);
    expect(await messages(portal)).toEqual([]);
    const wrong = await step(visitor(), 'verify', { userName: name, code: '000000' });
    const unknown = await step(visitor(), 'verify', { userName: 'nobody', code: '000000' });
    expect([wrong.status, wrong.envelope.resCode]).toEqual([unknown.status, unknown.envelope.resCode]);
  });

  it('keeps to the rules for passwords, and a refused one does not use the token up', async () => {
    const name = await addUser();
    const headers = await tokenFor(name);
    for (const [password, code] of [
      ['short', 'PASSWORD_POLICY'],
      [`X-${name}-1`, 'PASSWORD_NAME'],
      [testPassword, 'PASSWORD_SAME'],
      [newPassword, '0'],
    ] as const) {
      expect(await codeOf(step(visitor(), 'reset', { password }, headers))).toBe(code);
    }
  });

  it('is written to the same user only a few times, and asked for from one address not much more often', async () => {
    const name = await addUser();
    const send = (browser: TestBrowser, userName: string) => codeOf(step(browser, 'sendemail', { userName }));
    for (let i = 0; i < recoveryThrottle.sendByName.most; i++) expect(await send(visitor(), name)).toBe('0');
    expect(await send(visitor(), name)).toBe('TOO_MANY');
    expect(await messages(name)).toHaveLength(recoveryThrottle.sendByName.most);
    const busy = visitor();
    for (let i = 0; i < recoveryThrottle.sendByAddress.most; i++) expect(await send(busy, `no${i}`)).toBe('0');
    expect(await send(busy, 'another')).toBe('TOO_MANY');
  });

  it('has steps that say which field they lack, and no others', async () => {
    expect(await codeOf(step(visitor(), 'sendemail', {}))).toBe('REQUIRED');
    expect(await codeOf(step(visitor(), 'verify', { userName: 'ann' }))).toBe('REQUIRED');
    const headers = { [recoveryHeader]: 'x' };
    expect(await codeOf(step(visitor(), 'reset', {}, headers))).toBe('REQUIRED');
    const { text } = await visitor().send('POST', '/baas/auth/v1.0/resetpassword/step?step=other', { body: {} });
    expect(JSON.parse(text)).toMatchObject({ resCode: 'INVALID_REQUEST' });
  });

  it('of a portal user has calls of its own, and the others are closed to it', async () => {
    const name = await addUser('Portal User');
    const link = await linkFor(name, recoveryCalls.portalUser);
    expect((await messages(name))[0]).toContain('/portal/login#reset=');
    expect(await codeOf(step(visitor(), 'verify', { token: link }))).toBe('RESET_EXPIRED');
    const again = await linkFor(name, recoveryCalls.portalUser);
    const verified = await visitor().call(recoveryCalls.portalUser, {
      query: { step: 'verify' },
      body: { token: again },
    });
    const headers = { [recoveryHeader]: String(verified.headers[recoveryHeader]) };
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('RESET_EXPIRED');
    const reset = { query: { step: 'reset' as const }, body: { password: newPassword }, headers };
    expect((await visitor().call(recoveryCalls.portalUser, reset)).envelope.resCode).toBe('0');
  });

  it('is not for who was deactivated meanwhile', async () => {
    const name = await addUser();
    const headers = await tokenFor(name);
    const users = server.test.container.get(Users);
    const found = await users.locate(name);
    await server.test.database.transact(server.tenant, (transaction) =>
      users.update(transaction, server.tenant, found?.userId ?? '', { active: false }),
    );
    expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('RESET_EXPIRED');
  });

  it('leaves its link and code to who gets them: the outbox hides them, unless nobody else could read them', async () => {
    const name = await addUser();
    const link = await linkFor(name);
    await visitor().call(recoveryCalls.sendSms, { query: { scene: 'resetpassword' }, body: { userName: name } });
    const [text = ''] = await messages(name);
    const ann = await server.signedIn();
    const { envelope } = await ann.call(messageCalls.list, { query: { search: '@example.com' } });
    const rows = (envelope.result ?? []).filter(({ to }) => to === `${name}@example.com`);
    const id = rows[0]?.id ?? '';
    expect(rows).toHaveLength(1);
    const shown = (await ann.call(messageCalls.get, { params: { id } })).envelope.result;
    expect(shown).toMatchObject({ masked: true, mayReveal: true, mayResend: true });
    expect(shown?.text).toContain('••••••');
    expect(JSON.stringify([shown, envelope])).not.toContain(link);
    const revealed = (await ann.call(messageCalls.reveal, { params: { id } })).envelope.result;
    expect(revealed?.text).toContain(link);
    expect(revealed).toMatchObject({ masked: false });
    const sms = (await ann.call(messageCalls.list, { query: { kind: 'sms' } })).envelope.result ?? [];
    const smsShown = (await ann.call(messageCalls.get, { params: { id: sms[0]?.id ?? '' } })).envelope.result;
    expect(smsShown?.text).not.toContain(/\d{6}/.exec(text)?.[0]);
    const audit = server.test.database.of(server.tenant).withTables<AuditTables>().selectFrom('audit').selectAll();
    const entries = await audit.where('object_id', '=', id).execute();
    expect(entries).toMatchObject([{ action: 'readSecret', user_name: 'ann', name: `${name}@example.com` }]);
    expect(JSON.stringify(entries)).not.toContain(link);
  });

  it('is nothing that somebody reads in the outbox who may do less than its user', async () => {
    const boss = await addUser('System Administrator');
    await linkFor(boss);
    const ann = await server.signedIn();
    const { envelope } = await ann.call(messageCalls.list, { query: { search: boss } });
    const id = envelope.result?.[0]?.id ?? '';
    const tenant = server.tenant;
    const operator = testActor({ tenant, permissions: [permissions.manageSystem] });
    await expect(server.test.container.get(Mail).reveal(operator, id)).rejects.toMatchObject({ code: 'HOLDS_MORE' });
    const developer = await addUser();
    const refused = await (await server.signedIn(developer)).call(messageCalls.reveal, { params: { id } });
    expect(refused.envelope.resCode).toBe('FORBIDDEN');
    expect((await ann.call(messageCalls.reveal, { params: { id: 'x' } })).envelope.resCode).toBe('NOT_FOUND');
    jest.spyOn(server.test.container.get(MailTransport), 'available').mockResolvedValue(true);
    const { status, envelope: secret } = await ann.call(messageCalls.reveal, { params: { id } });
    expect([status, secret.resCode]).toEqual([403, 'MESSAGE_SECRET']);
    expect((await ann.call(messageCalls.get, { params: { id } })).envelope.result?.mayReveal).toBe(false);
    jest.restoreAllMocks();
  });

  it('leads nobody to a foreign host', async () => {
    const name = await addUser();
    await step(visitor(), 'sendemail', { userName: name }, { host: '6.6.6.6' });
    expect((await messages(name))[0]).toMatch(/http:\/\/localhost:\d+\/studio\/login\.html#reset=/);
  });

  describe('by a text message', () => {
    const send = (userName: string) =>
      codeOf(visitor().call(recoveryCalls.sendSms, { query: { scene: 'resetpassword' }, body: { userName } }));

    async function smsFor(name: string): Promise<string> {
      expect(await send(name)).toBe('0');
      const [text = ''] = await messages(name);
      return /\d{6}/.exec(text)?.[0] ?? '';
    }

    it('is replaced with a code, which works once', async () => {
      const name = await addUser();
      const code = await smsFor(name);
      const verified = await step(visitor(), 'verify', { userName: name, code });
      expect(verified.envelope.resCode).toBe('0');
      expect(await codeOf(step(visitor(), 'verify', { userName: name, code }))).toBe('RESET_CODE_WRONG');
      const headers = { [recoveryHeader]: String(verified.headers[recoveryHeader]) };
      expect(await codeOf(step(visitor(), 'reset', { password: newPassword }, headers))).toBe('0');
    });

    it('takes few tries, after which the right code is none any more', async () => {
      const name = await addUser();
      const code = await smsFor(name);
      const wrong = code === '111111' ? '222222' : '111111';
      for (let i = 0; i < recoveryLimits.codeTries; i++)
        expect(await codeOf(step(visitor(), 'verify', { userName: name, code: wrong }))).toBe('RESET_CODE_WRONG');
      expect(await codeOf(step(visitor(), 'verify', { userName: name, code }))).toBe('RESET_CODE_WRONG');
    });

    it('takes few tries of several codes together', async () => {
      const { most } = recoveryThrottle.codeByName;
      const tries: string[] = [];
      for (let i = 0; i <= most; i++)
        tries.push(await codeOf(step(visitor(), 'verify', { userName: 'many-tries', code: '123456' })));
      expect(tries.slice(-2)).toEqual(['RESET_CODE_WRONG', 'TOO_MANY']);
    });

    it('expires, and belongs to its user', async () => {
      const [name, other] = [await addUser(), await addUser()];
      const code = await smsFor(name);
      expect(await codeOf(step(visitor(), 'verify', { userName: other, code }))).toBe('RESET_CODE_WRONG');
      await expire();
      expect(await codeOf(step(visitor(), 'verify', { userName: name, code }))).toBe('RESET_CODE_WRONG');
    });

    it('is kept sealed, and answered the same whether or not there is such a user', async () => {
      const name = await addUser();
      const code = await smsFor(name);
      const { rows } = await sql`select * from lathe.password_recovery`.execute(server.test.database.platform);
      expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
      expect(await send('nobody-at-all')).toBe('0');
      for (let i = 1; i < recoveryThrottle.sendByName.most; i++) await send('nobody-at-all');
      expect(await send('nobody-at-all')).toBe('TOO_MANY');
    });

    it('is answered before it is known whether there is such a user', async () => {
      const users = server.test.container.get(Users);
      let known = (): void => undefined;
      const wait = new Promise<undefined>((resolve) => (known = () => resolve(undefined)));
      const locate = jest.spyOn(users, 'locate').mockReturnValueOnce(wait).mockReturnValueOnce(wait);
      expect(await send('never-told')).toBe('0');
      expect(await codeOf(step(visitor(), 'sendemail', { userName: 'never-told' }))).toBe('0');
      expect(locate).toHaveBeenCalledTimes(2);
      locate.mockRestore();
      known();
      await server.test.container.get(PasswordRecovery).settled();
    });

    it('costs as much to guess at, whoever it is', async () => {
      const [pending, idle, portal] = [await addUser(), await addUser(), await addUser('Portal User')];
      await smsFor(pending);
      const [users, store] = [server.test.container.get(Users), server.test.container.get(RecoveryStore)];
      for (const name of [pending, idle, portal, 'ann', 'nobody-here']) {
        const done = [
          jest.spyOn(users, 'locate'),
          jest.spyOn(users, 'get'),
          jest.spyOn(store, 'tryCode'),
          jest.spyOn(server.test.container.get(AttemptLimits), 'take'),
        ];
        const answer = await step(visitor(), 'verify', { userName: name, code: 'no-code' });
        expect([answer.status, answer.envelope.resCode]).toEqual([400, 'RESET_CODE_WRONG']);
        expect(done.map((each) => each.mock.calls.length)).toEqual([1, 1, 1, 2]);
        for (const each of done) each.mockRestore();
      }
    });

    it('cannot be guessed by many at once, nor from many addresses', async () => {
      const name = await addUser();
      const code = await smsFor(name);
      const wrong = Array.from({ length: 40 }, (_, i) => String(i).padStart(6, '9')).filter((each) => each !== code);
      const tries = await Promise.all(
        wrong.map((each) => codeOf(step(visitor(), 'verify', { userName: name, code: each }))),
      );
      expect(tries.filter((each) => each === 'TOO_MANY')).toHaveLength(wrong.length - recoveryThrottle.codeByName.most);
      expect(await codeOf(step(visitor(), 'verify', { userName: name.toUpperCase(), code }))).toBe('TOO_MANY');
    });

    it('is offered where somebody delivers text messages', async () => {
      expect((await visitor().call(recoveryCalls.smsExists)).envelope.result).toBe(false);
      jest.spyOn(server.test.container.get(SmsProvider), 'available').mockResolvedValueOnce(true);
      expect((await visitor().call(recoveryCalls.smsExists)).envelope.result).toBe(true);
    });
  });
});
