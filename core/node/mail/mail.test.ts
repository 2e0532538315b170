import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { permissions } from '../../common/access/permissions';
import { messageCalls } from '../../common/mail/messageCalls';
import type { MessageView } from '../../common/mail/messageView';
import { Events } from '../events/events';
import { testActor } from '../testing/testActor';
import { openTestServer, type TestServer } from '../testing/testServer';
import { Messages } from '../texts/messages';
import { Delivery } from './delivery';
import { Mail } from './mail';

const actor = testActor({ permissions: [permissions.manageSystem] });
const content = { to: 'ann@example.com', subject: 'Hello', text: 'See https://example.com/a' };

/** A receiver with log-in and TLS that takes what `judge` lets pass. */
async function openReceiver(judge: (to: string) => Error | undefined = () => undefined) {
  const received: string[] = [];
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'user' && password === 'secret' ? null : new Error('Wrong.'), { user: 'user' }),
    onRcptTo: ({ address }, _session, done) => done(judge(address)),
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString());
        done();
      });
    },
    logger: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { received, port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

describe('Mail', () => {
  let test: TestServer;
  const closing: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  async function open(environment: Readonly<Record<string, string>>): Promise<Mail> {
    test = await openTestServer({
      jobs: 1,
      environment,
      prepare: ({ container }) => {
        container
          .get(Messages)
          .add('en', { 'mail.greet.subject': 'Hello {{name}}', 'mail.greet.text': 'Dear {{name}}!' });
        container
          .get(Messages)
          .add('zh-CN', { 'mail.greet.subject': '你好 {{name}}', 'mail.greet.text': '{{name}}！' });
      },
      bind: (container) => (container.get(Delivery).retry = { attempts: 3, delay: 0.05, greatestDelay: 1 }),
    });
    closing.push(() => test.close());
    return test.container.get(Mail);
  }

  const get = async (id: string): Promise<MessageView> => {
    const { envelope } = await test.call(messageCalls.get, { params: { id }, as: actor });
    if (!envelope.result) throw new Error(envelope.resMsg);
    return envelope.result;
  };

  /** Looks whenever an event tells of the message. */
  const settled = (id: string, state: MessageView['state']): Promise<MessageView> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        get(id).then((message) => {
          if (message.state !== state) return;
          hearing.dispose();
          resolve(message);
        }, reject);
      };
      const hearing = test.container.get(Events).subscribe(actor.tenant, ({ event }) => event.id === id && look());
      look();
    });

  async function withReceiver(judge?: Parameters<typeof openReceiver>[0], password = 'secret') {
    const receiver = await openReceiver(judge);
    closing.push(receiver.close);
    const mail = await open({
      // The receiver's certificate is its own.
      LATHE_SMTP_URL: `smtp://user:${password}@127.0.0.1:${receiver.port}?tls.rejectUnauthorized=false&requireTLS=true`,
      LATHE_MAIL_FROM: 'Lathe <lathe@example.com>',
    });
    return { ...receiver, mail };
  }

  it('sends by SMTP, over TLS and with a log-in', async () => {
    const { mail, received } = await withReceiver();
    const id = await mail.send(actor, content);
    expect(await settled(id, 'sent')).toMatchObject({ to: content.to, attempts: 1, text: content.text });
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Lathe <lathe@example\.com>$/m);
    expect(received[0]).toMatch(new RegExp(`^Message-ID: <${id}@lathe>`, 'm'));
    expect(received[0]).toContain('<a href=');
  });

  it('tries again what failed for a while', async () => {
    let refused = 1;
    const { mail } = await withReceiver(() =>
      refused-- > 0 ? Object.assign(new Error('Later.'), { responseCode: 451 }) : undefined,
    );
    expect(await settled(await mail.send(actor, content), 'sent')).toMatchObject({ attempts: 2 });
  });

  it('gives up what is refused for good, says why, and sends it again when asked', async () => {
    let unknown = true;
    const { mail } = await withReceiver(() =>
      unknown ? Object.assign(new Error('Nobody here.'), { responseCode: 550 }) : undefined,
    );
    const id = await mail.send(actor, content);
    const failed = await settled(id, 'failed');
    expect(failed).toMatchObject({ attempts: 1 });
    expect(failed.error).toContain('Nobody here.');
    unknown = false;
    expect((await test.call(messageCalls.resend, { params: { id }, as: actor })).envelope.result?.state).toBe('queued');
    expect((await settled(id, 'sent')).error).toBeUndefined();
  });

  it('never tells the password of the receiver', async () => {
    const { mail } = await withReceiver(undefined, 'hunter2');
    const failed = await settled(await mail.send(actor, content), 'failed');
    expect(failed.attempts).toBe(3);
    expect(JSON.stringify(failed)).not.toContain('hunter2');
  });

  it('forgets what was confidential once it was sent', async () => {
    const { mail } = await withReceiver();
    const id = await mail.send(actor, { ...content, confidential: true });
    const sent = await settled(id, 'sent');
    expect([sent.text, sent.html]).toEqual([undefined, undefined]);
    expect(sent).toMatchObject({ masked: true, mayReveal: false, mayResend: false });
    const revealed = await test.call(messageCalls.reveal, { params: { id }, as: actor });
    expect(revealed.envelope.resCode).toBe('MESSAGE_SECRET');
    expect((await test.call(messageCalls.resend, { params: { id }, as: actor })).envelope.resCode).toBe('MAIL_INVALID');
  });

  it('remembers what was said without the secrets, also once it was sent', async () => {
    const { mail, received } = await withReceiver();
    const template = {
      template: 'greet',
      parameters: { name: 'top-secret' },
      secrets: ['name'],
      locale: 'en',
    } as const;
    const sent = await settled(await mail.send(actor, { to: content.to, ...template }), 'sent');
    expect(received[0]).toContain('top-secret');
    expect(sent).toMatchObject({ text: 'Dear ••••••!', subject: 'Hello ••••••', mayResend: false });
  });

  it('keeps messages for administrators when nobody can send them', async () => {
    const mail = await open({});
    const id = await mail.send(actor, {
      to: 'a@b.cn',
      template: 'greet',
      parameters: { name: '<Ann>' },
      locale: 'zh-CN',
    });
    expect(await get(id)).toMatchObject({
      state: 'kept',
      subject: '你好 <Ann>',
      text: '<Ann>！',
      html: '<p>&lt;Ann&gt;！</p>',
    });
    const sms = await mail.sendSms(actor, { to: '+86 138 0013 8000', text: 'Code 1' });
    const { envelope } = await test.call(messageCalls.list, { query: { search: '138', order: 'asc' }, as: actor });
    expect(envelope).toMatchObject({ count: 1, result: [{ id: sms, kind: 'sms' }] });
    expect((await test.call(messageCalls.resend, { params: { id }, as: actor })).envelope.result?.state).toBe('kept');
  });

  it('refuses what would become a header or another recipient', async () => {
    const mail = await open({});
    for (const to of ['a@b.cn\r\nBcc: c@d.cn', 'a@b.cn, c@d.cn', 'Ann <a@b.cn>', 'x', '']) {
      await expect(mail.send(actor, { ...content, to })).rejects.toMatchObject({ code: 'MAIL_ADDRESS' });
    }
    await expect(mail.sendSms(actor, { to: '1\n2', text: '' })).rejects.toMatchObject({ code: 'MAIL_ADDRESS' });
    const parameters = { name: 'x\r\nBcc: c@d.cn' };
    await expect(mail.send(actor, { to: 'a@b.cn', template: 'greet', parameters, locale: 'en' })).rejects.toMatchObject(
      { code: 'MAIL_INVALID' },
    );
  });

  it('shows messages to those who manage the system only', async () => {
    await open({});
    const params = { id: 'x' };
    const as = testActor();
    expect((await test.call(messageCalls.list, { as })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(messageCalls.get, { params, as })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(messageCalls.resend, { params, as })).envelope.resCode).toBe('FORBIDDEN');
    expect((await test.call(messageCalls.get, { params, as: actor })).envelope.resCode).toBe('NOT_FOUND');
    expect((await test.call(messageCalls.resend, { params, as: actor })).envelope.resCode).toBe('NOT_FOUND');
  });

  it('sends text messages by HTTP as configured', async () => {
    const requests: unknown[] = [];
    const service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        requests.push({ method, url, key: headers['x-key'], body: JSON.parse(Buffer.concat(parts).toString()) });
        response.writeHead(requests.length === 1 ? 503 : 200).end();
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => service.close(resolve)));
    const mail = await open({
      LATHE_SMS_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/send?id={{id}}`,
      LATHE_SMS_BODY: '{"phone": "{{to}}", "message": "{{text}}"}',
      LATHE_SMS_HEADERS: 'X-Key: abc',
    });
    const id = await mail.sendSms(actor, { to: '13800138000', text: 'A "code"\n1' });
    expect(await settled(id, 'sent')).toMatchObject({ attempts: 2 });
    const body = { phone: '13800138000', message: 'A "code"\n1' };
    expect(requests[1]).toEqual({ method: 'POST', url: `/send?id=${id}`, key: 'abc', body });
  });
});
