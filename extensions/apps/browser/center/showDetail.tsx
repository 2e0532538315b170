import { type CustomDialogProps, Dialogs, formatTime, inject, injectable, Texts } from 'lathe';
import type { Fact } from 'lathe/ui';
import type { ReactNode } from 'react';
import { ApplicationData } from '../../common/applicationData';
import type { ApplicationDetail } from '../../common/applicationCalls';
import { AppsClient } from '../appsClient';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';
import { AppDetail } from './AppDetail';
import type { KnownApp } from './pickApp';

/** Tells what there is to know of an application without opening it. */
@injectable()
export class ShowDetail {
  constructor(
    @inject(AppsClient) private readonly client: AppsClient,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Texts) private readonly texts: Texts,
    @inject(AppsTexts) private readonly own: AppsTexts,
  ) {}

  async show(app: KnownApp): Promise<void> {
    const { t } = this.own;
    const { applications } = await this.client.calls;
    const detail = await applications.get({ params: { appId: app.id }, query: { flag: 'aa' } });
    const facts = this.factsOf(detail, app);
    const Shown = ({ close }: CustomDialogProps<boolean>): ReactNode => (
      <AppDetail title={app.label} facts={facts} t={t} close={close} />
    );
    if (await this.dialogs.show<boolean>(Shown, { title: t('detail.title', { label: app.label }) }))
      await this.current.open(app.id);
  }

  private factsOf({ components = [], tabList = [], ...record }: ApplicationDetail, app: KnownApp): readonly Fact[] {
    const { t } = this.own;
    const { locale } = this.texts;
    const at = (time: string, who: string): string => t('detail.at', { time: formatTime(time, locale), who });
    const { description, publishVersion, properties } = ApplicationData.parse(record.data);
    return [
      [t('center.name'), record.name],
      [t('detail.id'), record.id],
      [t('center.type'), t(`center.type.${app.type}`)],
      [t('newApp.description'), description],
      [t('detail.version'), publishVersion],
      [t('center.state'), t(record.active ? 'center.active' : 'center.inactive')],
      [t('center.owner'), app.ownerName],
      [t('detail.components'), String(components.filter(({ type }) => type !== 'Folder').length)],
      [t('detail.tabs'), String(tabList.length)],
      [t('detail.website'), properties.skava?.name],
      [t('detail.created'), at(record.createdAt, record.createdByName)],
      [t('center.modified'), at(record.modifiedAt, record.modifiedByName)],
    ];
  }
}
