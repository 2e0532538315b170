import { Refusal } from 'lathe/common';
import {
  type Actor,
  Audit,
  Database,
  MailTransport,
  type Messaging,
  MessagingSettings,
  messagingSetting,
  type ServerContext,
  SmsProvider,
  TenantSettings,
} from 'lathe/node';
import { newId } from 'lathe/common';
import { type MessagingChange, messagingCalls, type MessagingView } from '../../common/messagingCalls';

export function serveMessaging(context: ServerContext): void {
  const settings = context.get(TenantSettings);
  const messaging = context.get(MessagingSettings);
  const [transport, sms] = [context.get(MailTransport), context.get(SmsProvider)];
  const seen = async ({ tenant }: Actor, known: Messaging): Promise<MessagingView> => ({
    mail: {
      ...withoutPassword(known.mail),
      byOperator: known.mail.host === '' && (await transport.available(tenant)),
    },
    sms: {
      host: known.sms.host,
      hasBody: known.sms.body !== '',
      hasHeaders: known.sms.headers !== '',
      byOperator: known.sms.url === '' && (await sms.available(tenant)),
    },
  });
  context.serve(messagingCalls, {
    get: async ({ actor }) => seen(actor, await settings.get(actor.tenant, messagingSetting)),
    set: async ({ actor, body }) => {
      const change = (before: Messaging): Messaging => changed(messaging, actor, before, body);
      return seen(actor, await settings.change(actor, messagingSetting, change));
    },
    test: async ({ actor, body: { kind, to }, locale }) => {
      const { tenant } = actor;
      const sender = kind === 'email' ? transport : sms;
      if (!(await sender.available(tenant))) throw new Refusal('MESSAGING_NOT_SET');
      checkAddress(kind, to);
      const [subject, text] = [context.say(locale, 'mail.test.subject'), context.say(locale, 'mail.test.text')];
      const id = newId('0MSG');
      await context.get(Audit).record(context.get(Database).of(tenant), actor, {
        action: 'test',
        type: 'Messaging',
        id: kind,
        after: { to },
      });
      try {
        if (kind === 'email') await transport.send(tenant, { id, to, subject, text });
        else await sms.send(tenant, { id, to, text });
      } catch (error) {
        throw error instanceof Refusal ? error : failed(error);
      }
      return null;
    },
  });
}

function withoutPassword({ host, port, security, user, from, password }: Messaging['mail']) {
  return { host, port, security, user, from, hasPassword: password !== '' };
}

/** A secret that isn't named stays; one that belongs to another server than before doesn't. */
function changed(
  messaging: MessagingSettings,
  { tenant }: Actor,
  before: Messaging,
  { mail, sms }: MessagingChange,
): Messaging {
  const { password, ...server } = mail;
  const sameServer = server.host === before.mail.host && server.user === before.mail.user;
  const sameService = sms.url === undefined || (sms.url !== '' && hostOf(sms.url) === before.sms.host);
  const keep = (name: 'url' | 'body' | 'headers'): string => {
    const given = sms[name];
    if (given !== undefined) return messaging.seal(tenant, `sms.${name}`, given);
    return sameService ? before.sms[name] : '';
  };
  return {
    mail: {
      ...server,
      password:
        password === undefined
          ? sameServer
            ? before.mail.password
            : ''
          : messaging.seal(tenant, 'mail.password', password),
    },
    sms: {
      host: sms.url === undefined ? before.sms.host : hostOf(sms.url),
      url: keep('url'),
      body: keep('body'),
      headers: keep('headers'),
    },
  };
}

function hostOf(url: string): string {
  return url === '' ? '' : new URL(url).host;
}

function checkAddress(kind: 'email' | 'sms', to: string): void {
  const right = kind === 'email' ? /^[^\s@,;<>"]+@[^\s@,;<>"]+$/ : /^\+?[\d ()-]{3,30}$/;
  if (right.test(to)) return;
  const fields = [{ path: 'body.to', message: 'MAIL_ADDRESS' }];
  throw new Refusal('MAIL_ADDRESS', { parameters: { address: to }, fields });
}

function failed(error: unknown): Refusal {
  const reason = error instanceof Error ? error.message.slice(0, 300) : '';
  return new Refusal('MESSAGING_FAILED', { status: 502, parameters: { reason } });
}
