import { Api, DisposableOwner, inject, injectable, LiveEvents } from 'lathe';
import { LiveList } from 'lathe/ui';
import { makeObservable, observable, runInAction } from 'mobx';
import { type News, newsCalls } from '../../common/newsCalls';
import { newsTopic } from '../../common/productNotice';

/** News of the tenant, as they come. */
@injectable()
export class NewsStore extends DisposableOwner {
  search = '';
  readonly list = new LiveList<News>();
  /** For the home page, whatever is searched elsewhere. */
  readonly latest = new LiveList<News>();
  private readonly followed = new Set<LiveList<News>>();

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(LiveEvents) private readonly events: LiveEvents,
  ) {
    super();
    makeObservable(this, { search: observable });
  }

  open(search = this.search): void {
    runInAction(() => (this.search = search));
    this.follow(this.list);
    const query = { search: search.trim() || undefined };
    this.list.show((page, signal) =>
      this.api.of(newsCalls).list({ query: { ...query, ...page }, signal, quiet: true }),
    );
  }

  openLatest(): void {
    this.follow(this.latest);
    this.latest.show((page, signal) => this.api.of(newsCalls).list({ query: page, signal, quiet: true }));
  }

  /** It is on the screen. */
  async read({ id, read, published }: News): Promise<void> {
    if (read || !published) return;
    await this.api.of(newsCalls).markRead({ body: { ids: [id] } });
    for (const list of this.followed) list.reload();
  }

  private follow(list: LiveList<News>): void {
    if (this.followed.has(list)) return;
    this.followed.add(list);
    this.own(list.follow(this.events, newsTopic));
  }
}
