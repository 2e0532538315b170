import { Api, Dialogs, downloadFrom, inject, injectable, Notifications, Texts } from 'lathe';
import { ssoCalls } from '../../common/ssoCalls';
import { ObjectChoice } from '../objectChoice';
import { type ChosenProvider, providerChoice, samlChoice } from './providerChoice';

/** Reads a provider's metadata again, or gives its users what their groups say. */
@injectable()
export class SyncProvider {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(ObjectChoice) private readonly choice: ObjectChoice,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(given?: readonly ChosenProvider[]): Promise<void> {
    const [provider] = await this.choice.choose(given, providerChoice);
    if (!provider) return;
    const { id, name } = provider;
    const t = this.texts.of('lathe.admin');
    const buttons = (['metadata', 'users'] as const).map((type) => ({
      id: type,
      label: t(`identityProvider.sync.${type}`),
    }));
    const message = t('identityProvider.syncQuestion', { name });
    const { button } = await this.dialogs.message({ message, detail: t('identityProvider.syncDetail'), buttons });
    if (button !== 'metadata' && button !== 'users') return;
    const { changed, users } = await this.api.of(ssoCalls).sync({ params: { id }, query: { type: button } });
    const what = changed.map((each) => t(`identityProvider.${each}`)).join(', ');
    if (button === 'users') this.notifications.info(t('identityProvider.syncedUsers', { count: users }));
    else this.notifications.info(what ? t('identityProvider.synced', { what }) : t('identityProvider.syncedNothing'));
  }
}

/** Forgets which accounts belong to whom at a provider. */
@injectable()
export class ForgetProviderLinks {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(ObjectChoice) private readonly choice: ObjectChoice,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async run(given?: readonly ChosenProvider[]): Promise<void> {
    const [provider] = await this.choice.choose(given, providerChoice);
    if (!provider) return;
    const { id, name } = provider;
    const t = this.texts.of('lathe.admin');
    const sure = await this.dialogs.confirm({
      message: t('identityProvider.clearQuestion', { name }),
      detail: t('identityProvider.clearDetail'),
      primary: t('identityProvider.clear'),
      type: 'warning',
      danger: true,
    });
    if (!sure) return;
    const query = { type: 'users', clearData: true } as const;
    const { users } = await this.api.of(ssoCalls).sync({ params: { id }, query });
    this.notifications.info(t('identityProvider.cleared', { count: users }));
  }
}

/** What a provider must know of this server, as a file. */
@injectable()
export class DownloadProviderMetadata {
  constructor(
    @inject(Api) private readonly api: Api,
    @inject(ObjectChoice) private readonly choice: ObjectChoice,
  ) {}

  async run(given?: readonly ChosenProvider[]): Promise<void> {
    const [provider] = await this.choice.choose(given, samlChoice);
    if (provider) downloadFrom(this.api.urlOf(ssoCalls.metadata, { params: { id: provider.id } }));
  }
}
