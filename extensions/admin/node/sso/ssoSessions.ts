import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { Database, Secrets, Sessions, SessionStore, type Tenant } from 'lathe/node';
import { type Identity, Proof } from './identity';
import type { Provider } from './provider';
import type { SsoTables } from './ssoTables';

/** Which session was opened by which provider: what a log-out at both needs. */
@injectable()
export class SsoSessions {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Secrets) private readonly secrets: Secrets,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
  ) {}

  async note(provider: Provider, userId: string, sessionId: string, identity: Identity): Promise<void> {
    const tables = this.of(provider.tenant);
    // No session lasts that long.
    await tables
      .deleteFrom('identity_session')
      .where('opened_at', '<', sql<Date>`now() - interval '90 days'`)
      .execute();
    await tables
      .insertInto('identity_session')
      .values({
        session_id: sessionId,
        provider_id: provider.id,
        user_id: userId,
        subject: identity.proof.nameId ?? identity.subject,
        proof: this.secrets.seal(JSON.stringify(identity.proof), ownerOf(sessionId)),
      })
      .execute();
  }

  /** What was noted, once. */
  async take(tenant: Tenant, sessionId: string): Promise<{ providerId: string; proof: Proof } | undefined> {
    const row = await this.of(tenant)
      .deleteFrom('identity_session')
      .where('session_id', '=', sessionId)
      .returning(['provider_id', 'proof'])
      .executeTakeFirst();
    return row && { providerId: row.provider_id, proof: this.open(row.proof, sessionId) };
  }

  /** Ends what somebody has opened by a provider: all, or the one session that the provider names. */
  async end(provider: Provider, subject: string, sessionIndex: string | undefined): Promise<number> {
    const { id, tenant } = provider;
    const found = await this.of(tenant)
      .selectFrom('identity_session')
      .select(['session_id', 'user_id', 'proof'])
      .where('provider_id', '=', id)
      .where('subject', '=', subject)
      .execute();
    const meant = found.filter(({ proof, session_id }) => {
      const known = this.open(proof, session_id).sessionIndex;
      return sessionIndex === undefined || known === undefined || known === sessionIndex;
    });
    for (const { session_id, user_id } of meant) {
      await this.database.transact(tenant, async (transaction) => {
        await this.store.end(transaction, tenant, user_id, 'signedOut', { only: session_id });
        const ended = transaction.withSchema(tenant.schema).withTables<SsoTables>().deleteFrom('identity_session');
        await ended.where('session_id', '=', session_id).execute();
      });
      this.sessions.forgetUser(user_id);
    }
    return meant.length;
  }

  private open(proof: string, sessionId: string): Proof {
    return Proof.parse(JSON.parse(this.secrets.open(proof, ownerOf(sessionId))));
  }

  private of(tenant: Tenant) {
    return this.database.of(tenant).withTables<SsoTables>();
  }
}

function ownerOf(sessionId: string): string {
  return `IdentitySession/${sessionId}`;
}
