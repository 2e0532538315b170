import { isCancellation } from '../../common/cancellation';
import { onUnexpectedError } from '../../common/event';
import { type Disposable, DisposableOwner } from '../../common/lifecycle';
import type { PickAccept, QuickPick } from '../quickInput/quickPick';
import type { QuickAccess } from './quickAccess';
import type { QuickAccessInfo, QuickAccessItem, QuickAccessProvider } from './quickAccessProvider';

/** One opening of the quick access: the prefix stays editable, and the provider follows it. */
export class QuickAccessSession extends DisposableOwner {
  private info: QuickAccessInfo | undefined;
  private provider: QuickAccessProvider | undefined;
  private asking: AbortController | undefined;
  private changes: Disposable | undefined;

  constructor(
    private readonly access: QuickAccess,
    readonly pick: QuickPick<QuickAccessItem>,
  ) {
    super();
    this.own(pick);
    this.own(pick.onDidChangeValue((value) => this.follow(value)));
    this.own(pick.onDidFocus((item) => this.provider?.focused?.(item)));
    this.own(pick.onDidTriggerItemButton(({ item, button }) => this.trigger(item, button.id)));
    this.own(pick.onDidHide((reason) => this.leave(reason === 'accepted')));
    this.own(pick.onDidAccept((accepted) => this.run(accepted)));
  }

  /** What stands after the prefix is marked, so that typing replaces it. */
  open(value: string, prefixLength: number): void {
    this.pick.set({ selection: [prefixLength, value.length] });
    if (value) this.pick.setValue(value);
    else this.follow(value);
    this.pick.show();
  }

  /** Asks the provider again. */
  refresh(): void {
    if (this.provider) this.ask(this.provider);
  }

  private follow(value: string): void {
    const info = this.access.infoFor(value);
    if (info && info === this.info) {
      if (this.provider?.followsQuery) this.ask(this.provider);
      return;
    }
    this.closeProvider(false);
    this.info = info;
    this.access.setActive(info);
    if (info) this.enter(info);
  }

  private enter(info: QuickAccessInfo): void {
    this.pick.setPrefix(info.prefix);
    this.pick.set({ placeholder: info.placeholder ?? info.title });
    const provider = this.access.providerOf(info);
    if (!(provider instanceof Promise)) return this.use(provider);
    this.pick.setItems(
      provider.then((loaded) => {
        if (this.info === info) this.use(loaded);
        return [];
      }),
    );
  }

  private use(provider: QuickAccessProvider): void {
    this.provider = provider;
    this.pick.filtering = !provider.followsQuery;
    this.pick.matchOnDescription = provider.matchOnDescription ?? false;
    this.pick.matchOnDetail = provider.matchOnDetail ?? false;
    this.pick.opensBehind = provider.opensBehind ?? false;
    this.pick.emptyText = provider.emptyText;
    this.changes = provider.onDidChange?.(() => this.refresh());
    this.ask(provider);
  }

  private ask(provider: QuickAccessProvider): void {
    this.asking?.abort();
    const { signal } = (this.asking = new AbortController());
    const items = provider.items({
      query: this.pick.query.trim(),
      signal,
      show: (entries) => {
        if (!signal.aborted) this.pick.setItems(entries, undefined, true);
      },
    });
    this.pick.setItems(items instanceof Promise ? items.catch(nothingIfCancelled) : items);
  }

  private trigger(item: QuickAccessItem, buttonId: string): void {
    if (item.runButton?.(buttonId) === 'refresh') this.refresh();
  }

  private run({ items: [item], ...how }: PickAccept<QuickAccessItem>): void {
    if (!item?.run) return;
    Promise.resolve(item.run(how)).catch((error: unknown) => {
      if (!isCancellation(error)) onUnexpectedError(error);
    });
  }

  private closeProvider(accepted: boolean): void {
    this.asking?.abort();
    this.changes?.dispose();
    this.changes = undefined;
    const provider = this.provider;
    this.provider = undefined;
    provider?.closed?.(accepted);
  }

  private leave(accepted: boolean): void {
    this.closeProvider(accepted);
    this.info = undefined;
    this.access.left(this, this.pick.value);
    queueMicrotask(() => this.dispose());
  }
}

function nothingIfCancelled(error: unknown): [] {
  if (isCancellation(error)) return [];
  throw error;
}
