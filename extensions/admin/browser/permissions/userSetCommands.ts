import { Api, inject, injectable, Notifications, QuickInput, Texts } from 'lathe';
import { permissionSetCalls } from '../../common/permissionSetCalls';
import type { NamedSet } from '../../common/permissionShapes';
import { type ChosenUser, UserChoice } from '../users/userChoice';

/** Gives a user permission sets by name. */
@injectable()
export class GivePermissionSets {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
    @inject(UserChoice) private readonly choice: UserChoice,
  ) {}

  async run(given?: readonly ChosenUser[]): Promise<void> {
    const [user] = await this.choice.users(given);
    if (!user) return;
    const t = this.texts.of('lathe.admin');
    const chosen = await this.quickInput.pick(this.free(user), {
      title: t('userSets.giveTitle', { user: user.userName }),
      placeholder: t('permissionSets.pick'),
      canPickMany: true,
      enterPicksActive: true,
      matchOnDescription: true,
    });
    if (!chosen || chosen.length === 0) return;
    const body = { permissionSets: chosen.map(({ id }) => id) };
    await this.api.of(permissionSetCalls).addToUser({ params: { id: user.id }, body });
    const sets = chosen.map(({ label }) => label).join(', ');
    this.notifications.info(t('userSets.given', { user: user.userName, sets }));
  }

  private async free({ id }: ChosenUser) {
    const calls = this.api.of(permissionSetCalls);
    const [{ rows }, own] = await Promise.all([
      calls.list({ query: { limit: 1000 } }),
      calls.ofUser({ params: { id } }),
    ]);
    const has = new Set(own.map((set) => set.id));
    return rows.filter((set) => !has.has(set.id)).map(itemOf);
  }
}

/** Takes permission sets from a user that were given to him by name. */
@injectable()
export class TakePermissionSets {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
    @inject(UserChoice) private readonly choice: UserChoice,
  ) {}

  async run(given?: readonly ChosenUser[]): Promise<void> {
    const [user] = await this.choice.users(given);
    if (!user) return;
    const t = this.texts.of('lathe.admin');
    const calls = this.api.of(permissionSetCalls);
    const own = calls.ofUser({ params: { id: user.id } }).then((sets) => sets.map(itemOf));
    const chosen = await this.quickInput.pick(own, {
      title: t('userSets.takeTitle', { user: user.userName }),
      placeholder: t('permissionSets.pick'),
      canPickMany: true,
      enterPicksActive: true,
      matchOnDescription: true,
    });
    if (!chosen || chosen.length === 0) return;
    for (const { id } of chosen) await calls.removeFromUser({ params: { id: user.id, permissionId: id } });
    const sets = chosen.map(({ label }) => label).join(', ');
    this.notifications.info(t('userSets.taken', { user: user.userName, sets }));
  }
}

function itemOf({ id, label, name }: NamedSet) {
  return { id, label, description: name, icon: 'key' };
}
