import { inject, injectable } from 'inversify';
import { permissions, Refusal } from 'lathe/common';
import { type Actor, type InTransaction, PermissionSets, Profiles, requireGrantable } from 'lathe/node';
import type { ProviderSettings } from '../../common/ssoShapes';
import type { Provider } from './provider';
import type { SsoTables } from './ssoTables';

const all = Object.values(permissions);

/** A provider signs people in: whoever may set one up could otherwise become anybody. */
@injectable()
export class ProviderGuard {
  constructor(
    @inject(PermissionSets) private readonly sets: PermissionSets,
    @inject(Profiles) private readonly profiles: Profiles,
  ) {}

  /** Throws unless the actor holds all that the provider, as it is to be, would give to those who sign in by it. */
  async check(transaction: InTransaction, actor: Actor, settings: ProviderSettings, before?: Provider): Promise<void> {
    const { tenant } = actor;
    const profile = await this.profiles.find(transaction, tenant, settings.profile);
    if (profile?.kind !== 'User' || profile.name === 'Anonymous User') throw unfit(settings.profile);
    const ids = [...new Set(settings.groups.map(({ permissionSet }) => permissionSet))];
    const sets = await this.sets.find(transaction, tenant, ids);
    requireGrantable(actor, [...profile.permissions, ...sets.flatMap((set) => set.permissions)]);
    const becomesAnybody = settings.linkUsers || before?.settings.linkUsers;
    const takesOver =
      before && trustOf(before.settings) !== trustOf(settings) && (await this.hasUsers(transaction, before));
    if (becomesAnybody || takesOver) requireGrantable(actor, all);
  }

  private async hasUsers(transaction: InTransaction, { id, tenant }: Provider): Promise<boolean> {
    const tables = transaction.withSchema(tenant.schema).withTables<SsoTables>();
    const link = tables.selectFrom('identity_link').select('user_id').where('provider_id', '=', id).limit(1);
    return (await link.executeTakeFirst()) !== undefined;
  }
}

/** Whose word is taken for who somebody is, and how it is read. */
function trustOf(settings: ProviderSettings): string {
  const { type, attributes } = settings;
  const whose =
    type === 'OIDC'
      ? [settings.issuer, settings.clientId]
      : [settings.entityId, settings.entryPoint, settings.certificates, settings.metadataUrl];
  return JSON.stringify([type, attributes, whose]);
}

function unfit(profile: string): Refusal {
  const code = 'PROFILE_NOT_FIT';
  return new Refusal(code, { parameters: { profile }, fields: [{ path: 'body.profile', message: code }] });
}
