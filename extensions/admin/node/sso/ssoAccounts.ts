import { inject, injectable } from 'inversify';
import { type Account, Audit, Database, Events, type InTransaction, Users } from 'lathe/node';
import { adminTopic } from '../../common/adminTopic';
import { GroupGrants } from './groupGrants';
import type { Identity } from './identity';
import type { Provider } from './provider';
import { SsoFailure } from './ssoFailure';
import type { SsoTables } from './ssoTables';

/** Finds who somebody at a provider is here, or makes him an account. */
@injectable()
export class SsoAccounts {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Events) private readonly events: Events,
    @inject(Database) private readonly database: Database,
    @inject(GroupGrants) private readonly grants: GroupGrants,
    @inject(Users) private readonly users: Users,
  ) {}

  async accountOf(provider: Provider, identity: Identity): Promise<Account> {
    const { tenant } = provider;
    const userId =
      (await this.linked(provider, identity)) ??
      (await this.link(provider, identity)) ??
      (await this.create(provider, identity));
    const user = await this.users.get(tenant, userId);
    if (!user?.active) throw new SsoFailure('SSO_INACTIVE', `The user ${userId} is not active.`);
    if (user.kind !== 'User') throw new SsoFailure('SSO_NO_ACCOUNT', `The user ${userId} is none of the console.`);
    await this.grants.apply(provider, userId, identity.groups);
    return { tenant, user };
  }

  private async linked(provider: Provider, { subject, groups }: Identity): Promise<string | undefined> {
    const row = await this.tables(provider)
      .updateTable('identity_link')
      .set({ seen_at: new Date(), groups })
      .where('provider_id', '=', provider.id)
      .where('subject', '=', subject)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id;
  }

  /** An account that has the name already becomes his only where the administrator has said so. */
  private async link(provider: Provider, identity: Identity): Promise<string | undefined> {
    const { tenant, settings } = provider;
    const taken = await this.users.locate(identity.userName);
    if (!taken) return undefined;
    const own = taken.tenantId === tenant.id;
    if (!own || !settings.linkUsers) throw new SsoFailure('SSO_NAME_TAKEN', 'There is another account of that name.');
    await this.database.transact(tenant, (transaction) =>
      this.writeLink(transaction, provider, identity, taken.userId, 'linkIdentity'),
    );
    return taken.userId;
  }

  private async create(provider: Provider, identity: Identity): Promise<string> {
    const { tenant, settings } = provider;
    if (!settings.createUsers) throw new SsoFailure('SSO_NO_ACCOUNT', 'The provider makes no accounts.');
    const { userName: name, email, phone } = identity;
    const user = { name, email, phone, profile: settings.profile };
    const hash = await this.users.hashFor({});
    try {
      return await this.database.transact(tenant, async (transaction) => {
        const id = await this.users.add(transaction, tenant, user, hash);
        await this.writeLink(transaction, provider, identity, id, 'create');
        return id;
      });
    } catch (error) {
      // The same person may have come in two windows at once: one of them has made the account.
      const userId = await this.linked(provider, identity);
      if (userId !== undefined) return userId;
      throw error;
    }
  }

  private async writeLink(
    transaction: InTransaction,
    provider: Provider,
    { subject, groups, userName }: Identity,
    userId: string,
    action: string,
  ): Promise<void> {
    const { id, tenant, settings } = provider;
    const row = { provider_id: id, subject, user_id: userId, groups };
    await transaction
      .withSchema(tenant.schema)
      .withTables<SsoTables>()
      .insertInto('identity_link')
      .values(row)
      .execute();
    const actor = { tenant, userId, userName };
    const after = { provider: settings.name, subject };
    await this.audit.record(transaction, actor, { action, type: 'User', id: userId, name: userName, after });
    const event = { topic: adminTopic, action };
    await this.events.publish(transaction, tenant, { ...event, type: 'User', id: userId });
    await this.events.publish(transaction, tenant, { ...event, type: 'IdentityProvider', id });
  }

  private tables({ tenant }: Provider) {
    return this.database.of(tenant).withTables<SsoTables>();
  }
}
