import { inject, injectable } from 'inversify';
import type { z } from 'zod';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Disposable } from '../../common/lifecycle';
import type { Actor } from '../access/actor';
import { Audit } from '../audit/audit';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import type { Tenant } from './tenant';
import type { TenantSettingTables } from './tenantTables';

/** A group of settings of a tenant; an empty object is filled up to what holds where nothing was set. */
export interface TenantSetting<S extends z.ZodType> {
  readonly name: string;
  readonly schema: S;
  /** What the audit log may know of it; all of it unless told. Secrets never go in. */
  shown?(value: z.output<S>): JsonValue;
}

export const settingTopic = 'tenant-setting';

/** How a tenant wants things. What was read is remembered until some replica changes it. */
@injectable()
export class TenantSettings {
  private readonly known = new Map<string, unknown>();
  private generation = 0;
  private hearing: Disposable | undefined;

  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
  ) {}

  async get<S extends z.ZodType>(tenant: Tenant, setting: TenantSetting<S>): Promise<z.output<S>> {
    const key = keyOf(tenant, setting.name);
    // Without the connection that tells of changes, what is remembered may be wrong.
    const known = this.database.hears ? this.known.get(key) : undefined;
    const { generation } = this;
    const value = known ?? (await this.read(this.database.of(tenant), tenant, setting.name));
    if (generation === this.generation) this.known.set(key, value);
    return setting.schema.parse(value);
  }

  /** One change after the other; `also` happens in the same transaction. */
  async change<S extends z.ZodType>(
    actor: Actor,
    setting: TenantSetting<S>,
    change: (before: z.output<S>) => z.input<S> | Promise<z.input<S>>,
    also?: (transaction: InTransaction, after: z.output<S>) => Promise<void>,
  ): Promise<z.output<S>> {
    const { tenant } = actor;
    const { name, schema } = setting;
    const value = await this.database.transact(tenant, async (transaction) => {
      await this.lock(transaction, tenant, name);
      const before = schema.parse(await this.read(transaction, tenant, name));
      const after = schema.parse(await change(before));
      const update = table(transaction, tenant).updateTable('tenant_setting').where('name', '=', name);
      await update.set({ value: JSON.stringify(after) }).execute();
      await also?.(transaction, after);
      const shown = (each: z.output<S>): JsonValue => setting.shown?.(each) ?? JSON.parse(JSON.stringify(each));
      const entry = { action: 'change', type: 'TenantSetting', id: name, name };
      await this.audit.record(transaction, actor, { ...entry, before: shown(before), after: shown(after) });
      await this.events.publish(transaction, tenant, { topic: settingTopic, action: 'changed', id: name });
      return after;
    });
    this.forget(keyOf(tenant, name));
    return value;
  }

  start(): void {
    this.hearing = this.events.subscribe('*', {
      heard: ({ event, tenantId }) => {
        if (event.topic === settingTopic && event.id) this.forget(`${tenantId} ${event.id}`);
      },
      missed: () => {
        this.generation++;
        this.known.clear();
      },
    });
  }

  stop(): void {
    this.hearing?.dispose();
  }

  /** What is being read at the moment is not remembered either. */
  private forget(key: string): void {
    this.generation++;
    this.known.delete(key);
  }

  /** Whoever comes second waits for the first, also when there was nothing to begin with. */
  private async lock(transaction: InTransaction, tenant: Tenant, name: string): Promise<void> {
    const rows = table(transaction, tenant);
    await rows
      .insertInto('tenant_setting')
      .values({ name, value: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await rows.selectFrom('tenant_setting').select('name').where('name', '=', name).forUpdate().execute();
  }

  private async read(on: InTransaction | ReturnType<Database['of']>, tenant: Tenant, name: string): Promise<unknown> {
    const query = table(on, tenant).selectFrom('tenant_setting').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value ?? {};
  }
}

function table(on: InTransaction | ReturnType<Database['of']>, { schema }: Tenant) {
  return on.withSchema(schema).withTables<TenantSettingTables>();
}

function keyOf({ id }: Tenant, name: string): string {
  return `${id} ${name}`;
}
