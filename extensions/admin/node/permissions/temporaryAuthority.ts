import { sql } from 'kysely';
import { type BodyOf, newId, permissions, type QueryOf, Refusal } from 'lathe/common';
import {
  type Access,
  type AccessTables,
  type Actor,
  type Audit,
  type Connected,
  containing,
  type Database,
  type Events,
  refuseOwnAccess,
  requireGrantable,
  type UserTables,
} from 'lathe/node';
import type { TemporaryGrant, temporaryAuthorityCalls } from '../../common/temporaryAuthorityCalls';
import { notFound, tellLists } from '../changing';
import { requireUsers } from '../listedUsers';

const columns = {
  expiresAt: 'grant.expires_at',
  userName: 'user.name',
  permission: 'grant.permission',
  grantedAt: 'grant.granted_at',
} as const;

/** Permissions for a time, with a reason. */
export class TemporaryAuthority {
  constructor(
    private readonly access: Access,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async list(
    { tenant }: Actor,
    query: QueryOf<typeof temporaryAuthorityCalls.list>,
  ): Promise<{ rows: TemporaryGrant[]; total: number }> {
    let wanted = running(this.database.of(tenant));
    if (query.userId) wanted = wanted.where('grant.user_id', '=', query.userId);
    if (query.search) {
      const pattern = containing(query.search);
      wanted = wanted.where((where) =>
        where.or([where('user.name', 'ilike', pattern), where('grant.permission', 'ilike', pattern)]),
      );
    }
    const { total } = await wanted.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
    const rows = await selected(wanted)
      .orderBy(columns[query.sort], query.order)
      .orderBy('grant.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    return { rows: rows.map(toView), total };
  }

  async grant(actor: Actor, body: BodyOf<typeof temporaryAuthorityCalls.grant>): Promise<TemporaryGrant> {
    const { userId, permission, minutes, reason } = body;
    return this.access.change(actor.tenant, [userId], async (transaction) => {
      const [user] = await requireUsers(transaction, [userId]);
      refuseOwnAccess(actor, userId);
      requireGrantable(actor, [permission]);
      if (user?.kind !== 'User')
        throw new Refusal('PORTAL_USER', { status: 409, parameters: { user: user?.userName ?? '' } });
      const id = newId('000G');
      const expires_at = sql<Date>`now() + ${minutes} * interval '1 minute'`;
      const by = { granted_by: actor.userId, granted_by_name: actor.userName };
      const row = { id, user_id: userId, permission, reason, ...by, expires_at };
      await transaction.withTables<AccessTables>().insertInto('temporary_grant').values(row).execute();
      const granted = toView(await selected(running(transaction)).where('grant.id', '=', id).executeTakeFirstOrThrow());
      const after = { permission, reason, expiresAt: granted.expiresAt };
      const entry = { action: 'grantForATime', type: 'User', id: userId, name: user.userName, after };
      await this.audit.record(transaction, actor, entry);
      await this.tell(transaction, actor, id, 'create');
      return granted;
    });
  }

  async end(actor: Actor, id: string): Promise<void> {
    const found = await this.find(actor, id);
    await this.access.change(actor.tenant, [found.userId], async (transaction) => {
      const grants = transaction.withTables<AccessTables>().updateTable('temporary_grant');
      const ended = await grants
        .set({ expires_at: sql<Date>`now()` })
        .where('id', '=', id)
        .where('expires_at', '>', sql<Date>`now()`)
        .returning('id')
        .execute();
      if (ended.length === 0) throw notFound(id, 'TemporaryGrant');
      const { userId, userName: name, permission, reason, expiresAt } = found;
      const before = { permission, reason, expiresAt };
      await this.audit.record(transaction, actor, { action: 'endGrant', type: 'User', id: userId, name, before });
      await this.tell(transaction, actor, id, 'end');
    });
  }

  private async find({ tenant }: Actor, id: string): Promise<TemporaryGrant> {
    const wanted = running(this.database.of(tenant)).where('grant.id', '=', id);
    const row = await selected(wanted).executeTakeFirst();
    if (!row) throw notFound(id, 'TemporaryGrant');
    return toView(row);
  }

  private tell(transaction: Parameters<typeof tellLists>[1], actor: Actor, id: string, action: string): Promise<void> {
    const change = { type: 'TemporaryGrant', id, action, permission: permissions.managePermissions };
    return tellLists(this.events, transaction, actor, change);
  }
}

/** Those that are not over. */
function running(connection: Connected) {
  return connection
    .withTables<AccessTables & UserTables>()
    .selectFrom('temporary_grant as grant')
    .innerJoin('user', 'user.id', 'grant.user_id')
    .where('grant.expires_at', '>', sql<Date>`now()`);
}

function selected(wanted: ReturnType<typeof running>) {
  return wanted.select([
    'grant.id',
    'grant.user_id as userId',
    'user.name as userName',
    'grant.permission',
    'grant.reason',
    'grant.granted_by_name as grantedBy',
    'grant.granted_at as grantedAt',
    'grant.expires_at as expiresAt',
  ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function toView({ grantedAt, expiresAt, ...row }: Row): TemporaryGrant {
  return { ...row, grantedAt: grantedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
