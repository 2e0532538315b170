import { inject, injectable } from 'inversify';
import { ViewCustomisation } from './viewCustomisation';
import { editorArea, type ViewLocation } from './viewInfo';
import { newContainerId, ViewPlacement } from './viewPlacement';
import { ViewRegistry } from './viewRegistry';
import { ViewStage } from './viewStage';

/** Where a view goes: into a container, into a new one at a place, or into the editor area. */
export type ViewTarget =
  | { readonly container: string; readonly before?: string }
  | { readonly newContainerAt: ViewLocation; readonly before?: string }
  | typeof editorArea;

/** Moves views and containers, and takes it back. */
@injectable()
export class ViewMoves {
  constructor(
    @inject(ViewRegistry) private readonly registry: ViewRegistry,
    @inject(ViewCustomisation) private readonly customisation: ViewCustomisation,
    @inject(ViewPlacement) private readonly placement: ViewPlacement,
    @inject(ViewStage) private readonly stage: ViewStage,
  ) {}

  canMove(viewId: string): boolean {
    const view = this.registry.view(viewId);
    return view !== undefined && view.canMove !== false;
  }

  async moveView(viewId: string, target: ViewTarget): Promise<void> {
    const view = this.registry.view(viewId);
    if (!view || !this.canMove(viewId)) return;
    const from = this.placement.containerOf(viewId);
    if (target === editorArea) {
      if (from !== editorArea) this.putIntoEditor(viewId, from);
      await this.stage.openInEditor(view);
      return;
    }
    this.putIntoContainer(viewId, 'container' in target ? target.container : this.newContainer(target), target);
    if (from === editorArea) await this.stage.closeInEditor(viewId);
  }

  /** A tab was closed: its view stands again where it stood before. */
  returnFromEditor(viewId: string): void {
    if (this.placement.containerOf(viewId) !== editorArea) return;
    this.customisation.change(({ containerOfView, originOfView }) => {
      const origin = originOfView.get(viewId);
      if (origin === undefined) containerOfView.delete(viewId);
      else containerOfView.set(viewId, origin);
      originOfView.delete(viewId);
    });
  }

  /** Puts a container at a place, before another one there or at the end. */
  moveContainer(containerId: string, location: ViewLocation, before?: string): void {
    const others = this.placement.containersAt(location).map((container) => container.id);
    const order = insertBefore(others, containerId, before);
    this.customisation.change((choices) => {
      choices.locationOfContainer.set(containerId, location);
      choices.containerOrder.set(location, order);
      choices.hiddenContainers.delete(containerId);
    });
    this.stage.chooseContainer(location, containerId);
  }

  /** One place back or on among the views of its container. */
  shiftView(viewId: string, by: 1 | -1): void {
    const containerId = this.placement.containerOf(viewId);
    const views = containerId === undefined ? undefined : this.placement.container(containerId)?.views;
    if (!views || containerId === undefined) return;
    const shown = views.filter((view) => !view.hidden).map((view) => view.id);
    this.customisation.change(({ viewOrder }) => viewOrder.set(containerId, shift(shown, viewId, by)));
  }

  /** One place back or on along its bar. */
  shiftContainer(containerId: string, by: 1 | -1): void {
    const location = this.placement.container(containerId)?.location;
    if (!location) return;
    const shown = this.placement.containersAt(location).filter((container) => !container.hidden);
    const ids = shown.map((container) => container.id);
    // While none was chosen the first one is open, and stays so when it is no longer the first.
    const [first] = ids;
    if (first !== undefined && !ids.includes(this.stage.chosenContainer(location) ?? ''))
      this.stage.chooseContainer(location, first);
    const order = shift(ids, containerId, by);
    this.customisation.change(({ containerOrder }) => containerOrder.set(location, order));
  }

  /** Moves all views of a container into another one. */
  async mergeContainers(containerId: string, into: string): Promise<void> {
    if (containerId === into) return;
    for (const view of this.placement.container(containerId)?.views ?? [])
      await this.moveView(view.id, { container: into });
  }

  async resetView(viewId: string): Promise<void> {
    const wasInEditor = this.placement.containerOf(viewId) === editorArea;
    this.customisation.change((choices) => {
      choices.containerOfView.delete(viewId);
      choices.originOfView.delete(viewId);
      choices.hiddenViews.delete(viewId);
    });
    this.dropEmptyContainers();
    if (wasInEditor) await this.stage.closeInEditor(viewId);
  }

  resetContainer(containerId: string): void {
    this.customisation.change((choices) => {
      choices.locationOfContainer.delete(containerId);
      choices.hiddenContainers.delete(containerId);
    });
  }

  async resetLocations(): Promise<void> {
    const inEditor = this.registry.views.filter((view) => this.placement.containerOf(view.id) === editorArea);
    this.customisation.reset();
    for (const view of inEditor) await this.stage.closeInEditor(view.id);
  }

  private putIntoEditor(viewId: string, from: string | undefined): void {
    const declared = this.registry.view(viewId)?.container;
    this.customisation.change(({ containerOfView, originOfView }) => {
      if (from !== undefined && from !== declared) originOfView.set(viewId, from);
      containerOfView.set(viewId, editorArea);
    });
  }

  private putIntoContainer(viewId: string, containerId: string, { before }: { readonly before?: string }): void {
    const there = this.placement.container(containerId);
    const order = insertBefore(there?.views.map((view) => view.id) ?? [], viewId, there ? before : undefined);
    this.customisation.change((choices) => {
      const isHome = this.registry.view(viewId)?.container === containerId;
      if (isHome) choices.containerOfView.delete(viewId);
      else choices.containerOfView.set(viewId, containerId);
      choices.originOfView.delete(viewId);
      choices.viewOrder.set(containerId, order);
      choices.hiddenViews.set(viewId, false);
      choices.hiddenContainers.delete(containerId);
    });
    this.dropEmptyContainers();
    const location = this.placement.container(containerId)?.location;
    if (location) this.stage.chooseContainer(location, containerId);
  }

  private newContainer({ newContainerAt, before }: { newContainerAt: ViewLocation; before?: string }): string {
    const { locationOfContainer } = this.customisation.choices;
    const id = newContainerId((taken) => locationOfContainer.has(taken));
    const others = this.placement.containersAt(newContainerAt).map((container) => container.id);
    this.customisation.change((choices) => {
      choices.locationOfContainer.set(id, newContainerAt);
      choices.containerOrder.set(newContainerAt, insertBefore(others, id, before));
    });
    return id;
  }

  /** A generated container lives as long as some view is to stand in it, be its extension here or not. */
  private dropEmptyContainers(): void {
    this.customisation.change(({ containerOfView, originOfView, locationOfContainer, viewOrder }) => {
      const used = new Set([...containerOfView.values(), ...originOfView.values()]);
      for (const id of [...locationOfContainer.keys()]) {
        if (!id.startsWith('generated:') || used.has(id)) continue;
        locationOfContainer.delete(id);
        viewOrder.delete(id);
      }
    });
  }
}

function insertBefore(ids: readonly string[], id: string, before: string | undefined): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const at = before === undefined ? -1 : others.indexOf(before);
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)];
}

function shift(ids: readonly string[], id: string, by: 1 | -1): readonly string[] {
  const at = ids.indexOf(id);
  const other = ids[at + by];
  return at < 0 || other === undefined ? ids : ids.with(at, other).with(at + by, id);
}
