import { type BodyOf, newId } from 'lathe/common';
import type { Actor, Audit, AuditEntry, Database, Events, InTransaction } from 'lathe/node';
import type { queueCalls, QueueInput, QueueView } from '../../common/queueCalls';
import { checkNames, notFound, stale, takingName, tellLists } from '../changing';
import { requireUsers } from '../listedUsers';
import { findQueue } from './queueRows';
import type { QueueTables } from './queueTables';

/** From which several users take work. */
export class Queues {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async view({ tenant }: Actor, id: string): Promise<QueueView> {
    return present(await findQueue(this.database.of(tenant), id), id);
  }

  async create(actor: Actor, input: QueueInput): Promise<QueueView> {
    checkNames(input);
    const id = newId('000Q');
    await takingName(input.name, () =>
      this.change(actor, id, 'create', async (transaction) => {
        const row = { id, ...input, modified_by: actor.userName };
        await transaction.withTables<QueueTables>().insertInto('queue').values(row).execute();
        return { name: input.label, after: { ...input } };
      }),
    );
    return this.view(actor, id);
  }

  async update(
    actor: Actor,
    id: string,
    { revision, ...change }: BodyOf<typeof queueCalls.update>,
  ): Promise<QueueView> {
    checkNames(change);
    await takingName(change.name, () =>
      this.change(actor, id, 'update', async (transaction) => {
        const row = await this.lock(transaction, id);
        if (row.revision !== revision) throw stale(row, row.label);
        const written = { revision: revision + 1, modified_at: new Date(), modified_by: actor.userName };
        const queues = transaction.withTables<QueueTables>().updateTable('queue');
        await queues
          .set({ ...change, ...written })
          .where('id', '=', id)
          .execute();
        const { name, label, description } = row;
        return { name: change.label, before: { name, label, description }, after: { ...change } };
      }),
    );
    return this.view(actor, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.change(actor, id, 'delete', async (transaction) => {
      const { name, label, description } = await this.lock(transaction, id);
      await transaction.withTables<QueueTables>().deleteFrom('queue').where('id', '=', id).execute();
      return { name: label, before: { name, label, description } };
    });
  }

  async addUsers(actor: Actor, id: string, userIds: readonly string[]): Promise<void> {
    await this.change(actor, id, 'addUsers', async (transaction) => {
      const { label } = await this.lock(transaction, id);
      const users = await requireUsers(transaction, userIds);
      const rows = users.map((user) => ({ queue_id: id, user_id: user.id }));
      const added = transaction.withTables<QueueTables>().insertInto('queue_user').values(rows);
      await added.onConflict((conflict) => conflict.doNothing()).execute();
      return { name: label, after: { users: users.map(({ userName }) => userName) } };
    });
  }

  async removeUser(actor: Actor, id: string, userId: string): Promise<void> {
    await this.change(actor, id, 'removeUser', async (transaction) => {
      const { label } = await this.lock(transaction, id);
      const [user] = await requireUsers(transaction, [userId]);
      const removed = await transaction
        .withTables<QueueTables>()
        .deleteFrom('queue_user')
        .where('queue_id', '=', id)
        .where('user_id', '=', userId)
        .returning('user_id')
        .execute();
      if (!user || removed.length === 0) throw notFound(userId, 'User');
      return { name: label, before: { users: [user.userName] } };
    });
  }

  private async lock(transaction: InTransaction, id: string) {
    const queues = transaction.withTables<QueueTables>().selectFrom('queue').selectAll();
    return present(await queues.where('id', '=', id).forUpdate().executeTakeFirst(), id);
  }

  private change(
    actor: Actor,
    id: string,
    action: string,
    work: (transaction: InTransaction) => Promise<Pick<AuditEntry, 'name' | 'before' | 'after'>>,
  ): Promise<void> {
    return this.database.transact(actor.tenant, async (transaction) => {
      const noted = await work(transaction);
      await this.audit.record(transaction, actor, { action, type: 'Queue', id, ...noted });
      await tellLists(this.events, transaction, actor, { type: 'Queue', id, action });
    });
  }
}

function present<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw notFound(id, 'Queue');
  return found;
}
