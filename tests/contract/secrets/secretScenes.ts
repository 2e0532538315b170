import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { randomToken } from '../../../core/node/session/tokens';
import type { Call, ResultOf } from '../../../core/common/calls/call';
import { recoveryCalls, recoveryHeader } from '../../../core/common/session/recoveryCalls';
import { secondFactorCalls } from '../../../core/common/session/secondFactorCalls';
import { sessionCalls } from '../../../core/common/session/sessionCalls';
import { PasswordRecovery } from '../../../core/node/recovery/passwordRecovery';
import { type SessionServer, testPassword } from '../../../core/node/testing/sessionServer';
import type { BrowserRequest, TestBrowser } from '../../../core/node/testing/testBrowser';
import { accessTokenCalls } from '../../../extensions/admin/common/accessTokenCalls';
import { messagingCalls } from '../../../extensions/admin/common/messagingCalls';
import { oauthCalls, tokenPath } from '../../../extensions/admin/common/oauthCalls';
import { ssoCalls } from '../../../extensions/admin/common/ssoCalls';
import { usersCalls } from '../../../extensions/admin/common/usersCalls';
import type { HiddenSecrets } from './hiddenSecrets';

const made = (what: string): string => `${what}-${randomToken().slice(0, 16)}`;

/** What people and programs do with secrets; each is hidden from the moment on that somebody knows it. */
export class SecretScenes {
  private number = 0;

  constructor(
    private readonly server: SessionServer,
    private readonly secrets: HiddenSecrets,
    private readonly ann: TestBrowser,
    private readonly smtpPort: number,
  ) {}

  /** Somebody of whom a password is known, that he need not change. */
  async newcomer(name: string): Promise<{ readonly id: string; readonly password: string }> {
    const password = this.secrets.hide(`password of ${name}`, made('Pass9'));
    const body = { userName: name, profile: 'Developer', password, mustChangePassword: false };
    const { id } = await this.ok(this.ann, usersCalls.create, { body: { ...body, email: `${name}@example.org` } });
    return { id, password };
  }

  async logIn(): Promise<void> {
    const { id, password } = await this.newcomer('una');
    const una = this.visitor();
    const wrong = this.secrets.hide('a wrong password', made('Wrong9'));
    await this.refused(una, sessionCalls.login, { body: { userName: 'una', password: wrong }, token: null });
    const slipped = this.secrets.hide('a password in place of the name', made('Slip9'));
    await this.refused(una, sessionCalls.login, { body: { userName: slipped, password: wrong }, token: null });
    await this.ok(una, sessionCalls.login, { body: { userName: 'una', password }, token: null });
    this.hideCookies('una', una);
    const newPassword = this.secrets.hide('a changed password', made('Next9'));
    const change = { query: {}, body: { oldPassword: wrong, newPassword } };
    await this.refused(una, sessionCalls.changePassword, change);
    const weak = {
      query: {},
      body: { oldPassword: password, newPassword: this.secrets.hide('a weak one', 'weakweakweakling') },
    };
    await this.refused(una, sessionCalls.changePassword, weak);
    await this.ok(una, sessionCalls.changePassword, { query: {}, body: { oldPassword: password, newPassword } });
    const set = this.secrets.hide('a password that an administrator set', made('Given9'));
    const reset = { params: { userId: id }, body: { password: testPassword, newPassword: set } };
    await this.ok(this.ann, usersCalls.resetPassword, reset);
    const { newPassword: generated } = await this.ok(this.ann, usersCalls.resetPassword, {
      params: { userId: id },
      body: { password: testPassword },
    });
    this.secrets.hide('a password that the server made up', generated);
    await this.ok(this.ann, usersCalls.deactivate, { params: { id }, body: { password: testPassword } });
  }

  /** `delivered` resolves to the text of the mail. */
  async forgottenPassword(delivered: Promise<string>): Promise<void> {
    await this.newcomer('rhea');
    const visitor = this.visitor();
    const sending = { query: { step: 'sendemail' }, body: { userName: 'rhea' }, token: null };
    await this.ok(visitor, recoveryCalls.user, sending);
    await this.server.test.container.get(PasswordRecovery).settled();
    const [, token] = /#reset=(?:3D)?([\w-]{43})/.exec((await delivered).replaceAll('=\r\n', '')) ?? [];
    this.secrets.hide('a link by e-mail', token);
    const verified = await visitor.call(recoveryCalls.user, {
      query: { step: 'verify' },
      body: { token },
      token: null,
    });
    const resetToken = this.secrets.hide('a token of a reset', String(verified.headers[recoveryHeader]));
    const headers = { [recoveryHeader]: resetToken };
    const password = this.secrets.hide('a password that was reset', made('Reset9'));
    await this.ok(visitor, recoveryCalls.user, { query: { step: 'reset' }, body: { password }, headers, token: null });
  }

