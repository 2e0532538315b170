import { DisposableOwner, EditLock, type LiveEvents, type Metadata, toDisposable, type Translate } from 'lathe';
import { makeObservable, observable, reaction, runInAction } from 'mobx';
import { DesignFollowing } from './designFollowing';
import { MenuDesign } from './menus/menuDesign';
import { type Around, AppForm } from './model/appForm';
import { successorsOf } from './model/successors';
import { TabDesign } from './tabs/tabDesign';

interface Services {
  readonly metadata: Metadata;
  readonly events: LiveEvents;
  readonly t: Translate;
}

/** An application that is open in the designer. */
export class AppDesigner extends DisposableOwner {
  readonly model: AppForm;
  readonly menus: MenuDesign;
  readonly tabs: TabDesign;
  readonly lock: EditLock;
  /** The id of the tab of the application whose properties are shown. */
  tabId: string | undefined = undefined;

  constructor(
    readonly appId: string,
    { metadata, events, t }: Services,
    around: Around,
  ) {
    super();
    this.model = new AppForm(around);
    const { form } = this.model;
    this.menus = this.own(new MenuDesign(form, t));
    this.tabs = new TabDesign(form, t);
    this.lock = this.own(new EditLock(metadata, appId, form));
    makeObservable(this, { tabId: observable });
    this.own(new DesignFollowing(appId, this.model, events));
    const follow = reaction(
      () => this.tabs.all,
      (tabs, before) => this.showTab(successorsOf(before ?? [], tabs).get(this.tabId ?? '') ?? this.tabId),
    );
    this.own(toDisposable(follow));
  }

  get form(): AppForm['form'] {
    return this.model.form;
  }

  get readOnly(): boolean {
    return this.lock.foreign;
  }

  /** Only its owner and administrators say who sees it. */
  get mayGrant(): boolean {
    return this.model.mayGrant;
  }

  showTab(id: string | undefined): void {
    runInAction(() => (this.tabId = id));
  }
}
