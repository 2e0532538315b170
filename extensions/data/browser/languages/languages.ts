import { DisposableOwner, inject, injectable, LiveEvents } from 'lathe';
import { localeKeys, metadataTopic } from 'lathe/common';
import { makeObservable, observableRef, runInAction } from 'mobx';
import { languagePicklist } from '../../common/objects/languagePicklist';
import { DataClient } from '../dataClient';

type Texts = Readonly<Record<string, string>>;

/** The languages in which texts can be written: those that the tenant's list of languages offers. */
@injectable()
export class Languages extends DisposableOwner {
  /** Those that Lathe itself speaks, until the list is known. */
  offered: readonly string[] = Object.keys(localeKeys);

  constructor(
    @inject(DataClient) private readonly client: DataClient,
    @inject(LiveEvents) events: LiveEvents,
  ) {
    super();
    makeObservable(this, { offered: observableRef });
    const heard = ({ id }: { readonly id?: string }): void => {
      if (id === languagePicklist) void this.load();
    };
    this.own(events.listen(metadataTopic, { heard, missed: () => void this.load() }));
    void this.load();
  }

  /** With those in which there are texts already, so that none is out of sight. */
  with(...texts: readonly (Texts | undefined)[]): readonly string[] {
    return [...new Set([...this.offered, ...texts.flatMap((each) => Object.keys(each ?? {}))])];
  }

  private async load(): Promise<void> {
    try {
      const { picklists } = await this.client.calls;
      const { picklistValues } = await picklists.get({ params: { picklistId: languagePicklist }, quiet: true });
      const offered = picklistValues.filter(({ active }) => active !== false).map(({ value }) => languageOf(value));
      runInAction(() => (this.offered = [...new Set(offered)]));
    } catch {
      // Who asks for nothing else is told of no failure: the usual languages will do.
    }
  }
}

/** The list says "zh_CN", as profiles of users do; texts say "zh-CN", and "en" of any English. */
export function languageOf(value: string): string {
  const spoken = Object.entries(localeKeys).find(([, key]) => key === value);
  return spoken?.[0] ?? value.replaceAll('_', '-');
}

/** Without those that are empty. */
export function filled(texts: Texts): Texts | undefined {
  const said = Object.entries(texts).filter(([, text]) => text !== '');
  return said.length > 0 ? Object.fromEntries(said) : undefined;
}
