import { Commands, Dialogs, inject, injectable, Session } from 'lathe';
import { permissions } from 'lathe/common';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';

/** Sees to it that the tenant has a namespace before somebody is asked about what cannot be made without one. */
@injectable()
export class NamespaceNeeded {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Session) private readonly session: Session,
    @inject(Commands) private readonly commands: Commands,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  /** False where there is none: that has been said, and who may choose it has been led there if he wanted. */
  async isThere(): Promise<boolean> {
    const { namespace } = await (await this.client.calls).center.quota();
    if (namespace !== null) return true;
    const { t } = this.texts;
    const message = t('tree.namespace.missing');
    if (!this.session.permissions.has(permissions.manageTenant)) {
      await this.dialogs.message({ message, detail: t('tree.namespace.ask'), type: 'info', buttons: [] });
    } else if (
      await this.dialogs.confirm({
        ...{ message, detail: t('tree.namespace.choose'), primary: t('tree.namespace.show'), type: 'info' },
      })
    ) {
      await this.commands.execute('admin.showTenant');
    }
    return false;
  }
}
