import { newId, permissions, Refusal } from 'lathe/common';
import {
  type Access,
  type AccessTables,
  type Actor,
  administratorProfile,
  type Audit,
  type Database,
  type Events,
  type InTransaction,
  type PermissionSets,
  type Profiles,
  accessRefusal,
  requireGrantable,
} from 'lathe/node';
import type { BodyOf } from 'lathe/common';
import type { profileCalls, ProfileView } from '../../common/profileCalls';
import { notFound, stale, takingName, tellLists } from '../changing';
import { type ProfileRecord, readProfile, viewProfile } from './profileRows';

type Change = BodyOf<typeof profileCalls.update>;

/** Makes profiles and changes them. */
export class ProfileAdministration {
  constructor(
    private readonly access: Access,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly profiles: Profiles,
    private readonly sets: PermissionSets,
  ) {}

  async view({ tenant }: Actor, id: string): Promise<ProfileView> {
    return present(await viewProfile(this.database.of(tenant), tenant, id), id);
  }

  async create(actor: Actor, { name, description, base }: BodyOf<typeof profileCalls.create>): Promise<ProfileView> {
    const { tenant } = actor;
    const id = newId('000T');
    await takingName(name, () =>
      this.database.transact(tenant, async (transaction) => {
        const origin = present(await viewProfile(transaction, tenant, base), base);
        const given = await this.profiles.find(transaction, tenant, base);
        requireGrantable(actor, given?.permissions ?? []);
        const { kind, permissions: granted } = origin;
        const row = { id, name, description, standard: false, kind, permissions: granted, modified_by: actor.userName };
        await tablesOf(transaction).insertInto('profile').values(row).execute();
        await this.giveSets(
          transaction,
          id,
          origin.permissionSets.map((set) => set.id),
        );
        await this.note(transaction, actor, 'create', undefined, await viewProfile(transaction, tenant, id));
      }),
    );
    return this.view(actor, id);
  }

  async update(actor: Actor, id: string, change: Change): Promise<ProfileView> {
    const { tenant } = actor;
    await takingName(change.name, () =>
      this.access.change(tenant, undefined, async (transaction) => {
        const row = present(await readProfile(transaction, id), id);
        const before = present(await viewProfile(transaction, tenant, id), id);
        await this.check(actor, transaction, row, before, change);
        const { name, description, permissions: granted, permissionSets } = change;
        const values = row.standard ? {} : { name, description, permissions: granted };
        await tablesOf(transaction)
          .updateTable('profile')
          .set({ ...values, revision: row.revision + 1, modified_at: new Date(), modified_by: actor.userName })
          .where('id', '=', id)
          .execute();
        await tablesOf(transaction).deleteFrom('permission_set_profile').where('profile_id', '=', id).execute();
        await this.giveSets(transaction, id, permissionSets);
        await this.note(transaction, actor, 'update', before, await viewProfile(transaction, tenant, id));
      }),
    );
    return this.view(actor, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    const { tenant } = actor;
    await this.database.transact(tenant, async (transaction) => {
      const row = present(await readProfile(transaction, id), id);
      const before = present(await viewProfile(transaction, tenant, id), id);
      if (row.standard) throw standardProfile(row.name);
      const { name, users } = before;
      if (users > 0) throw new Refusal('PROFILE_IN_USE', { status: 409, parameters: { name, users } });
      await tablesOf(transaction).deleteFrom('profile').where('id', '=', id).execute();
      await this.note(transaction, actor, 'delete', before, undefined);
    });
  }

  private async check(
    actor: Actor,
    transaction: InTransaction,
    row: NonNullable<ProfileRecord>,
    before: ProfileView,
    change: Change,
  ): Promise<void> {
    if (change.revision !== row.revision) throw stale(row, row.name);
    if (row.name === actor.profile) throw accessRefusal('OWN_ACCESS');
    const sets = await this.sets.find(transaction, actor.tenant, change.permissionSets);
    const had = new Set(before.permissionSets.map((set) => set.id));
    const newSets = sets.filter((set) => !had.has(set.id));
    const added = change.permissions.filter((permission) => !before.permissions.includes(permission));
    const own =
      change.name !== row.name ||
      change.description !== row.description ||
      added.length > 0 ||
      change.permissions.length < before.permissions.length;
    // Its sets could not be taken from it again: whoever has the profile may not change it.
    if (row.standard && (own || row.name === administratorProfile)) throw standardProfile(row.name);
    requireGrantable(actor, [...added, ...newSets.flatMap((set) => set.permissions)]);
  }

  private async giveSets(transaction: InTransaction, id: string, sets: readonly string[]): Promise<void> {
    if (sets.length === 0) return;
    const rows = [...new Set(sets)].map((set_id) => ({ set_id, profile_id: id }));
    await tablesOf(transaction).insertInto('permission_set_profile').values(rows).execute();
  }

  private async note(
    transaction: InTransaction,
    actor: Actor,
    action: string,
    before: ProfileView | undefined,
    after: ProfileView | undefined,
  ): Promise<void> {
    const { id = '', name = '' } = after ?? before ?? {};
    const states = { before: before && audited(before), after: after && audited(after) };
    await this.audit.record(transaction, actor, { action, type: 'Profile', id, name, ...states });
    const change = { type: 'Profile', id, action, permission: permissions.managePermissions };
    await tellLists(this.events, transaction, actor, change);
  }
}

function audited({ name, description, permissions: granted, permissionSets }: ProfileView) {
  return { name, description, permissions: granted, permissionSets: permissionSets.map((set) => set.name) };
}

function tablesOf(transaction: InTransaction) {
  return transaction.withTables<AccessTables>();
}

function standardProfile(name: string): Refusal {
  return new Refusal('STANDARD_PROFILE', { status: 409, parameters: { name } });
}

function present<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw notFound(id, 'Profile');
  return found;
}
