import { inject, injectable } from 'inversify';
import { accessTopic } from '../../common/access/accessEvent';
import type { LiveEvent } from '../../common/events/liveEvent';
import type { Disposable } from '../../common/lifecycle';
import { sessionTopic } from '../../common/session/sessionEvent';
import { Database, type InTransaction } from '../database/database';
import { Events } from '../events/events';
import type { Tenant } from '../tenants/tenant';
import { AccessCache, type Held, type KnownAccess } from './accessCache';
import { type AccessRules, permissionsBy, readRules } from './accessRules';

/** The one place that knows what a user may do. Every replica forgets at once what has changed. */
@injectable()
export class Access {
  private readonly cache = new AccessCache();
  private listening: Disposable | undefined;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
  ) {}

  /** By his profile, his permission sets, those of his profile, and what was granted for a time. */
  async permissionsOf(tenant: Tenant, userId: string): Promise<ReadonlySet<string>> {
    return (await this.heldBy(tenant, userId)).permissions;
  }

  /** Beside the permissions of the system: what they come from, for whoever grants by profile and permission set. */
  async heldBy(tenant: Tenant, userId: string): Promise<Held> {
    // Without the connection that tells of changes, what is remembered may be wrong.
    const remembered = this.database.hears ? this.cache.get(userId) : undefined;
    return remembered ?? this.cache.read(userId, () => this.load(tenant, userId));
  }

  /** Each thing that grants him something; undefined when there is no such user. */
  rulesOf(tenant: Tenant, userId: string): Promise<AccessRules | undefined> {
    return readRules(this.database.of(tenant), tenant, userId);
  }

  /** Part of a change: every replica forgets what the user, or anybody of the tenant, was known to hold. */
  async changed(transaction: InTransaction, tenant: Tenant, userIds?: readonly string[]): Promise<void> {
    const event = { topic: accessTopic, action: 'changed' };
    const events = userIds?.map((user) => ({ ...event, user })) ?? [event];
    await this.events.publishAll(transaction, tenant, events);
  }

  /** For the replica in which a change was made: at once when it's committed, before the database tells of it. */
  forget(tenant: Tenant, userIds?: readonly string[]): void {
    if (!userIds) this.cache.forgetTenant(tenant.id);
    for (const userId of userIds ?? []) this.cache.forgetUser(userId);
  }

  /** A change of what these users, or anybody of the tenant, may do: nobody acts on what was before when it's done. */
  async change<T>(
    tenant: Tenant,
    userIds: readonly string[] | undefined,
    work: (transaction: InTransaction) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.database.transact(tenant, async (transaction) => {
        const result = await work(transaction);
        await this.changed(transaction, tenant, userIds);
        return result;
      });
    } finally {
      this.forget(tenant, userIds);
    }
  }

  start(): void {
    this.listening = this.events.subscribe('*', {
      heard: ({ tenantId, event }) => this.hear(tenantId, event),
      missed: () => this.cache.clear(),
    });
  }

  stop(): void {
    this.listening?.dispose();
  }

  private hear(tenantId: string, { topic, user }: LiveEvent): void {
    if (topic !== accessTopic && topic !== sessionTopic) return;
    if (user !== undefined) this.cache.forgetUser(user);
    else if (topic === accessTopic) this.cache.forgetTenant(tenantId);
  }

  private async load(tenant: Tenant, userId: string): Promise<KnownAccess> {
    const found = await this.rulesOf(tenant, userId);
    if (!found) return { tenantId: tenant.id, held: { permissions: new Set(), sources: new Set() }, until: 0 };
    const ends = found.rules.map(({ endsIn = Infinity }) => endsIn);
    const held = { permissions: permissionsBy(found), sources: new Set(found.rules.map(({ id }) => id)) };
    return { tenantId: tenant.id, held, until: Date.now() + Math.min(...ends) };
  }
}
