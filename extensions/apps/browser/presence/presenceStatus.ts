import {
  type Disposable,
  DisposableOwner,
  inject,
  injectable,
  PresentUsers,
  StatusBar,
  Tabs,
  toDisposable,
} from 'lathe';
import { autorun, reaction } from 'mobx';
import { AppsTexts } from '../appsTexts';
import { CurrentApp } from '../current/currentApp';

const item = 'apps.presence';

/** In the status bar: who else has open what the active tab shows, or the current application. */
@injectable()
export class PresenceStatus extends DisposableOwner {
  /** Others see that one works on the current application. */
  private declared: Disposable | undefined;

  constructor(
    @inject(PresentUsers) private readonly present: PresentUsers,
    @inject(StatusBar) private readonly statusBar: StatusBar,
    @inject(CurrentApp) private readonly current: CurrentApp,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(AppsTexts) private readonly texts: AppsTexts,
  ) {
    super();
  }

  show(): void {
    this.own(toDisposable(autorun(() => this.update())));
    const declare = (appId: string | undefined): void => {
      this.declared?.dispose();
      this.declared = appId === undefined ? undefined : this.present.declare(appId);
    };
    this.own(toDisposable(reaction(() => this.current.appId, declare, { fireImmediately: true })));
    this.own(toDisposable(() => this.declared?.dispose()));
  }

  private update(): void {
    const { active } = this.tabs;
    const records = [active?.id, ...Object.values(active?.params ?? {}), this.current.appId];
    const users = new Map(
      records.flatMap((id) => (id ? this.present.at(id) : [])).map(({ userId, userName }) => [userId, userName]),
    );
    const names = [...users.values()].join(', ');
    const tooltip = this.texts.t('presence.here', { names });
    this.statusBar.update(item, { text: `$(person) ${users.size}`, tooltip, ariaLabel: tooltip, show: users.size > 0 });
  }
}
