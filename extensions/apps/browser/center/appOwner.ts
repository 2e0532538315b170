import { inject, injectable, Notifications, QuickInput } from 'lathe';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { pickBySearch } from './pickBySearch';
import type { KnownApp } from './pickApp';

/** Hands applications over to other developers. */
@injectable()
export class AppOwner {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {}

  async change({ id, label, ownerName }: KnownApp): Promise<void> {
    const { t } = this.texts;
    const { access } = await this.client.calls;
    const params = { appId: id };
    const [title, placeholder] = [t('owner.title', { label }), t('owner.placeholder')];
    const texts = { title, placeholder, emptyText: t('owner.none') };
    const picked = await pickBySearch(this.quickInput, texts, async (search) =>
      (await access.owners({ params, query: { search: search.slice(0, 200) } }))
        .filter(({ name }) => name !== ownerName)
        .map((user) => ({ label: user.name, description: user.profile, icon: 'account', owner: user.id })),
    );
    if (!picked) return;
    const { ownerName: next } = await access.changeOwner({ params, body: { owner: picked.owner } });
    this.notifications.info(t('owner.changed', { label, owner: next }));
  }
}
