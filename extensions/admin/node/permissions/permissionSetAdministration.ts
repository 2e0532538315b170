import { type BodyOf, newId, permissions } from 'lathe/common';
import {
  type Access,
  accessRefusal,
  type AccessTables,
  type Actor,
  type Audit,
  type Database,
  type Events,
  type InTransaction,
  requireGrantable,
} from 'lathe/node';
import type { permissionSetCalls, PermissionSetInput, PermissionSetRow } from '../../common/permissionSetCalls';
import { checkNames, notFound, stale, takingName, tellLists } from '../changing';
import { findPermissionSet, lockPermissionSet } from './permissionSetRows';

/** Makes permission sets and changes them. */
export class PermissionSetAdministration {
  constructor(
    private readonly access: Access,
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  async view({ tenant }: Actor, id: string): Promise<PermissionSetRow> {
    return present(await findPermissionSet(this.database.of(tenant), id), id);
  }

  async create(actor: Actor, input: PermissionSetInput): Promise<PermissionSetRow> {
    checkNames(input);
    requireGrantable(actor, input.permissions);
    const id = newId('000P');
    await takingName(input.name, () =>
      this.database.transact(actor.tenant, async (transaction) => {
        const row = { id, ...input, modified_by: actor.userName };
        await transaction.withTables<AccessTables>().insertInto('permission_set').values(row).execute();
        await this.note(transaction, actor, 'create', undefined, await findPermissionSet(transaction, id));
      }),
    );
    return this.view(actor, id);
  }

  async update(
    actor: Actor,
    id: string,
    { revision, ...change }: BodyOf<typeof permissionSetCalls.update>,
  ): Promise<PermissionSetRow> {
    checkNames(change);
    await takingName(change.name, () =>
      this.access.change(actor.tenant, undefined, async (transaction) => {
        const row = present(await lockPermissionSet(transaction, id), id);
        const before = await findPermissionSet(transaction, id);
        if (revision !== row.revision) throw stale(row, row.label);
        await this.refuseOwn(actor, id);
        const added = change.permissions.filter((permission) => !row.permissions.includes(permission));
        requireGrantable(actor, added);
        await transaction
          .withTables<AccessTables>()
          .updateTable('permission_set')
          .set({ ...change, revision: revision + 1, modified_at: new Date(), modified_by: actor.userName })
          .where('id', '=', id)
          .execute();
        await this.note(transaction, actor, 'update', before, await findPermissionSet(transaction, id));
      }),
    );
    return this.view(actor, id);
  }

  async remove(actor: Actor, id: string): Promise<void> {
    await this.access.change(actor.tenant, undefined, async (transaction) => {
      present(await lockPermissionSet(transaction, id), id);
      const before = await findPermissionSet(transaction, id);
      await this.refuseOwn(actor, id);
      await transaction.withTables<AccessTables>().deleteFrom('permission_set').where('id', '=', id).execute();
      await this.note(transaction, actor, 'delete', before, undefined);
    });
  }

  /** Whoever has a set, by name or with his profile, changes what he may do himself. */
  private async refuseOwn({ tenant, userId }: Actor, id: string): Promise<void> {
    const own = await this.access.rulesOf(tenant, userId);
    if (own?.rules.some((rule) => rule.source === 'permissionSet' && rule.id === id)) throw accessRefusal('OWN_ACCESS');
  }

  private async note(
    transaction: InTransaction,
    actor: Actor,
    action: string,
    before: PermissionSetRow | undefined,
    after: PermissionSetRow | undefined,
  ): Promise<void> {
    const { id = '', label: name = '' } = after ?? before ?? {};
    const states = { before: before && audited(before), after: after && audited(after) };
    await this.audit.record(transaction, actor, { action, type: 'PermissionSet', id, name, ...states });
    const change = { type: 'PermissionSet', id, action, permission: permissions.managePermissions };
    await tellLists(this.events, transaction, actor, change);
  }
}

function audited({ name, label, description, permissions: granted, users, profiles }: PermissionSetRow) {
  return { name, label, description, permissions: granted, users, profiles };
}

function present<T>(found: T | undefined, id: string): T {
  if (found === undefined) throw notFound(id, 'PermissionSet');
  return found;
}
