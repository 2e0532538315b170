import { permissions } from 'lathe/common';
import { Database, MessagingSettings } from 'lathe/node';
import { openTestServer, testActor, type TestServer, testTenant } from 'lathe/node/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { messagingCalls, type MessagingChange } from '../../common/messagingCalls';
import { activate } from '../index';

const manager = testActor({ permissions: [permissions.manageSystem] });
const unset: MessagingChange = {
  mail: { host: '', port: 587, security: 'starttls', user: '', from: '' },
  sms: {},
};

describe('how a tenant sends messages', () => {
  let test: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lathe-messaging-'));
    const environment = { LATHE_DATA: folder };
    test = await openTestServer({ environment, extensions: { admin: { activate } } });
  });

  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  const set = async (body: MessagingChange) => (await test.call(messagingCalls.set, { body, as: manager })).envelope;
  const send = async (kind: 'email' | 'sms', to: string) =>
    (await test.call(messagingCalls.test, { body: { kind, to }, as: manager })).envelope;

  it('is for those who manage the system', async () => {
    const as = testActor({ permissions: [permissions.manageTenant] });
    expect((await test.call(messagingCalls.get, { as })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(messagingCalls.set, { body: unset, as })).envelope.resCode).toBe('FORBIDDEN');
    const body = { kind: 'email', to: 'a@b.cn' } as const;
    expect((await test.call(messagingCalls.test, { body, as })).envelope.resCode).toBe('FORBIDDEN');
  });

  it('has nobody to send a test message at first', async () => {
    expect((await send('email', 'ann@example.com')).resCode).toBe('MESSAGING_NOT_SET');
    expect((await send('sms', '+86 138')).resCode).toBe('MESSAGING_NOT_SET');
  });

  it('sends a test message by its own server, with a password that nobody can read', async () => {
    const received: string[] = [];
    const smtp = new SMTPServer({
      secure: false,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ username, password }, _session, done) =>
        done(username === 'ann' && password === 'hunter2' ? null : new Error('No.'), { user: 'ann' }),
      onData: (stream, _session, done) => {
        stream.on('data', (part: Buffer) => received.push(part.toString()));
        stream.on('end', () => done());
      },
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const mail = { host: '127.0.0.1', port, security: 'none', user: 'ann', from: 'Acme <a@acme.cn>' } as const;
    const changed = await set({ mail: { ...mail, password: 'hunter2' }, sms: {} });
    expect(changed.result?.mail).toEqual({ ...mail, hasPassword: true, byOperator: false });
    expect((await send('email', 'bob@example.com')).resCode).toBe('0');
    expect(received.join('')).toMatch(/^From: Acme <a@acme\.cn>$/m);
    expect((await send('email', 'bob@example.com, eve@example.com')).resCode).toBe('MAIL_ADDRESS');
    // Nothing is said of the password: it stays.
    expect((await set({ mail, sms: {} })).result?.mail.hasPassword).toBe(true);
    expect((await send('email', 'bob@example.com')).resCode).toBe('0');
    const stored = await sql`select value::text from t_test.tenant_setting union all
      select concat(before, after) from t_test.audit`.execute(test.container.get(Database).bare);
    expect(JSON.stringify(stored.rows)).not.toContain('hunter2');
    // Another server never gets the password of this one.
    const moved = await set({ mail: { ...mail, host: 'localhost' }, sms: {} });
    expect(moved.result?.mail.hasPassword).toBe(false);
    const refused = await send('email', 'bob@example.com');
    expect(['MESSAGING_FAILED', 'MAIL_REFUSED']).toContain(refused.resCode);
    await new Promise<void>((resolve) => smtp.close(() => resolve()));
    expect((await send('email', 'bob@example.com')).resCode).toBe('MESSAGING_FAILED');
  });

  describe('by text message', () => {
    let service: Server;
    let requests: { url?: string; key?: string; body: string }[] = [];
    let url: string;

    beforeAll(async () => {
      service = createServer((request, response) => {
        let body = '';
        request.on('data', (part: Buffer) => (body += part.toString()));
        request.on('end', () => {
          requests.push({ url: request.url, key: request.headers.authorization, body });
          response.statusCode = request.url?.includes('fail') ? 500 : 200;
          response.end('secret answer');
        });
      });
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/send?key=k1`;
    });

    afterAll(() => new Promise((resolve) => service.close(resolve)));
    beforeEach(() => (requests = []));

    it('makes the request that was set up; the address and the key are told to nobody', async () => {
      const sms = { url, body: '{"to":"{{to}}","text":"{{text}}"}', headers: 'Authorization: Bearer t0p' };
      const { result } = await set({ ...unset, sms });
      expect(result?.sms).toEqual({ host: new URL(url).host, hasBody: true, hasHeaders: true, byOperator: false });
      expect((await send('sms', '+86 138')).resCode).toBe('0');
      expect(requests).toMatchObject([{ url: '/send?key=k1', key: 'Bearer t0p' }]);
      const told = await test.call(messagingCalls.get, { as: manager });
      expect(JSON.stringify(told)).not.toMatch(/t0p|k1/);
      const failing = await set({ ...unset, sms: { url: url.replace('/send', '/fail') } });
      expect(failing.result?.sms).toMatchObject({ hasHeaders: true });
      const refused = await send('sms', '+86 138');
      expect([refused.resCode, JSON.stringify(refused)]).toEqual([
        'MESSAGING_FAILED',
        expect.not.stringMatching(/k1|secret/),
      ]);
      const moved = await set({ ...unset, sms: { url: 'https://elsewhere.example/' } });
      expect(moved.result?.sms).toMatchObject({ host: 'elsewhere.example', hasHeaders: false, hasBody: false });
    });
  });

  it('falls back to what the operator has set', async () => {
    const operated = await openTestServer({
      environment: { LATHE_DATA: folder, LATHE_SMTP_URL: 'smtp://mail.example.com', LATHE_MAIL_FROM: 'op@example.com' },
      extensions: { admin: { activate } },
    });
    const told = await operated.call(messagingCalls.get, { as: manager });
    expect(told.envelope.result).toMatchObject({ mail: { byOperator: true }, sms: { byOperator: false } });
    expect(await operated.container.get(MessagingSettings).mail(testTenant)).toEqual({
      url: 'smtp://mail.example.com',
      from: 'op@example.com',
    });
    await operated.close();
  });
});
