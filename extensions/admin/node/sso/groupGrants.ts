import { inject, injectable } from 'inversify';
import { Access, type AccessTables, Audit, Database, type InTransaction, PermissionSets } from 'lathe/node';
import type { Provider } from './provider';
import type { SsoTables } from './ssoTables';

/** Gives users the permission sets of their groups, and takes back what it has given: never what somebody else gave. */
@injectable()
export class GroupGrants {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(PermissionSets) private readonly sets: PermissionSets,
  ) {}

  async apply(provider: Provider, userId: string, groups: readonly string[]): Promise<void> {
    const wanted = await this.wanted(provider, groups);
    const given = await this.given(this.database.of(provider.tenant), provider, userId);
    const [more, less] = [wanted.filter((id) => !given.includes(id)), given.filter((id) => !wanted.includes(id))];
    if (more.length + less.length > 0) await this.change(provider, userId, more, less);
  }

  /** Takes back all that it has given by a provider, which is to be forgotten. */
  async release(provider: Provider): Promise<void> {
    const grants = this.database.of(provider.tenant).withTables<SsoTables>().selectFrom('identity_grant');
    const users = await grants.select('user_id').distinct().where('provider_id', '=', provider.id).execute();
    for (const { user_id } of users) await this.apply(provider, user_id, []);
  }

  /** Those that the tenant still has. */
  private async wanted({ tenant, settings }: Provider, groups: readonly string[]): Promise<string[]> {
    const ids = settings.groups.filter(({ group }) => groups.includes(group)).map(({ permissionSet }) => permissionSet);
    if (ids.length === 0) return [];
    const sets = this.database.of(tenant).withTables<AccessTables>().selectFrom('permission_set').select('id');
    return (await sets.where('id', 'in', ids).execute()).map(({ id }) => id);
  }

  private async given(connection: InTransaction | ReturnType<Database['of']>, { id }: Provider, userId: string) {
    const grants = connection.withTables<SsoTables>().selectFrom('identity_grant').select('set_id');
    const rows = await grants.where('provider_id', '=', id).where('user_id', '=', userId).execute();
    return rows.map(({ set_id }) => set_id);
  }

  private change(provider: Provider, userId: string, more: readonly string[], less: readonly string[]): Promise<void> {
    const { id: provider_id, tenant, settings } = provider;
    return this.access.change(tenant, [userId], async (transaction) => {
      const tables = transaction.withSchema(tenant.schema).withTables<SsoTables>();
      const given = await this.sets.give(transaction, tenant, userId, more);
      const rows = given.map((set_id) => ({ provider_id, user_id: userId, set_id }));
      const insert = tables.insertInto('identity_grant');
      if (rows.length > 0)
        await insert
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      const mine = tables
        .deleteFrom('identity_grant')
        .where('user_id', '=', userId)
        .where('provider_id', '=', provider_id);
      if (less.length > 0) await mine.where('set_id', 'in', less).execute();
      const taken = await this.sets.take(transaction, tenant, userId, less);
      if (given.length + taken.length === 0) return;
      const by = { tenant, userId, userName: settings.name };
      const after = { provider: settings.name, given, taken };
      await this.audit.record(transaction, by, { action: 'groups', type: 'User', id: userId, after });
    });
  }
}
