import { inject, injectable } from 'inversify';
import { Refusal } from 'lathe/common';
import {
  Access,
  type Actor,
  Administrators,
  administratorProfile,
  type Connected,
  type GivenProfile,
  type InTransaction,
  Profiles,
  refuseOwnAccess,
  requireGrantable,
  requireNoMore,
} from 'lathe/node';
import type { UserRow } from './userView';

/** What nobody may do to users, whatever else he may. */
@injectable()
export class UserGuard {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Administrators) private readonly administrators: Administrators,
    @inject(Profiles) private readonly profiles: Profiles,
  ) {}

  /** Nobody acts on an account that may do more than he. */
  async requireNoMore(actor: Actor, id: string, name: string): Promise<void> {
    if (id !== actor.userId) requireNoMore(actor, name, await this.access.permissionsOf(actor.tenant, id));
  }

  /** The profile that somebody is to have, which grants nothing that the actor has not. */
  async profileToGive(connection: Connected, actor: Actor, profile: string): Promise<GivenProfile> {
    const found = await this.profiles.find(connection, actor.tenant, profile);
    if (!found) throw wrongProfile('NO_SUCH_PROFILE', profile);
    requireGrantable(actor, found.permissions);
    return found;
  }

  /** Before a user gets another profile, in the transaction that gives it. */
  async changeProfile(transaction: InTransaction, actor: Actor, row: UserRow, profile: string): Promise<GivenProfile> {
    const found = await this.profileToGive(transaction, actor, profile);
    if (found.name === row.profile) return found;
    refuseOwnAccess(actor, row.id);
    if (found.kind !== row.kind) throw wrongProfile('PROFILE_KIND', found.name);
    if (row.profile === administratorProfile) await this.keepAdministrator(transaction, actor, row);
    return found;
  }

  /** Before a user is let in no more, in the transaction that does it. */
  async letGo(transaction: InTransaction, actor: Actor, row: UserRow): Promise<void> {
    await this.keepAdministrator(transaction, actor, row);
    if (row.id === actor.userId) throw new Refusal('OWN_ACCOUNT', { status: 403 });
  }

  private async keepAdministrator(transaction: InTransaction, { tenant }: Actor, { id }: UserRow): Promise<void> {
    await this.administrators.keepOne(transaction, tenant, [id]);
  }
}

function wrongProfile(code: 'NO_SUCH_PROFILE' | 'PROFILE_KIND', profile: string): Refusal {
  return new Refusal(code, { parameters: { profile }, fields: [{ path: 'body.profile', message: code }] });
}
