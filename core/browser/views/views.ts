import { inject, injectable } from 'inversify';
import { makeObservable, observable, runInAction } from 'mobx';
import type { Disposable } from '../../common/lifecycle';
import { ViewComponents } from './viewComponents';
import { ViewCustomisation } from './viewCustomisation';
import {
  editorArea,
  type PlacedContainer,
  type PlacedView,
  type ViewBadge,
  type ViewComponent,
  type ViewContainerInfo,
  type ViewInfo,
  type ViewLocation,
  type ViewWelcomeInfo,
} from './viewInfo';
import { ViewPlacement } from './viewPlacement';
import { ViewRegistry } from './viewRegistry';
import { ViewStage } from './viewStage';
import { ViewStates } from './viewStates';

/** Views and their containers: what there is, where it stands and what is open. Moving them is the business of ViewMoves. */
@injectable()
export class Views {
  /** The view that has the focus. */
  focused: string | undefined = undefined;
  /** The view that had it last, for commands that are run from elsewhere. */
  lastFocused: string | undefined = undefined;
  /** The view that shall take the focus as soon as it is drawn. */
  awaitingFocus: string | undefined = undefined;

  constructor(
    @inject(ViewRegistry) private readonly registry: ViewRegistry,
    @inject(ViewCustomisation) private readonly customisation: ViewCustomisation,
    @inject(ViewPlacement) private readonly placement: ViewPlacement,
    @inject(ViewComponents) private readonly components: ViewComponents,
    @inject(ViewStates) private readonly states: ViewStates,
    @inject(ViewStage) private readonly stage: ViewStage,
  ) {
    makeObservable(this, { focused: observable, awaitingFocus: observable });
  }

  declareContainers(infos: readonly ViewContainerInfo[]): Disposable {
    return this.registry.declareContainers(infos);
  }

  declareViews(infos: readonly ViewInfo[]): Disposable {
    return this.registry.declareViews(infos);
  }

  declareWelcome(infos: readonly ViewWelcomeInfo[]): Disposable {
    return this.registry.declareWelcomes(infos);
  }

  /** Gives a declared view its component. */
  register(viewId: string, component: ViewComponent): Disposable {
    return this.components.register(viewId, component);
  }

  /** Every view that is declared. */
  get all(): readonly ViewInfo[] {
    return this.registry.views;
  }

  /** The containers of a place that the user has not hidden. */
  containersAt(location: ViewLocation): readonly PlacedContainer[] {
    return this.placement.containersAt(location).filter((container) => !container.hidden);
  }

  /** The views of a container that the user has not hidden, in order. */
  viewsOf(containerId: string): readonly PlacedView[] {
    return this.placement.container(containerId)?.views.filter((view) => !view.hidden) ?? [];
  }

  /** The container that is open at a place, whether or not the place is shown. */
  activeContainer(location: ViewLocation): PlacedContainer | undefined {
    const containers = this.containersAt(location);
    const chosen = this.stage.chosenContainer(location);
    return containers.find((container) => container.id === chosen) ?? containers[0];
  }

  /** Drawn now: its place is shown, its container open, itself neither folded nor hidden. */
  isVisible(viewId: string): boolean {
    const view = this.placement.view(viewId);
    const containerId = this.placement.containerOf(viewId);
    if (!view || view.hidden || containerId === undefined) return false;
    if (containerId === editorArea) return this.stage.isShownInEditor(viewId);
    return this.isContainerVisible(containerId) && (!view.collapsed || this.viewsOf(containerId).length === 1);
  }

  isPartVisible(location: ViewLocation): boolean {
    return this.stage.isPartVisible(location);
  }

  isContainerVisible(containerId: string): boolean {
    const location = this.placement.container(containerId)?.location;
    if (!location || !this.stage.isPartVisible(location)) return false;
    return this.activeContainer(location)?.id === containerId;
  }

  badge(viewId: string, badge: ViewBadge | undefined): void {
    this.states.setBadge(viewId, badge);
  }

  /** Shows a container in its place. */
  openContainer(containerId: string, { focus = true } = {}): void {
    const container = this.placement.container(containerId);
    if (!container) return;
    if (container.hidden) this.setContainerHidden(containerId, false);
    this.stage.chooseContainer(container.location, containerId);
    this.stage.setPartVisible(container.location, true);
    const first = this.viewsOf(containerId).find((view) => !view.collapsed) ?? this.viewsOf(containerId)[0];
    if (focus && first) this.requestFocus(first.id);
  }

  /** Shows a view wherever it stands, and loads it; unhides and unfolds it when need be. */
  async openView(viewId: string, { focus = true } = {}): Promise<void> {
    const view = this.placement.view(viewId);
    const containerId = this.placement.containerOf(viewId);
    if (!view || containerId === undefined) throw new Error(`The view '${viewId}' is not available here.`);
    if (view.hidden) this.setHidden(viewId, false);
    if (view.collapsed) this.setCollapsed(viewId, false);
    if (containerId === editorArea) await this.stage.openInEditor(view);
    else this.openContainer(containerId, { focus: false });
    if (focus) this.requestFocus(viewId);
    await this.components.load(viewId);
  }

  /** Takes a view off the screen: the place that shows it is closed. */
  async closeView(viewId: string): Promise<void> {
    const containerId = this.placement.containerOf(viewId);
    if (containerId === editorArea) await this.stage.closeInEditor(viewId);
    const location = containerId === undefined ? undefined : this.placement.container(containerId)?.location;
    if (location && this.isVisible(viewId)) this.stage.setPartVisible(location, false);
  }

  setHidden(viewId: string, hidden: boolean): void {
    this.customisation.change((choices) => choices.hiddenViews.set(viewId, hidden));
  }

  setCollapsed(viewId: string, collapsed: boolean): void {
    this.customisation.change((choices) => choices.collapsedViews.set(viewId, collapsed));
  }

  setContainerHidden(containerId: string, hidden: boolean): void {
    this.customisation.change((choices) => choices.hiddenContainers.set(containerId, hidden));
  }

  requestFocus(viewId: string): void {
    runInAction(() => (this.awaitingFocus = viewId));
  }

  /** The view that was waiting has taken the focus. */
  focusTaken(viewId: string): void {
    if (this.awaitingFocus === viewId) runInAction(() => (this.awaitingFocus = undefined));
  }

  setFocused(viewId: string | undefined): void {
    if (this.focused === viewId) return;
    runInAction(() => {
      this.focused = viewId;
      this.lastFocused = viewId ?? this.lastFocused;
    });
  }
}
