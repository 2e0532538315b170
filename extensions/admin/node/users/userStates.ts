import { inject, injectable } from 'inversify';
import { type Locale } from 'lathe/common';
import {
  type Actor,
  Database,
  LoginThrottle,
  oneTimePassword,
  PasswordPolicies,
  Passwords,
  Sessions,
  SessionStore,
  Users,
} from 'lathe/node';
import { UserGuard } from './userGuard';
import { UserList } from './userList';
import { UserWriter } from './userWriter';

/** Who is let in: for each of these the acting user proves who he is. */
@injectable()
export class UserStates {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SessionStore) private readonly store: SessionStore,
    @inject(Users) private readonly users: Users,
    @inject(UserGuard) private readonly guard: UserGuard,
    @inject(UserList) private readonly list: UserList,
    @inject(UserWriter) private readonly writer: UserWriter,
  ) {}

  async activate(actor: Actor, id: string, password: string): Promise<void> {
    const { tenant } = actor;
    await this.admit(actor, id, password);
    await this.database.transact(tenant, async (transaction) => {
      const row = await this.list.lock(transaction, tenant, id);
      if (row.active) return;
      await this.users.update(transaction, tenant, id, { active: true });
      await this.writer.note(transaction, actor, 'activate', row);
    });
    this.sessions.forgetUser(id);
  }

  async deactivate(actor: Actor, id: string, password: string): Promise<void> {
    const { tenant } = actor;
    await this.admit(actor, id, password);
    await this.database.transact(tenant, async (transaction) => {
      const row = await this.list.lock(transaction, tenant, id);
      if (!row.active) return;
      await this.guard.letGo(transaction, actor, row);
      await this.users.update(transaction, tenant, id, { active: false });
      await this.store.end(transaction, tenant, id, 'revoked');
      await this.writer.note(transaction, actor, 'deactivate', row);
    });
    this.sessions.forgetUser(id);
  }

  async unlock(actor: Actor, id: string, password: string): Promise<void> {
    const { tenant } = actor;
    const { userName } = await this.admit(actor, id, password);
    await this.throttle.unlock(userName);
    await this.database.transact(tenant, (transaction) =>
      this.writer.note(transaction, actor, 'unlock', { id, name: userName }),
    );
  }

  /** Answers the new password when it was made up here. */
  async resetPassword(
    actor: Actor,
    id: string,
    given: { readonly password: string; readonly newPassword?: string },
    locale: Locale,
  ): Promise<string | undefined> {
    const { tenant } = actor;
    const { userName } = await this.admit(actor, id, given.password);
    const next = given.newPassword ?? oneTimePassword();
    if (given.newPassword !== undefined) await this.policies.check(tenant, next, { userName, userId: id, locale });
    await this.passwords.reset(tenant, id, next, actor, { activate: false });
    await this.database.transact(tenant, (transaction) => this.writer.tell(transaction, actor, 'resetPassword', id));
    return given.newPassword === undefined ? next : undefined;
  }

  private async admit(actor: Actor, id: string, password: string) {
    const user = await this.list.get(actor.tenant, id);
    await this.guard.requireNoMore(actor, id, user.userName);
    await this.passwords.confirm(actor, password);
    return user;
  }
}
