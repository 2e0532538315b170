import { Api, DisposableOwner, inject, injectable, LiveEvents } from 'lathe';
import { localeKeys, metadataTopic } from 'lathe/common';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { languagePicklist } from '../../../../data/common/objects/languagePicklist';
import { picklistCalls } from '../../../../data/common/picklistCalls';

/** The languages in which labels can be written: those that the tenant's list of languages offers. */
@injectable()
export class TenantLanguages extends DisposableOwner {
  /** Those that Lathe itself speaks, until the list is known. */
  offered: readonly string[] = Object.keys(localeKeys);

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(LiveEvents) events: LiveEvents,
  ) {
    super();
    makeObservable(this, { offered: observableRef });
    const heard = ({ id }: { readonly id?: string }): void => void (id === languagePicklist && this.load());
    this.own(events.listen(metadataTopic, { heard, missed: () => void this.load() }));
    void this.load();
  }

  /** With those in which there are labels already, so that none is out of sight. */
  with(labels: Readonly<Record<string, string>>): readonly string[] {
    return [...new Set([...this.offered, ...Object.keys(labels)])];
  }

  private async load(): Promise<void> {
    try {
      const params = { picklistId: languagePicklist };
      const { picklistValues } = await this.api.of(picklistCalls).get({ params, quiet: true });
      const offered = picklistValues.filter(({ active }) => active !== false).map(({ value }) => languageOf(value));
      runInAction(() => (this.offered = [...new Set(offered)]));
    } catch {
      // Nobody has asked for the list itself: the usual languages will do.
    }
  }
}

/** The list says "zh_CN", labels say "zh-CN", and "en" of any English. */
function languageOf(value: string): string {
  return Object.entries(localeKeys).find(([, key]) => key === value)?.[0] ?? value.replaceAll('_', '-');
}
