import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { permissions } from 'lathe/common';
import {
  Access,
  type Actor,
  Database,
  type Handlers,
  type InTransaction,
  MetadataStore,
  Sessions,
  SessionStore,
} from 'lathe/node';
import type { activationCalls } from '../../common/applicationCalls';

interface Inside {
  readonly userId: string;
  readonly session: string;
}

/** Opens applications to their users and closes them, where asked with those who are inside. */
@injectable()
export class Activation {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly sessionStore: SessionStore,
  ) {}

  readonly all: Handlers<typeof activationCalls> = {
    inside: async ({ actor, params: { appId } }) => {
      await this.store.get(actor, 'Application', appId);
      return { sessions: (await this.inside(actor, appId)).length };
    },
    activate: ({ actor, params, query }) => this.set(actor, params.instanceId, true, query.kickout),
    deactivate: ({ actor, params, query }) => this.set(actor, params.instanceId, false, query.kickout),
  };

  private async set(actor: Actor, id: string, active: boolean, kickout = false) {
    const inside = kickout ? await this.inside(actor, id) : [];
    const { tenant } = actor;
    const application = await this.database.transact(tenant, async (transaction) => {
      const changed = await this.store.update(actor, 'Application', id, { active }, { transaction });
      for (const { userId, session } of inside)
        await this.sessionStore.end(transaction, tenant, userId, 'revoked', { only: session });
      if (kickout) await this.forget(transaction, actor, id);
      return changed;
    });
    for (const { userId } of inside) this.sessions.forgetUser(userId);
    const { name, revision } = application;
    return [{ id, name, active: application.active, revision, kickedOut: inside.length }];
  }

  /** Whose open session was last seen in the application: its users, not those who build. */
  private async inside(actor: Actor, id: string): Promise<readonly Inside[]> {
    const { rows } = await sql<Inside>`select v.user_id as "userId", v.session
      from ${sql.id(actor.tenant.schema, 'application_visit')} v join lathe.session s on s.id = v.session
      where v.application = ${id} and s.tenant_id = ${actor.tenant.id} and s.ended_at is null and s.expires_at > now()
        and v.user_id <> ${actor.userId}`.execute(this.database.bare);
    const users: Inside[] = [];
    for (const one of rows) {
      const held = await this.access.permissionsOf(actor.tenant, one.userId);
      if (!held.has(permissions.developApplication)) users.push(one);
    }
    return users;
  }

  private forget(transaction: InTransaction, { tenant }: Actor, id: string) {
    return sql`update ${sql.id(tenant.schema, 'application_visit')} set session = null
      where application = ${id}`.execute(transaction);
  }
}
