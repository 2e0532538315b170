import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type MetadataRecord, permissions } from 'lathe/common';
import {
  Access,
  type Actor,
  containing,
  Database,
  type Handlers,
  isAdministrator,
  MetadataStore,
  Notices,
  Users,
  type UserTables,
} from 'lathe/node';
import type { accessCalls } from '../../common/applicationCalls';
import { ApplicationData } from '../../common/applicationData';
import type { Audience } from '../../common/designCalls';
import { CenterHandlers } from '../center/centerHandlers';
import { asJson } from '../creation/stepContext';
import { solutionProfile } from '../creation/ownSteps';
import { refuse } from '../refuse';

/** More are no help to who chooses. */
const mostOffered = 50;
const mostLookedAt = 500;

/** Whose an application is, and who sees it. */
@injectable()
export class AppAccess {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(CenterHandlers) private readonly center: CenterHandlers,
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(Notices) private readonly notices: Notices,
    @inject(Users) private readonly users: Users,
  ) {}

  readonly all: Handlers<typeof accessCalls> = {
    permissions: async ({ actor, params: { appId }, body }) => {
      const application = await this.own(actor, appId);
      await this.requireKnown(actor, body);
      const { data } = await this.store.update(actor, 'Application', appId, {
        data: { ...application.data, ...asJson(body) },
      });
      const { profiles, permissionSets } = ApplicationData.parse(data);
      return { profiles, permissionSets };
    },
    changeOwner: async ({ actor, params: { appId }, body: { owner } }) => {
      const application = await this.own(actor, appId);
      const user = await this.users.get(actor.tenant, owner);
      const held = user?.active ? await this.access.permissionsOf(actor.tenant, owner) : new Set();
      if (!user || !held.has(permissions.developApplication))
        throw refuse('OWNER_UNFIT', {}, { fields: [{ path: 'body.owner', message: 'OWNER_UNFIT' }] });
      await this.handOver(actor, application, owner);
      return { owner, ownerName: user.name };
    },
    owners: async ({ actor, params: { appId }, query: { search } }) => {
      await this.store.get(actor, 'Application', appId);
      return this.developers(actor, search);
    },
    systemPermissions: async ({ actor, params: { appId } }) => {
      const { data } = await this.center.require(actor, appId);
      const { owner, profiles } = ApplicationData.parse(data);
      const { sources } = await this.access.heldBy(actor.tenant, actor.userId);
      return {
        permissions: [...actor.permissions].sort(),
        visible: true,
        default: profiles.some((one) => one.default && sources.has(one.profile)),
        owner: owner === actor.userId,
        editable: actor.permissions.has(permissions.developApplication),
      };
    },
  };

  /** The new owner, unless he took it himself, is told who gave it to him. */
  private handOver(actor: Actor, { id, label, data }: MetadataRecord, owner: string): Promise<void> {
    return this.database.transact(actor.tenant, async (transaction) => {
      await this.store.update(actor, 'Application', id, { data: { ...data, owner } }, { transaction });
      if (owner === actor.userId) return;
      const parameters = { user: actor.userName, name: label };
      await this.notices.tell(transaction, actor.tenant, [owner], { kind: 'applicationGiven', parameters, about: id });
    });
  }

  /** Whose it is, and whether the caller decides who sees it. */
  async ownership(actor: Actor, { data }: MetadataRecord): Promise<{ ownerName: string; mayGrant: boolean }> {
    const { owner } = ApplicationData.parse(data);
    const user = owner === undefined ? undefined : await this.users.get(actor.tenant, owner);
    const mayGrant = owner === undefined || owner === actor.userId || isAdministrator(actor);
    return { ownerName: user?.name ?? '', mayGrant };
  }

  /** All profiles and permission sets. */
  async audience({ tenant: { schema } }: Actor): Promise<Audience> {
    const read = async (table: string, name: string) =>
      (
        await sql<Audience['profiles'][number]>`select id, ${sql.ref(name)} as name from ${sql.id(schema, table)}
        order by lower(${sql.ref(name)}), id`.execute(this.database.bare)
      ).rows;
    return { profiles: await read('profile', 'name'), permissionSets: await read('permission_set', 'label') };
  }

  /** That there are the profiles and permission sets for which an application is to be. */
  async requireKnown(
    actor: Actor,
    { profiles = [], permissionSets = [] }: Partial<Pick<ApplicationData, 'profiles' | 'permissionSets'>>,
  ): Promise<void> {
    const named = profiles.map(({ profile }) => profile);
    const sets = permissionSets.map(({ permissionSet }) => permissionSet);
    await this.requireAll(actor, 'profile', named);
    await this.requireAll(actor, 'permission_set', sets);
  }

  /** The owner decides, and administrators. */
  private async own(actor: Actor, id: string): Promise<MetadataRecord> {
    const application = await this.store.get(actor, 'Application', id);
    const { owner } = ApplicationData.parse(application.data);
    if (owner === actor.userId || owner === undefined || isAdministrator(actor)) return application;
    throw refuse('NOT_OWNER', { name: application.label });
  }

  private async developers({ tenant }: Actor, search: string) {
    const users = await this.database
      .of(tenant)
      .withTables<UserTables>()
      .selectFrom('user')
      .select(['id', 'name', 'profile'])
      .where('active', '=', true)
      .where('kind', '=', 'User')
      .where('name', 'ilike', containing(search))
      .orderBy('name')
      .limit(mostLookedAt)
      .execute();
    const found = [];
    for (const user of users) {
      if ((await this.access.permissionsOf(tenant, user.id)).has(permissions.developApplication)) found.push(user);
      if (found.length === mostOffered) break;
    }
    return found;
  }

  private async requireAll({ tenant }: Actor, table: 'profile' | 'permission_set', ids: readonly string[]) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.id(tenant.schema, table)}
      where id = any(${[...ids]}::text[])`.execute(this.database.bare);
    const known = new Set([solutionProfile, ...rows.map(({ id }) => id)]);
    const unknown = ids.find((id) => !known.has(id));
    if (unknown === undefined) return;
    throw refuse(table === 'profile' ? 'UNKNOWN_PROFILE' : 'UNKNOWN_PERMISSION_SET', { id: unknown });
  }
}
