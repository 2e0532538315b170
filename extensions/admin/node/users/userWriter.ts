import { inject, injectable } from 'inversify';
import { Refusal, toLocale } from 'lathe/common';
import {
  Access,
  type Actor,
  Audit,
  Database,
  Events,
  type InTransaction,
  type NewUser,
  Notices,
  Sessions,
  type UserChange,
  Users,
} from 'lathe/node';
import { adminTopic } from '../../common/adminTopic';
import type { UserDetails } from '../../common/userShapes';
import { UserGuard } from './userGuard';
import { UserList } from './userList';
import type { UserRow } from './userView';

export interface WrittenChange extends UserDetails {
  readonly profile?: string;
  readonly revision?: number;
}

/** Makes and changes users: checked, noted in the audit log, and told to open lists, all in one transaction. */
@injectable()
export class UserWriter {
  constructor(
    @inject(Access) private readonly access: Access,
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Notices) private readonly notices: Notices,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(Users) private readonly users: Users,
    @inject(UserGuard) private readonly guard: UserGuard,
    @inject(UserList) private readonly list: UserList,
  ) {}

  async create(actor: Actor, user: NewUser): Promise<string> {
    const { tenant } = actor;
    const profile = await this.guard.profileToGive(this.database.of(tenant), actor, user.profile);
    const hash = await this.users.hashFor(user);
    return this.database.transact(tenant, async (transaction) => {
      const given = await this.guard.profileToGive(transaction, actor, profile.id);
      const id = await this.users.add(transaction, tenant, { ...user, profile: given.name }, hash);
      const row = await this.list.lock(transaction, tenant, id);
      await this.note(transaction, actor, 'create', row, { after: auditedOf(row) });
      return id;
    });
  }

  /** Answers whether anything was changed. */
  async update(actor: Actor, id: string, change: WrittenChange): Promise<boolean> {
    const { tenant } = actor;
    const before = await this.list.get(tenant, id);
    await this.guard.requireNoMore(actor, id, before.userName);
    const changed = await this.access.change(tenant, [id], async (transaction) => {
      const row = await this.list.lock(transaction, tenant, id);
      if (change.revision !== undefined && change.revision !== row.revision) throw new Refusal('CONFLICT');
      const profile =
        change.profile === undefined
          ? row.profile
          : (await this.guard.changeProfile(transaction, actor, row, change.profile)).name;
      if (profile !== row.profile && id !== actor.userId) await this.tellProfile(transaction, actor, row, profile);
      return this.write(transaction, actor, row, { ...columnsOf(change), profile });
    });
    this.sessions.forgetUser(id);
    return changed;
  }

  /** One's own, by whoever it is. */
  async updateOwn(actor: Actor, change: UserDetails): Promise<void> {
    const { tenant, userId } = actor;
    await this.database.transact(tenant, async (transaction) => {
      const row = await this.list.lock(transaction, tenant, userId);
      await this.write(transaction, actor, row, columnsOf(change));
    });
    this.sessions.forgetUser(userId);
  }

  /** Part of a change of anything that is known of a user. */
  async note(
    transaction: InTransaction,
    actor: Actor,
    action: string,
    { id, name }: Pick<UserRow, 'id' | 'name'>,
    states: { readonly before?: Audited; readonly after?: Audited } = {},
  ): Promise<void> {
    await this.sessions.userChanged(transaction, actor.tenant, id);
    await this.audit.record(transaction, actor, { action, type: 'User', id, name, ...states });
    await this.tell(transaction, actor, action, id);
  }

  tell(transaction: InTransaction, { tenant }: Actor, action: string, id: string): Promise<void> {
    return this.events.publish(transaction, tenant, { topic: adminTopic, type: 'User', id, action });
  }

  private tellProfile(
    transaction: InTransaction,
    { tenant, userName: user }: Actor,
    { id, profile: before }: Pick<UserRow, 'id' | 'profile'>,
    after: string,
  ): Promise<void> {
    return this.notices.tell(transaction, tenant, [id], {
      kind: 'profileChanged',
      parameters: { user, before, after },
    });
  }

  private async write(transaction: InTransaction, actor: Actor, row: UserRow, change: UserChange): Promise<boolean> {
    const differs = Object.entries(change).some(([name, value]) => value !== Reflect.get(row, name));
    if (!differs) return false;
    await this.users.update(transaction, actor.tenant, row.id, change);
    await this.note(transaction, actor, 'update', row, {
      before: auditedOf(row),
      after: auditedOf({ ...row, ...change }),
    });
    return true;
  }
}

type Audited = Readonly<Record<string, string | boolean | null>>;

function auditedOf({ full_name, email, phone, profile, locale, active, source }: UserRow): Audited {
  return { fullName: full_name, email, phone, profile, locale, active, source };
}

function columnsOf({ fullName, email, phone, languageLocaleKey }: UserDetails): UserChange {
  return {
    ...(fullName === undefined ? {} : { full_name: fullName }),
    ...(email === undefined ? {} : { email: email || null }),
    ...(phone === undefined ? {} : { phone: phone || null }),
    ...(languageLocaleKey === undefined ? {} : { locale: toLocale(languageLocaleKey) }),
  };
}
