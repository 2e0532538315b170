import { inject, injectable } from 'inversify';
import { newId, Refusal } from 'lathe/common';
import { type Actor, Audit, containing, Database, Events, type InTransaction, Secrets, type Tenant } from 'lathe/node';
import { adminTopic } from '../../common/adminTopic';
import { type ListedProvider, ProviderSettings } from '../../common/ssoShapes';
import { type Provider, secretOwner } from './provider';
import { ProviderGuard } from './providerGuard';
import type { SsoTables } from './ssoTables';

const columns = ['id', 'settings', 'secret', 'revision', 'modified_at', 'modified_by'] as const;
const type = 'IdentityProvider';

export interface ProviderUpdate {
  readonly settings: ProviderSettings;
  readonly secret?: string | null;
  /** The one that was read. */
  readonly revision: number;
  readonly told?: boolean;
}

/** The identity providers of each tenant. */
@injectable()
export class IdentityProviders {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(ProviderGuard) private readonly guard: ProviderGuard,
  ) {}

  async list(tenant: Tenant, name?: string): Promise<ListedProvider[]> {
    const rows = await this.of(tenant)
      .selectFrom('identity_provider as provider')
      .leftJoin('identity_link as link', 'link.provider_id', 'provider.id')
      .select(['provider.id', 'name', 'type', 'active', 'modified_at', 'modified_by'])
      .select(({ fn }) => fn.count<string>('link.user_id').as('users'))
      .$if(Boolean(name), (query) => query.where('name', 'ilike', containing(name ?? '')))
      .groupBy('provider.id')
      .orderBy('name')
      .execute();
    return rows.map(({ modified_at, modified_by: modifiedBy, users, ...row }) => ({
      ...row,
      users: Number(users),
      modifiedAt: modified_at.toISOString(),
      modifiedBy,
    }));
  }

  async find(tenant: Tenant, id: string): Promise<Provider | undefined> {
    const row = await this.of(tenant)
      .selectFrom('identity_provider')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && toProvider(tenant, row);
  }

  async get(tenant: Tenant, id: string): Promise<Provider> {
    return (await this.find(tenant, id)) ?? missing(id);
  }

  async create(actor: Actor, settings: ProviderSettings, secret?: string | null): Promise<Provider> {
    const { tenant } = actor;
    const id = newId('000I');
    await this.database.transact(tenant, async (transaction) => {
      await this.guard.check(transaction, actor, settings);
      const { name, type: kind, active } = settings;
      const modified = { modified_by: actor.userName };
      const row = { id, name, type: kind, active, settings: JSON.stringify(settings), ...modified };
      await this.requireFree(transaction, tenant, name, id);
      await this.in(transaction, tenant)
        .insertInto('identity_provider')
        .values({ ...row, secret: this.seal(id, secret ?? null) })
        .execute();
      const after = { ...settings, hasSecret: Boolean(secret) };
      await this.audit.record(transaction, actor, { action: 'create', type, id, name, after });
      await this.tell(transaction, tenant, id, 'created');
    });
    return this.get(tenant, id);
  }

  /** Without a secret the one that is there stays. What the provider itself has told (`told`) needs no more permission. */
  async update(
    actor: Actor,
    id: string,
    { settings, secret, revision, told = false }: ProviderUpdate,
  ): Promise<Provider> {
    const { tenant } = actor;
    await this.database.transact(tenant, async (transaction) => {
      const before = await this.lock(transaction, tenant, id);
      if (before.settings.type !== settings.type) throw new Refusal('CONFLICT');
      if (revision !== before.revision) throw new Refusal('CONFLICT');
      if (!told) await this.guard.check(transaction, actor, settings, before);
      const { name, active } = settings;
      await this.requireFree(transaction, tenant, name, id);
      const kept = secret === undefined ? this.sealAnew(before) : this.seal(id, secret);
      const change = { name, active, settings: JSON.stringify(settings), secret: kept };
      await this.in(transaction, tenant)
        .updateTable('identity_provider')
        .set({ ...change, revision: before.revision + 1, modified_at: new Date(), modified_by: actor.userName })
        .where('id', '=', id)
        .execute();
      await this.audit.record(transaction, actor, {
        ...{ action: 'update', type, id, name },
        before: { ...before.settings, hasSecret: before.secret !== null },
        after: { ...settings, hasSecret: kept !== null, secretChanged: secret !== undefined },
      });
      await this.tell(transaction, tenant, id, 'changed');
    });
    return this.get(tenant, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.database.transact(tenant, async (transaction) => {
      const { settings } = await this.lock(transaction, tenant, id);
      await this.in(transaction, tenant).deleteFrom('identity_provider').where('id', '=', id).execute();
      const entry = { action: 'delete', type, id, name: settings.name, before: settings };
      await this.audit.record(transaction, actor, entry);
      await this.tell(transaction, tenant, id, 'deleted');
    });
  }

  /** The client's secret, or the private key. */
  secretOf({ id, secret }: Pick<Provider, 'id' | 'secret'>): string | undefined {
    return secret === null ? undefined : this.secrets.open(secret, secretOwner(id));
  }

  private seal(id: string, secret: string | null): string | null {
    return secret === null ? null : this.secrets.seal(secret, secretOwner(id));
  }

  /** When the operator has turned to a new key, each change brings one secret more under it. */
  private sealAnew(provider: Provider): string | null {
    const { id, secret } = provider;
    return secret === null || this.secrets.isCurrent(secret) ? secret : this.seal(id, this.secretOf(provider) ?? null);
  }

  private async lock(transaction: InTransaction, tenant: Tenant, id: string): Promise<Provider> {
    const row = await this.in(transaction, tenant)
      .selectFrom('identity_provider')
      .select(columns)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    return row ? toProvider(tenant, row) : missing(id);
  }

  private async requireFree(transaction: InTransaction, tenant: Tenant, name: string, id: string): Promise<void> {
    const taken = await this.in(transaction, tenant)
      .selectFrom('identity_provider')
      .select('id')
      .where('id', '<>', id)
      .where(({ fn, eb }) => eb(fn<string>('lower', ['name']), '=', name.toLowerCase()))
      .executeTakeFirst();
    if (!taken) return;
    const code = 'IDENTITY_NAME_TAKEN';
    throw new Refusal(code, { status: 409, parameters: { name }, fields: [{ path: 'body.name', message: code }] });
  }

  private tell(transaction: InTransaction, tenant: Tenant, id: string, action: string): Promise<void> {
    return this.events.publish(transaction, tenant, { topic: adminTopic, type, id, action });
  }

  private in(transaction: InTransaction, { schema }: Tenant) {
    return transaction.withSchema(schema).withTables<SsoTables>();
  }

  private of(tenant: Tenant) {
    return this.database.of(tenant).withTables<SsoTables>();
  }
}

type Row = Pick<Provider, 'id' | 'secret' | 'revision'> & {
  readonly settings: unknown;
  readonly modified_at: Date;
  readonly modified_by: string;
};

function toProvider(tenant: Tenant, row: Row): Provider {
  const { id, secret, revision, modified_at: modifiedAt, modified_by: modifiedBy } = row;
  return { id, tenant, secret, revision, modifiedAt, modifiedBy, settings: ProviderSettings.parse(row.settings) };
}

function missing(id: string): never {
  throw new Refusal('NOT_FOUND', { parameters: { type, id } });
}
