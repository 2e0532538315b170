import { inject, injectable } from 'inversify';
import { reaction } from 'mobx';
import { Texts } from '../../../core/browser/i18n/texts';
import { ItemSearch } from '../../../core/browser/quickAccess/itemSearch';
import type {
  QuickAccessEntries,
  QuickAccessItem,
  QuickAccessProvider,
  QuickAccessRequest,
} from '../../../core/browser/quickAccess/quickAccessProvider';
import type { Event } from '../../../core/common/event';
import { toDisposable } from '../../../core/common/lifecycle';
import { rankSections } from './rankSections';

/** "#": whatever extensions can find by name, shown as the answers come in. */
@injectable()
export class ItemsAccess implements QuickAccessProvider {
  readonly followsQuery = true;
  readonly opensBehind = true;
  /** A source whose code came a moment later is asked, too. */
  readonly onDidChange: Event<void> = (listener) =>
    toDisposable(
      reaction(
        () => this.search.size,
        () => listener(),
      ),
    );

  constructor(
    @inject(ItemSearch) private readonly search: ItemSearch,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  get emptyText(): string | undefined {
    return this.search.size === 0 ? this.texts.of('workbench')('quickAccess.noItemSources') : undefined;
  }

  async items({
    query,
    signal,
    show,
  }: QuickAccessRequest<QuickAccessItem>): Promise<QuickAccessEntries<QuickAccessItem>> {
    let last: QuickAccessEntries<QuickAccessItem> = [];
    await this.search.search(query, signal, (sections) => {
      last = rankSections(sections, query);
      show(last);
    });
    const untyped = last.length === 0 && query === '' && this.search.size > 0;
    return untyped ? [{ label: this.texts.of('workbench')('quickAccess.hint.items') }] : last;
  }
}
