import { Dialogs, DisposableOwner, inject, injectable, MetadataClient } from 'lathe';
import type { DeletedRecord } from 'lathe/common';
import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { RecordActions } from '../commands/recordActions';
import { RecordChanges } from '../data/recordChanges';
import { RecordTexts } from '../recordTexts';
import { titleOf } from '../tree/treeItem';

const pageSize = 100;
const pause = 150;

/** What was deleted and can still be had back. */
@injectable()
export class RecycleBin extends DisposableOwner {
  rows: readonly DeletedRecord[] = [];
  total = 0;
  search = '';
  loading = true;
  error: unknown = undefined;
  private run = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(MetadataClient) private readonly client: MetadataClient,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(RecordActions) private readonly actions: RecordActions,
    @inject(RecordTexts) private readonly texts: RecordTexts,
    @inject(RecordChanges) changes: RecordChanges,
  ) {
    super();
    makeObservable(this, {
      rows: observableRef,
      total: observable,
      search: observable,
      loading: observable,
      error: observableRef,
    });
    const concerned = new Set(['deleted', 'undeleted', 'purged']);
    const changed = ({ action }: { readonly action: string }): void => void (concerned.has(action) && this.load());
    this.own(changes.follow({ changed, missed: () => void this.load() }));
    void this.load();
  }

  readonly setSearch = (search: string): void => {
    runInAction(() => (this.search = search));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.load(0), pause);
  };

  load(atLeast = this.rows.length): Promise<void> {
    return this.fetch(0, Math.min(1000, Math.max(pageSize, atLeast)));
  }

  more(): Promise<void> {
    return this.fetch(this.rows.length, pageSize);
  }

  async restore({ id }: DeletedRecord): Promise<void> {
    await this.actions.tell(async () => {
      const record = await (await this.client.calls).bin.restore({ params: { id } });
      await this.load();
      await this.actions.show(record);
    });
  }

  async purge(record: DeletedRecord): Promise<void> {
    const { t } = this.texts;
    const message = t('bin.purgeQuestion', { name: titleOf(record) });
    const question = { message, detail: t('bin.purgeDetail'), primary: t('bin.purge') };
    if (!(await this.dialogs.confirm({ ...question, type: 'warning', danger: true }))) return;
    await this.actions.tell(async () => {
      await (await this.client.calls).bin.purge({ params: { id: record.id } });
      await this.load();
    });
  }

  private async fetch(offset: number, limit: number): Promise<void> {
    const run = ++this.run;
    const search = this.search.trim();
    try {
      const query = { offset, limit, ...(search !== '' && { search }) };
      const { rows, total } = await (await this.client.calls).bin.list({ query });
      if (run !== this.run) return;
      const all = [...this.rows.slice(0, offset), ...rows];
      runInAction(() => Object.assign(this, { rows: all, total, error: undefined, loading: false }));
    } catch (error) {
      if (run === this.run) runInAction(() => Object.assign(this, { error, loading: false }));
    }
  }
}
