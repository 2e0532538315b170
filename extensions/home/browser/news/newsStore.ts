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
  private following = false;

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(LiveEvents) private readonly events: LiveEvents,
  ) {
    super();
    makeObservable(this, { search: observable });
  }

  open(search = this.search): void {
    runInAction(() => (this.search = search));
    if (!this.following) this.own(this.list.follow(this.events, newsTopic));
    this.following = true;
    const query = { search: search.trim() || undefined };
    this.list.show((page, signal) =>
      this.api.of(newsCalls).list({ query: { ...query, ...page }, signal, quiet: true }),
    );
  }

  /** It is on the screen. */
  async read({ id, read, published }: News): Promise<void> {
    if (read || !published) return;
    await this.api.of(newsCalls).markRead({ body: { ids: [id] } });
    this.list.reload();
  }
}
