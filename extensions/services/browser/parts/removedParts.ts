import { inject, injectable, MetadataClient, Notifications, Texts, type Translate } from 'lathe';

/** Says that parts of a service were removed, and brings them back. */
@injectable()
export class RemovedParts {
  private readonly t: Translate;

  constructor(
    @inject(MetadataClient) private readonly metadata: MetadataClient,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.services');
  }

  /** Folders before what was in them. */
  tell(ids: readonly string[]): void {
    const run = async (): Promise<void> => {
      const { bin } = await this.metadata.calls;
      for (const id of ids) await bin.restore({ params: { id } });
    };
    this.notifications.info(this.t('parts.removed', { count: ids.length }), {
      actions: [{ label: this.t('parts.undo'), run }],
    });
  }
}
