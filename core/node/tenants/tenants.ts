import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { newId } from '../../common/ids/id';
import { Database, type InTransaction, platformSchema } from '../database/database';
import { Migrator } from '../database/migrations/migrator';
import type { Tenant } from './tenant';
import type { TenantTables } from './tenantTables';

/** The customers of this platform. */
@injectable()
export class Tenants {
  /** What never changes of a tenant: it is asked for with every request. */
  private readonly known = new Map<string, Tenant>();
  private oldest: Tenant | undefined;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Migrator) private readonly migrator: Migrator,
  ) {}

  /** With an empty schema that has every table. */
  async create(name: string): Promise<Tenant> {
    const id = newId('000t');
    // Schema names are folded to lower case by whoever forgets to quote them.
    const tenant: Tenant = { id, name, schema: `t_${Buffer.from(id.slice(4)).toString('hex')}` };
    await this.tables.insertInto('tenant').values(tenant).execute();
    await this.migrator.migrateTenant(tenant);
    return tenant;
  }

  async find(id: string): Promise<Tenant | undefined> {
    const known = this.known.get(id);
    if (known) return known;
    const found = await this.select().where('id', '=', id).executeTakeFirst();
    if (found) this.known.set(id, found);
    return found;
  }

  all(): Promise<Tenant[]> {
    return this.select().orderBy('id').execute();
  }

  /** The one that was there first. */
  async first(): Promise<Tenant | undefined> {
    this.oldest ??= await this.select().orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
    return this.oldest;
  }

  /** The prefix of everything that the tenant names; null until it is chosen. */
  async namespaceOf({ id }: Tenant): Promise<string | null> {
    const found = await this.tables.selectFrom('tenant').select('namespace').where('id', '=', id).executeTakeFirst();
    return found?.namespace ?? null;
  }

  /** False when the tenant has one, which is for good. Throws where another tenant has it. */
  async setNamespace(transaction: InTransaction, { id }: Tenant, namespace: string): Promise<boolean> {
    const changed = await transaction
      .withSchema(platformSchema)
      .withTables<TenantTables>()
      .updateTable('tenant')
      .set({ namespace })
      .where('id', '=', id)
      .where('namespace', 'is', null)
      .returning('id')
      .execute();
    return changed.length > 0;
  }

  /** Whether no tenant has it, in whatever spelling. */
  async isNamespaceFree(namespace: string): Promise<boolean> {
    const same = sql<boolean>`lower(namespace) = lower(${namespace})`;
    return (await this.tables.selectFrom('tenant').select('id').where(same).executeTakeFirst()) === undefined;
  }

  /** Brings the tables of every tenant to what this version expects. */
  async migrate(): Promise<void> {
    for (const tenant of await this.all()) await this.migrator.migrateTenant(tenant);
  }

  private select() {
    return this.tables.selectFrom('tenant').select(['id', 'name', 'schema']);
  }

  private get tables() {
    return this.database.platform.withTables<TenantTables>();
  }
}
