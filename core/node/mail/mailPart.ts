import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { messageCalls } from '../../common/mail/messageCalls';
import type { MessageSummary, MessageView } from '../../common/mail/messageView';
import type { Actor } from '../access/actor';
import { counted } from '../http/callHandler';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { Delivery } from './delivery';
import { Mail } from './mail';
import { type MessageRow, MessageStore } from './messageStore';
import { messageMigrations } from './messageTables';

@injectable()
export class MailPart extends ServerPart {
  override readonly tables = { area: 'core/mail', migrations: messageMigrations };

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Delivery) private readonly delivery: Delivery,
    @inject(Mail) private readonly mail: Mail,
    @inject(MessageStore) private readonly store: MessageStore,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.delivery.define();
    this.calls.serve(server, 'core', messageCalls, {
      list: async ({ actor, query }) => {
        const { rows, total } = await this.store.list(actor.tenant, query);
        return counted(rows.map(summary), total);
      },
      get: async ({ actor, params: { id } }) => {
        const row = await this.store.find(actor.tenant, id);
        if (!row) throw new Refusal('NOT_FOUND', { parameters: { type: 'Message', id } });
        return this.view(actor, row);
      },
      resend: async ({ actor, params }) => this.view(actor, await this.mail.resend(actor, params.id)),
      reveal: async ({ actor, params }) => {
        const { text, html, ...row } = await this.mail.reveal(actor, params.id);
        const shown = await this.view(actor, { ...row, text, html });
        return { ...shown, text: text ?? undefined, html: html ?? undefined, masked: false };
      },
    });
  }

  /** What is confidential is shown without its secrets. */
  private async view(actor: Actor, row: MessageRow): Promise<MessageView> {
    const { confidential, text, html } = row;
    return {
      ...summary(row),
      text: (confidential ? row.masked_text : text) ?? undefined,
      html: confidential ? undefined : (html ?? undefined),
      masked: confidential,
      mayReveal: await this.mail.mayReveal(actor, row),
      mayResend: text !== null,
    };
  }
}

function summary(row: MessageRow): MessageSummary {
  const { id, kind, recipient: to, subject, state, attempts, user_name: userName } = row;
  return {
    ...{ id, kind, to, subject, state, attempts, userName },
    error: row.error ?? undefined,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString(),
  };
}
