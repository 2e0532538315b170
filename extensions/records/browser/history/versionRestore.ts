import { Dialogs, FailedCall, inject, injectable, MetadataClient, Notifications } from 'lathe';
import type { MetadataRecord } from 'lathe/common';
import { RecordActions } from '../commands/recordActions';
import { RecordTypes } from '../data/recordTypes';
import type { RecordPlace } from '../editor/recordUri';
import { RecordTexts } from '../recordTexts';

/** Makes a record again what it was in a revision; what it is now stays among its versions. */
@injectable()
export class VersionRestore {
  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(RecordActions) private readonly actions: RecordActions,
    @inject(RecordTypes) private readonly types: RecordTypes,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(RecordTexts) private readonly texts: RecordTexts,
  ) {}

  /** After it has asked. */
  async restore(place: RecordPlace, revision: number): Promise<void> {
    const { t } = this.texts;
    await this.actions.tell(async () => {
      const { versions } = await this.client.calls;
      const params = { id: place.id, revision: String(revision) };
      const [now, { byName: user, at }] = await Promise.all([this.now(place), versions.get({ params })]);
      const agreed = await this.dialogs.confirm({
        message: t('history.restoreQuestion', { name: nameOf(now), revision }),
        detail: t('history.restoreDetail', { user, time: this.texts.time(at) }),
        primary: t('history.restore'),
      });
      if (agreed) await this.bringBack(place, revision);
    });
  }

  /** It says so, and can be taken back. */
  private async bringBack(place: RecordPlace, revision: number): Promise<void> {
    const { t } = this.texts;
    const { versions } = await this.client.calls;
    const now = await this.now(place);
    try {
      const params = { id: place.id, revision: String(revision) };
      await versions.restore({ params, body: { revision: now.revision } });
    } catch (error) {
      const missing = missingIn(error);
      if (missing === undefined) throw error;
      if (await this.reviveMissing(missing, revision)) await this.bringBack(place, revision);
      return;
    }
    const run = () => this.actions.tell(() => this.bringBack(place, now.revision));
    const text = t('history.restored', { name: nameOf(now), revision });
    this.notifications.info(text, { actions: [{ label: t('history.undo'), run }] });
  }

  /** What a version names may have been deleted since: then both come back, or none. */
  private async reviveMissing(missing: string, revision: number): Promise<boolean> {
    const { t } = this.texts;
    const { bin } = await this.client.calls;
    const asked = bin.list({ query: { search: missing, limit: 1 } });
    const [{ rows }] = await Promise.all([asked, this.types.load()]);
    const [deleted] = rows;
    if (!deleted) {
      await this.dialogs.error(t('history.gone', { revision }), t('history.goneHint'));
      return false;
    }
    const agreed = await this.dialogs.confirm({
      message: t('history.missing', { revision, name: nameOf(deleted), type: this.types.labelOf(deleted.type) }),
      detail: t('history.missingHint'),
      primary: t('history.both'),
    });
    if (agreed) await bin.restore({ params: { id: missing } });
    return agreed;
  }

  private now({ type, id }: RecordPlace): Promise<MetadataRecord> {
    return this.client.get(type, id);
  }
}

function nameOf({ label, name }: { readonly label: string; readonly name: string }): string {
  return label || name;
}

/** The id of what a version names that is not there. */
function missingIn(error: unknown): string | undefined {
  const target = error instanceof FailedCall && error.code === 'BAD_REFERENCE' && error.envelope.details?.['target'];
  return typeof target === 'string' ? target : undefined;
}
