import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import { type Actor, Audit, Database } from 'lathe/node';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { SamlProvider, type SyncResult } from '../../common/ssoShapes';
import { fetchText } from './fetchText';
import { GroupGrants } from './groupGrants';
import { IdentityProviders } from './identityProviders';
import { OidcClient } from './oidcClient';
import { isOidc, isSaml, type Provider } from './provider';
import { readSamlMetadata } from './readSamlMetadata';
import { SsoFailure } from './ssoFailure';
import type { SsoTables } from './ssoTables';

interface SyncQuery {
  readonly type: 'metadata' | 'users';
  readonly clearData: boolean;
}

/** Brings what is known of a provider and of its users up to date. */
@injectable()
export class ProviderSync {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(GroupGrants) private readonly grants: GroupGrants,
    @inject(IdentityProviders) private readonly providers: IdentityProviders,
    @inject(OidcClient) private readonly oidc: OidcClient,
  ) {}

  async run(actor: Actor, id: string, { type, clearData }: SyncQuery): Promise<z.infer<typeof SyncResult>> {
    const provider = await this.providers.get(actor.tenant, id);
    const forgotten = clearData ? await this.forgetUsers(actor, provider) : 0;
    const changed = type === 'metadata' ? await this.readMetadata(actor, provider) : [];
    const users = type === 'users' ? await this.giveByGroups(provider) : 0;
    return { type, changed, users: clearData ? forgotten : users };
  }

  /** Accounts stay; who owns them is asked again at the next log-in. */
  private async forgetUsers(actor: Actor, provider: Provider): Promise<number> {
    const { id, tenant, settings } = provider;
    await this.grants.release(provider);
    return this.database.transact(tenant, async (transaction) => {
      const tables = transaction.withSchema(tenant.schema).withTables<SsoTables>();
      const gone = await tables
        .deleteFrom('identity_link')
        .where('provider_id', '=', id)
        .returning('user_id')
        .execute();
      const entry = { action: 'clear', type: 'IdentityProvider', id, name: settings.name };
      await this.audit.record(transaction, actor, { ...entry, after: { users: gone.length } });
      return gone.length;
    });
  }

  private async giveByGroups(provider: Provider): Promise<number> {
    const links = await this.database
      .of(provider.tenant)
      .withTables<SsoTables>()
      .selectFrom('identity_link')
      .select(['user_id', 'groups'])
      .where('provider_id', '=', provider.id)
      .execute();
    for (const { user_id, groups } of links) await this.grants.apply(provider, user_id, groups);
    return links.length;
  }

  private async readMetadata(actor: Actor, provider: Provider): Promise<string[]> {
    if (isOidc(provider)) {
      await this.oidc.refresh(provider).catch(toRefusal);
      return [];
    }
    if (!isSaml(provider) || !provider.settings.metadataUrl) return [];
    const { settings } = provider;
    const text = await fetchText(settings.metadataUrl);
    const read = readSamlMetadata(text, settings.entityId);
    const after = SamlProvider.safeParse({ ...settings, ...read });
    if (!read || !after.success) throw new Refusal('IDENTITY_UNREACHABLE', { status: 502 });
    const before = new Map<string, unknown>(Object.entries(settings));
    const changed = Object.entries(read).filter(([name, value]) => !isDeepStrictEqual(value, before.get(name)));
    const update = { settings: after.data, revision: provider.revision, told: true };
    if (changed.length > 0) await this.providers.update(actor, provider.id, update);
    return changed.map(([name]) => name);
  }
}

function toRefusal(error: unknown): never {
  if (!(error instanceof SsoFailure)) throw error;
  const late = /timeout|timed out|aborted/i.test(error.reason);
  throw late
    ? new Refusal('IDENTITY_SYNC_TIMEOUT', { status: 504 })
    : new Refusal('IDENTITY_UNREACHABLE', { status: 502 });
}
