import { permissions } from 'lathe/common';
import {
  type Access,
  type Actor,
  type Audit,
  type Database,
  type Events,
  type InTransaction,
  type Notices,
  type PermissionSets,
  refuseOwnAccess,
  requireGrantable,
} from 'lathe/node';
import type { NamedSet } from '../../common/permissionShapes';
import { notFound, tellLists } from '../changing';
import { requireUsers } from '../listedUsers';

/** Gives permission sets to users and takes them back. */
export class SetGiving {
  constructor(
    private readonly access: Access,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
    private readonly notices: Notices,
    private readonly sets: PermissionSets,
  ) {}

  async ofUser({ tenant }: Actor, userId: string): Promise<NamedSet[]> {
    const connection = this.database.of(tenant);
    await requireUsers(connection, [userId]);
    const sets = await this.sets.ofUser(connection, tenant, userId);
    return sets.map(({ id, name, label }) => ({ id, name, label }));
  }

  async give(actor: Actor, userIds: readonly string[], setIds: readonly string[]): Promise<void> {
    const { tenant } = actor;
    await this.access.change(tenant, userIds, async (transaction) => {
      const users = await requireUsers(transaction, userIds);
      for (const { id } of users) refuseOwnAccess(actor, id);
      const sets = await this.sets.find(transaction, tenant, setIds);
      requireGrantable(
        actor,
        sets.flatMap((set) => set.permissions),
      );
      for (const user of users) {
        const given = new Set(await this.sets.give(transaction, tenant, user.id, setIds));
        const added = sets.filter(({ id }) => given.has(id));
        await this.note(transaction, actor, 'give', user, { after: added.map(({ name }) => name) });
        for (const { label } of added) await this.tellUser(transaction, actor, user.id, 'permissionSetGiven', label);
      }
      await this.tell(transaction, actor, setIds);
    });
  }

  async take(actor: Actor, userId: string, setId: string): Promise<void> {
    const { tenant } = actor;
    await this.access.change(tenant, [userId], async (transaction) => {
      const [user] = await requireUsers(transaction, [userId]);
      refuseOwnAccess(actor, userId);
      const had = (await this.sets.ofUser(transaction, tenant, userId)).find(({ id }) => id === setId);
      const taken = await this.sets.take(transaction, tenant, userId, [setId]);
      if (!user || !had || taken.length === 0) throw notFound(setId, 'PermissionSet');
      await this.note(transaction, actor, 'take', user, { before: [had.name] });
      await this.tellUser(transaction, actor, user.id, 'permissionSetTaken', had.label);
      await this.tell(transaction, actor, [setId]);
    });
  }

  private async note(
    transaction: InTransaction,
    actor: Actor,
    action: string,
    user: { readonly id: string; readonly userName: string },
    { before, after }: { readonly before?: string[]; readonly after?: string[] },
  ): Promise<void> {
    if ((before ?? after)?.length === 0) return;
    const states = { before: before && { permissionSets: before }, after: after && { permissionSets: after } };
    const entry = { action: `${action}PermissionSets`, type: 'User', id: user.id, name: user.userName, ...states };
    await this.audit.record(transaction, actor, entry);
  }

  private tellUser(
    transaction: InTransaction,
    { tenant, userName: user }: Actor,
    userId: string,
    kind: string,
    set: string,
  ): Promise<void> {
    return this.notices.tell(transaction, tenant, [userId], { kind, parameters: { user, set } });
  }

  private async tell(transaction: InTransaction, actor: Actor, setIds: readonly string[]): Promise<void> {
    for (const id of setIds) {
      const change = { type: 'PermissionSet', id, action: 'given', permission: permissions.managePermissions };
      await tellLists(this.events, transaction, actor, change);
    }
  }
}
