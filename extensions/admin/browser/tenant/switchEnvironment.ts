import { Api, Commands, inject, injectable, Notifications, QuickInput, Session, Texts } from 'lathe';
import { permissions } from 'lathe/common';
import { environmentCalls } from '../../common/environmentCalls';

/** Leads to another environment of the tenant, which has an address of its own. */
@injectable()
export class SwitchEnvironment {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) private readonly texts: Texts,
    @inject(Session) private readonly session: Session,
    @inject(Commands) private readonly commands: Commands,
  ) {}

  async run(): Promise<void> {
    const t = this.texts.of('lathe.admin');
    const { rows } = await this.api.of(environmentCalls).list();
    const others = rows.filter(({ domain }) => domain !== '' && domain !== window.location.host);
    if (others.length === 0) {
      const add = { label: t('environment.add'), run: () => this.commands.execute('admin.newEnvironment') };
      const mayAdd = this.session.permissions.has(permissions.manageTenant);
      this.notifications.info(t('environment.noOther'), { actions: mayAdd ? [add] : [] });
      return;
    }
    const items = others.map(({ name, kind, domain }) => ({
      label: name,
      description: t(`environment.kind.${kind}`),
      detail: domain,
      domain,
    }));
    const chosen = await this.quickInput.pick(items, { placeholder: t('environment.switchTo') });
    if (chosen) window.open(`${window.location.protocol}//${chosen.domain}/`, '_blank', 'noreferrer');
  }
}
