import { Dialogs, inject, injectable, Notifications, Texts } from 'lathe';
import { ManagedExtensions, nameOf } from '../managedExtensions';
import { namespace } from '../texts';

@injectable()
export class UninstallExtension {
  constructor(
    @inject(ManagedExtensions) private readonly extensions: ManagedExtensions,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(id?: unknown): Promise<void> {
    const t = this.texts.of(namespace);
    const extension = await this.extensions.choose(id, ({ description }) => !description.builtIn);
    if (!extension) return;
    const name = nameOf(extension);
    const dependents = this.extensions.dependents(extension.description.id).map(nameOf);
    const warning = dependents.length > 0 ? [t('uninstall.dependents', { list: dependents.join(', ') })] : [];
    const agreed = await this.dialogs.confirm({
      message: t('uninstall.confirm', { name }),
      detail: [t('uninstall.detail'), ...warning].join('\n'),
      type: 'warning',
      primary: t('command.uninstall'),
      danger: true,
    });
    if (!agreed) return;
    await this.extensions.uninstall(extension.description.id);
    this.notifications.info(t('uninstall.done', { name }));
  }
}