  async oneTimeCodes(): Promise<void> {
    const { id, password } = await this.newcomer('otto');
    const otto = await this.server.signedIn('otto', password);
    const begun = await this.ok(otto, secondFactorCalls.change, { params: { id }, body: { enabled: true, password } });
    const secret = this.secrets.hide('the secret of one-time codes', begun.setup?.secret);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const { recoveryCodes = [] } = await this.ok(otto, secondFactorCalls.check, { body: { code: totp.generate() } });
    recoveryCodes.forEach((code, index) => this.secrets.hide(`recovery code ${index}`, code));
    const again = this.visitor();
    await this.refused(again, sessionCalls.login, { body: { userName: 'otto', password }, token: null });
    this.secrets.hide('a log-in that owes a code', again.cookies.get('lathe-login'));
    await this.refused(again, secondFactorCalls.finish, { body: { code: made('no-code') }, token: null });
    await this.ok(again, secondFactorCalls.finish, { body: { code: recoveryCodes[0] }, token: null });
    this.hideCookies('otto', again);
  }

  async programs(): Promise<void> {
    const { client_id, client_secret, instanceId } = await this.ok(this.ann, oauthCalls.create, {
      body: { name: 'Robot', permissions: ['Manage Users'] },
    });
    this.secrets.hide('the secret of a client', client_secret);
    const params = { id: instanceId };
    const { client_secret: rotated } = await this.ok(this.ann, oauthCalls.rotate, { params, body: { graceHours: 1 } });
    this.secrets.hide('a new secret of a client', rotated);
    const basic = Buffer.from(`${client_id}:${rotated}`).toString('base64');
    this.secrets.hide('id and secret of a client', basic);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const granted = await this.server.test.server.inject({
      method: 'POST',
      url: tokenPath,
      headers: { ...form, authorization: `Basic ${basic}` },
      payload: 'grant_type=client_credentials',
    });
    const token = this.secrets.hide('a token of a client', granted.json<{ access_token: string }>().access_token);
    const wrong = this.secrets.hide('a wrong secret of a client', made('not-it'));
    const payload = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret: wrong });
    await this.server.test.server.inject({
      method: 'POST',
      url: tokenPath,
      headers: form,
      payload: payload.toString(),
    });
    const personal = await this.ok(this.ann, accessTokenCalls.create, {
      body: { name: 'Nightly', permissions: ['Manage Users'], days: 1 },
    });
    this.secrets.hide('a personal access token', personal.token);
    for (const each of [token, personal.token]) await this.useToken(each);
    const kept = this.secrets.hide('a token that nobody gave', `lathe_pat_${made('x')}`);
    const by = { headers: { authorization: `Bearer ${kept}` }, token: null };
    await this.refused(this.visitor(), accessTokenCalls.list, by);
  }

  /** Where other services' secrets are kept. */
  async settings(): Promise<void> {
    const provider = {
      ...{ type: 'OIDC', name: 'corp', issuer: 'http://localhost:1', clientId: 'lathe' },
      secret: this.secrets.hide('the secret of an identity provider', made('idp')),
    };
    const { id } = await this.ok(this.ann, ssoCalls.create, { body: provider });
    await this.refused(this.ann, ssoCalls.sync, { params: { id }, query: { type: 'metadata' } });
    const authCode = this.secrets.hide('the code of a third party', made('third'));
    await this.ok(this.ann, ssoCalls.changeThirdParty, { body: { corpId: 'corp', authCode } });
    const password = this.secrets.hide('the password of a mail server', made('mail'));
    const key = this.secrets.hide('the key of a service for text messages', made('sms'));
    const header = this.secrets.hide('its header', made('header'));
    await this.ok(this.ann, messagingCalls.set, {
      body: {
        mail: { host: 'localhost', port: this.smtpPort, security: 'none', user: 'lathe', from: 'a@b.org', password },
        sms: {
          url: `http://lathe:${key}@localhost:1/?key=${key}`,
          body: `{"key":"${key}"}`,
          headers: `x-key: ${header}`,
        },
      },
    });
    await this.refused(this.ann, messagingCalls.test, { body: { kind: 'sms', to: '+49301234567' } });
  }

  /** What is wrong in itself, with a secret somewhere in it. */
  async failures(): Promise<void> {
    const secret = this.secrets.hide('a secret in a request that fails', made('failing'));
    const { server } = this.server.test;
    const token = (await this.ann.token()) ?? '';
    this.secrets.hide('an anti-forgery token', token);
    const headers = { 'content-type': 'application/json', 'csrf-token': token };
    const login = '/baas/auth/v1.0/login';
    const payloads = [
      `{"userName":"x","password":"${secret}"`,
      `{"password":"${secret}"}`,
      `"${secret}"`,
      `[${secret}]`,
    ];
    for (const payload of payloads) await server.inject({ method: 'POST', url: login, headers, payload });
    const query = `access_token=${secret}&step=${secret}&limit=${secret}`;
    for (const path of [accessTokenCalls.list.path, '/u-route/baas/sys/v1.0/none', login, '/projects'])
      await this.ann.send('GET', `${path}?${query}`);
    const bearer = { authorization: `Bearer ${secret}`, [recoveryHeader]: secret, cookie: `lathe-session=${secret}` };
    await server.inject({ url: accessTokenCalls.list.path, headers: bearer });
    await this.refused(this.ann, oauthCalls.create, { body: { name: '', client_secret: secret } });
    await this.refused(this.ann, usersCalls.create, { body: { userName: 'no', profile: 'None', password: secret } });
  }

  /** The database itself says no, and shows the row that it does not want. */
  async brokenTables(): Promise<void> {
    const { bare } = this.server.test.database;
    const tables: [string, string][] = [
      ['lathe', 'oauth_client'],
      ['lathe', 'access_token'],
      ['lathe', 'session'],
      [this.server.tenant.schema, 'message'],
      [this.server.tenant.schema, 'user'],
      [this.server.tenant.schema, 'identity_provider'],
      [this.server.tenant.schema, 'audit'],
    ];
    for (const [schema, name] of tables)
      await sql`alter table ${sql.id(schema, name)} add constraint broken check (false) not valid`.execute(bare);
    try {
      const password = this.secrets.hide('a password that cannot be kept', made('Broken9'));
      const userName = 'nobody';
      await this.failed(this.ann, usersCalls.create, { body: { userName, profile: 'Developer', password } });
      await this.failed(this.ann, oauthCalls.create, { body: { name: 'Broken' } });
      await this.failed(this.ann, accessTokenCalls.create, { body: { name: 'Broken', permissions: [], days: 1 } });
      await this.failed(this.visitor(), sessionCalls.login, {
        body: { userName: 'ann', password: testPassword },
        token: null,
      });
      const sending = { query: { step: 'sendemail' }, body: { userName: 'rhea' }, token: null };
      await this.ok(this.visitor(), recoveryCalls.user, sending);
      await this.server.test.container.get(PasswordRecovery).settled();
    } finally {
      for (const [schema, name] of tables)
        await sql`alter table ${sql.id(schema, name)} drop constraint broken`.execute(bare);
    }
  }

  /** A program's requests, right and wrong. */
  private async useToken(token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    const program = this.visitor();
    await this.ok(program, usersCalls.list, { query: {}, headers, token: null });
    const name = `robot${++this.number}`;
    const body = {
      userName: `by-${name}`,
      profile: 'Standard User',
      password: this.secrets.hide(name, made('Robot9')),
    };
    await program.call(usersCalls.create, { body, headers, token: null });
    await this.refused(program, oauthCalls.create, { body: { name: 'heir' }, headers, token: null });
    await program.send('GET', `${accessTokenCalls.list.path}?access_token=${token}`, {});
  }

  /** Each asks from an address of its own, so that none is in the way of another. */
  private visitor(): TestBrowser {
    return this.server.browser(`10.9.0.${++this.number}`);
  }

  private hideCookies(name: string, browser: TestBrowser): void {
    this.secrets.hide(`the session of ${name}`, browser.cookies.get('lathe-session'));
  }

  private async ok<C extends Call>(browser: TestBrowser, call: C, request: BrowserRequest): Promise<ResultOf<C>> {
    const { envelope } = await browser.call(call, request);
    if (envelope.resCode !== '0' || envelope.result === undefined)
      throw new Error(`${call.path}: ${envelope.resCode} ${envelope.resMsg}`);
    return envelope.result;
  }

  private async refused(browser: TestBrowser, call: Call, request: BrowserRequest): Promise<void> {
    const { envelope } = await browser.call(call, request);
    if (envelope.resCode === '0') throw new Error(`${call.path} was to be refused.`);
    const told = this.secrets.in(JSON.stringify(envelope));
    if (told.length > 0) throw new Error(`${call.path} repeats ${told.join()}.`);
  }

  private async failed(browser: TestBrowser, call: Call, request: BrowserRequest): Promise<void> {
    const { status, envelope } = await browser.call(call, request);
    if (status !== 500) throw new Error(`${call.path} was to fail, but answered ${status} ${envelope.resCode}.`);
    const told = this.secrets.in(JSON.stringify(envelope));
    if (told.length > 0) throw new Error(`${call.path} repeats ${told.join()}.`);
  }
}
