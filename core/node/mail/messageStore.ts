import { inject, injectable } from 'inversify';
import { type Insertable, type Selectable, sql, type UpdateObject } from 'kysely';
import { permissions } from '../../common/access/permissions';
import type { MessageQuery } from '../../common/mail/messageCalls';
import { messageTopic } from '../../common/mail/messageView';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import type { Tenant } from '../tenants/tenant';
import type { MessageTable, MessageTables } from './messageTables';
import { containing } from '../database/likePattern';

export type MessageRow = Selectable<MessageTable>;

const columns = { createdAt: 'created_at', to: 'recipient', subject: 'subject', state: 'state' } as const;

/** The log of all messages; whoever looks at it hears of each change. */
@injectable()
export class MessageStore {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
  ) {}

  async insert(transaction: InTransaction, tenant: Tenant, message: Insertable<MessageTable>): Promise<void> {
    await transaction.withTables<MessageTables>().insertInto('message').values(message).execute();
    await this.tell(transaction, tenant, message.id, message.state);
  }

  async find(tenant: Tenant, id: string): Promise<MessageRow | undefined> {
    const messages = this.database.of(tenant).withTables<MessageTables>().selectFrom('message');
    return messages.selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Undefined when the message isn't in one of these states. */
  async change(
    transaction: InTransaction,
    tenant: Tenant,
    id: string,
    change: UpdateObject<MessageTables, 'message'>,
    states: readonly MessageRow['state'][],
  ): Promise<MessageRow | undefined> {
    const row = await transaction
      .withTables<MessageTables>()
      .updateTable('message')
      .set(change)
      .where('id', '=', id)
      .where('state', 'in', states)
      .returningAll()
      .executeTakeFirst();
    if (row) await this.tell(transaction, tenant, id, row.state);
    return row;
  }

  async list(tenant: Tenant, query: MessageQuery): Promise<{ rows: MessageRow[]; total: number }> {
    let rows = this.database.of(tenant).withTables<MessageTables>().selectFrom('message');
    if (query.state) rows = rows.where('state', '=', query.state);
    if (query.kind) rows = rows.where('kind', '=', query.kind);
    if (query.search) {
      const pattern = containing(query.search);
      rows = rows.where((row) => row.or([row('recipient', 'ilike', pattern), row('subject', 'ilike', pattern)]));
    }
    const { total } = await rows.select(sql<string>`count(*)`.as('total')).executeTakeFirstOrThrow();
    const found = await rows
      .selectAll()
      .orderBy(columns[query.sort], query.order)
      .orderBy('id', query.order)
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return { rows: found, total: Number(total) };
  }

  private async tell(transaction: InTransaction, tenant: Tenant, id: string, state: string): Promise<void> {
    const event = { topic: messageTopic, id, action: state, permission: permissions.manageSystem };
    await this.events.publish(transaction, tenant, event);
  }
}
