import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import { messageCalls } from '../../common/mail/messageCalls';
import type { MessageSummary, MessageView } from '../../common/mail/messageView';
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
        return view(row);
      },
      resend: async ({ actor, params }) => view(await this.mail.resend(actor, params.id)),
    });
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

function view(row: MessageRow): MessageView {
  return { ...summary(row), text: row.text ?? undefined, html: row.html ?? undefined };
}
