import { type SelectQueryBuilder, sql } from 'kysely';
import type { QueryOf } from 'lathe/common';
import { type Connected, containing } from 'lathe/node';
import type { queueCalls, QueueView } from '../../common/queueCalls';
import type { QueueTables } from './queueTables';

const columns = { label: 'label', name: 'name', users: 'users', modifiedAt: 'modified_at' } as const;

export async function listQueues(
  connection: Connected,
  query: QueryOf<typeof queueCalls.list>,
): Promise<{ rows: QueueView[]; total: number }> {
  let wanted = connection.withTables<QueueTables>().selectFrom('queue');
  if (query.search) {
    const pattern = containing(query.search);
    wanted = wanted.where((where) => where.or([where('name', 'ilike', pattern), where('label', 'ilike', pattern)]));
  }
  const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await withCounts(wanted)
    .orderBy(columns[query.sort], query.order)
    .orderBy('id')
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows: rows.map(toView), total };
}

export async function queuesOf(connection: Connected, userId: string): Promise<QueueView[]> {
  const wanted = connection
    .withTables<QueueTables>()
    .selectFrom('queue')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('queue_user').select('queue_user.queue_id').where('queue_user.user_id', '=', userId),
    );
  return (await withCounts(wanted).orderBy('label').execute()).map(toView);
}

export async function findQueue(connection: Connected, id: string): Promise<QueueView | undefined> {
  const wanted = connection.withTables<QueueTables>().selectFrom('queue').where('id', '=', id);
  const row = await withCounts(wanted).executeTakeFirst();
  return row && toView(row);
}

function withCounts(wanted: SelectQueryBuilder<QueueTables, 'queue', object>) {
  return wanted.selectAll().select(({ selectFrom }) =>
    selectFrom('queue_user')
      .select(sql<number>`count(*)::int`.as('count'))
      .whereRef('queue_user.queue_id', '=', 'queue.id')
      .as('users'),
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof withCounts>['execute']>>[number];

function toView({ id, name, label, description, users, revision, modified_at }: Row): QueueView {
  return { id, name, label, description, users: users ?? 0, revision, modifiedAt: modified_at.toISOString() };
}
