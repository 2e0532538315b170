import { Api, Dialogs, DisposableOwner, inject, injectable, Texts, toDisposable } from 'lathe';
import { makeObservable, observable, observableRef, runInAction, when } from 'mobx';
import { newsCalls } from '../../common/newsCalls';
import { type Notice, noticeCalls } from '../../common/noticeCalls';
import { parseTitle } from '../../common/noticeTitle';
import { UpgradeFlag } from './upgradeFlag';

const checkAfter = 200;
const showAfter = 2000;
/** Who is asked to agree to something is not to be disturbed. */
export const agreementPath = '/agreement';

/** What is new since the user was here last, shown to him once, a moment after he has come. */
@injectable()
export class ReleaseNotes extends DisposableOwner {
  count = 0;
  notices: readonly Notice[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(Texts) private readonly texts: Texts,
    @inject(UpgradeFlag) private readonly flag: UpgradeFlag,
    @inject(Dialogs) private readonly dialogs: Dialogs,
  ) {
    super();
    makeObservable(this, { count: observable, notices: observableRef });
    this.own(toDisposable(() => clearTimeout(this.timer)));
  }

  /** `show` is called when there is something to show; what fails is said to `fail`. */
  begin(show: () => void, fail: (error: unknown) => void): void {
    this.timer = setTimeout(() => {
      this.check().then(() => {
        if (this.count > 0) this.timer = setTimeout(() => this.showWhenFree(show), showAfter);
      }, fail);
    }, checkAfter);
  }

  /** They have been shown. */
  async markRead(): Promise<void> {
    const ids = this.notices.map(({ id }) => id);
    runInAction(() => (this.count = 0));
    await this.api.of(newsCalls).markRead({ body: { ids } });
  }

  private async check(): Promise<void> {
    const calls = this.api.of(noticeCalls);
    if (!(await this.flag.isUp())) {
      const { list } = await calls.reflush({ query: { type: 'product' }, quiet: true });
      return this.take(list, 0);
    }
    const { list } = await calls.unread({ query: { type: 'product' }, quiet: true });
    // A title without JSON has no English.
    const kept = this.texts.locale === 'en' ? list.filter(({ Title }) => parseTitle(Title) !== undefined) : list;
    this.take(kept, kept.length);
  }

  private take(notices: readonly Notice[], count: number): void {
    runInAction(() => Object.assign(this, { notices, count }));
  }

  /** What somebody is being asked is answered first. */
  private showWhenFree(show: () => void): void {
    const isFree = (): boolean => this.dialogs.stack.length === 0;
    const showElsewhere = (): void => {
      if (!window.location.pathname.startsWith(agreementPath)) show();
    };
    this.own(toDisposable(when(isFree, showElsewhere)));
  }
}
