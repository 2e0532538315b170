import { onUnexpectedError } from '../../common/event';
import { DisposableOwner } from '../../common/lifecycle';
import type { QuickPick } from '../quickInput/quickPick';
import type { QuickAccess } from './quickAccess';
import type { QuickAccessInfo, QuickAccessItem, QuickAccessProvider } from './quickAccessProvider';

/** One opening of the quick access: switches the provider as the prefix is edited. */
export class QuickAccessSession extends DisposableOwner {
  private info: QuickAccessInfo | undefined;
  private provider: QuickAccessProvider | undefined;
  private running: AbortController | undefined;

  constructor(
    private readonly access: QuickAccess,
    readonly pick: QuickPick<QuickAccessItem>,
  ) {
    super();
    this.own(pick);
    this.own(pick.onDidChangeValue((value) => this.follow(value)));
    this.own(pick.onDidFocus((item) => this.provider?.focused?.(item)));
    this.own(pick.onDidTriggerItemButton(({ item, button }) => this.provider?.buttonTriggered?.(item, button)));
    this.own(
      pick.onDidHide((reason) => {
        this.running?.abort();
        this.provider?.closed?.(reason === 'accepted');
      }),
    );
    this.own(pick.onDidAccept(({ items: [item], ...how }) => void item?.run?.(how)));
  }

  open(value: string): void {
    this.pick.setValue(value);
    this.follow(value);
    this.pick.show();
  }

  private follow(value: string): void {
    const info = this.access.infoFor(value);
    if (info && info === this.info) {
      if (this.provider?.followsQuery) void this.ask(this.provider);
      return;
    }
    this.provider?.closed?.(false);
    this.provider = undefined;
    this.info = info;
    if (info) void this.enter(info).catch(onUnexpectedError);
  }

  private async enter(info: QuickAccessInfo): Promise<void> {
    this.pick.prefix = info.prefix;
    this.pick.set({ placeholder: info.placeholder ?? '' });
    const provider = await this.access.providerOf(info);
    if (this.info !== info) return;
    this.provider = provider;
    this.pick.filtering = !provider.followsQuery;
    this.pick.matchOnDescription = provider.matchOnDescription ?? false;
    this.pick.matchOnDetail = provider.matchOnDetail ?? false;
    await this.ask(provider);
  }

  private async ask(provider: QuickAccessProvider): Promise<void> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    const items = provider.items({
      query: this.pick.query.trim(),
      signal: running.signal,
      show: (entries) => {
        if (!running.signal.aborted) this.pick.setItems(entries);
      },
    });
    this.pick.setItems(items);
  }
}
