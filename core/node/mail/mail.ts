import { inject, injectable } from 'inversify';
import { newId } from '../../common/ids/id';
import { Refusal } from '../../common/calls/refusal';
import type { MessageParameters } from '../../common/codedMessage';
import type { Locale } from '../../common/locale';
import type { MessageKind } from '../../common/mail/messageView';
import { Access } from '../access/access';
import { requireNoMore } from '../access/accessGuards';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit';
import { Database, type InTransaction } from '../database/database';
import { Jobs } from '../jobs/jobs';
import type { Tenant } from '../tenants/tenant';
import { Messages } from '../texts/messages';
import { deliveryJob } from './deliveryJob';
import { MailTransport } from './mailTransport';
import { type MessageRow, MessageStore } from './messageStore';
import { checkRecipient, checkSubject } from './recipient';
import { SmsProvider } from './smsProvider';
import { textToHtml } from './textToHtml';

export interface MessageOptions {
  /** One address, or one telephone number. */
  readonly to: string;
  /** What it says is forgotten once it was sent, and nobody else reads it before. */
  readonly confidential?: boolean;
  /** The message goes out when this transaction is committed, and never if it isn't. */
  readonly transaction?: InTransaction;
}

/** The texts "mail.NAME.subject" and "mail.NAME.text" of the server. */
export interface MailTemplate {
  readonly template: string;
  readonly parameters?: MessageParameters;
  /** Which of them are codes and links that let somebody in: with such the message is confidential. */
  readonly secrets?: readonly string[];
  /** The language of who receives it. */
  readonly locale: Locale;
}

export interface MailContent {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** What may be shown of a confidential text. */
interface Masked {
  readonly masked: string | undefined;
}

const messagePrefix = '0MSG';
/** In the place of a secret. */
const mask = '••••••';

/** E-mail and text messages: written down first, sent by a job, kept for administrators where nobody can send them. */
@injectable()
export class Mail {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Jobs) private readonly jobs: Jobs,
    @inject(Messages) private readonly texts: Messages,
    @inject(MessageStore) private readonly store: MessageStore,
    @inject(MailTransport) private readonly transport: MailTransport,
    @inject(SmsProvider) private readonly sms: SmsProvider,
  ) {}

  /** The id of the message. */
  async send(actor: Actor, options: MessageOptions & (MailTemplate | MailContent)): Promise<string> {
    const { subject, text, html, masked } =
      'template' in options ? this.fill(options) : { ...options, masked: undefined };
    return this.write(actor, 'email', options, {
      subject: checkSubject(subject),
      text,
      html: html ?? textToHtml(text),
      masked,
    });
  }

  async sendSms(actor: Actor, options: MessageOptions & (MailTemplate | { readonly text: string })): Promise<string> {
    const { text, masked } = 'template' in options ? this.fill(options) : { ...options, masked: undefined };
    return this.write(actor, 'sms', options, { subject: '', text, masked });
  }

  /** Whether what a message says may be shown with its secrets: where nobody can send it, it reaches nobody else. */
  async mayReveal({ tenant }: Actor, { kind, confidential, text }: MessageRow): Promise<boolean> {
    return confidential && text !== null && !(await this.canSend(tenant, kind));
  }

  /** With its secrets. Whoever reads them could act as the user, so he may do no less than him, and the log tells of it. */
  async reveal(actor: Actor, id: string): Promise<MessageRow> {
    const { tenant } = actor;
    const row = await this.store.find(tenant, id);
    if (!row) throw new Refusal('NOT_FOUND', { parameters: { type: 'Message', id } });
    if (!(await this.mayReveal(actor, row))) throw new Refusal('MESSAGE_SECRET', { status: 403 });
    if (row.user_id !== actor.userId)
      requireNoMore(actor, row.user_name, await this.access.permissionsOf(tenant, row.user_id));
    const entry = { action: 'readSecret', type: 'Message', id, name: row.recipient };
    await this.database.transact(tenant, (transaction) => this.audit.record(transaction, actor, entry));
    return row;
  }

  async resend(actor: Actor, id: string): Promise<MessageRow> {
    const { tenant } = actor;
    const known = await this.store.find(tenant, id);
    if (!known) throw new Refusal('NOT_FOUND', { parameters: { type: 'Message', id } });
    if (known.text === null) throw new Refusal('MAIL_INVALID', { parameters: { reason: 'confidential' } });
    const state = (await this.canSend(tenant, known.kind)) ? 'queued' : 'kept';
    return this.database.transact(tenant, async (transaction) => {
      const change = { state, error: null } as const;
      const row = await this.store.change(transaction, tenant, id, change, ['kept', 'sent', 'failed']);
      if (!row) throw new Refusal('MESSAGE_SENDING', { status: 409 });
      if (state === 'queued') await this.jobs.start(actor, deliveryJob, { message: id }, { transaction });
      await this.audit.record(transaction, actor, { action: 'resend', type: 'Message', id, name: row.recipient });
      return row;
    });
  }

  private fill({ template, parameters, secrets = [], locale }: MailTemplate): MailContent & Masked {
    const say = (part: string, values = parameters): string =>
      this.texts.say(locale, `mail.${template}.${part}`, values);
    const hidden = { ...parameters, ...Object.fromEntries(secrets.map((name) => [name, mask])) };
    return {
      subject: say('subject', hidden),
      text: say('text'),
      masked: secrets.length > 0 ? say('text', hidden) : undefined,
    };
  }

  private async write(
    actor: Actor,
    kind: MessageKind,
    { to, confidential = false, transaction }: MessageOptions,
    { masked, ...content }: MailContent & Masked,
  ): Promise<string> {
    const id = newId(messagePrefix);
    const recipient = checkRecipient(kind, to);
    const state = (await this.canSend(actor.tenant, kind)) ? 'queued' : 'kept';
    const { userId: user_id, userName: user_name, tenant } = actor;
    const work = async (within: InTransaction): Promise<string> => {
      await this.store.insert(within, tenant, {
        id,
        kind,
        recipient,
        confidential: confidential || masked !== undefined,
        masked_text: masked ?? null,
        state,
        user_id,
        user_name,
        ...content,
      });
      if (state === 'queued') await this.jobs.start(actor, deliveryJob, { message: id }, { transaction: within });
      return id;
    };
    return transaction ? work(transaction.withSchema(tenant.schema)) : this.database.transact(tenant, work);
  }

  private canSend(tenant: Tenant, kind: MessageKind): Promise<boolean> {
    return kind === 'email' ? this.transport.available(tenant) : this.sms.available(tenant);
  }
}
