import { type Disposable, inject, injectable, Tabs, toDisposable } from 'lathe';
import { observable, runInAction } from 'mobx';
import type { RecordForm } from './recordForm';

/** The forms that are drawn, by their tabs: commands act upon the one that the user is in. */
@injectable()
export class OpenRecords {
  private readonly records = observable.map<string, RecordForm>({}, { deep: false });

  constructor(@inject(Tabs) private readonly tabs: Tabs) {}

  add(tabKey: string, record: RecordForm): Disposable {
    runInAction(() => this.records.set(tabKey, record));
    return toDisposable(() =>
      runInAction(() => {
        if (this.records.get(tabKey) === record) this.records.delete(tabKey);
      }),
    );
  }

  get active(): RecordForm | undefined {
    const key = this.tabs.active?.key;
    return key === undefined ? undefined : this.records.get(key);
  }
}
