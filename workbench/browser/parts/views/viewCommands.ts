import { inject, injectable } from 'inversify';
import { Texts, type Translate, ViewMoves, type ViewLocation, Views } from 'lathe';
import { QuickInput } from '../../../../core/browser/quickInput/quickInput';
import { ViewDestinations } from '../../../../core/browser/views/viewDestinations';
import { type PlacedContainer, viewLocations } from '../../../../core/browser/views/viewInfo';
import { ViewPlacement } from '../../../../core/browser/views/viewPlacement';
import { destinationItem, placeName } from './destinationItem';
import { ShownMoves } from './shownMoves';

type Handler = (id?: unknown) => void | Promise<void>;

/** What the commands on views and containers do; each takes an id, or asks, or acts where the focus is. */
@injectable()
export class ViewCommands {
  private readonly t: Translate;

  constructor(
    @inject(Views) private readonly views: Views,
    @inject(ViewMoves) private readonly moves: ViewMoves,
    @inject(ShownMoves) private readonly shownMoves: ShownMoves,
    @inject(ViewPlacement) private readonly placement: ViewPlacement,
    @inject(ViewDestinations) private readonly destinations: ViewDestinations,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('workbench');
  }

  readonly handlers: Readonly<Record<string, Handler>> = {
    'workbench.action.openView': async () => {
      const view = await this.pickView(this.t('views.openPlaceholder'), () => true);
      if (view) await this.views.openView(view);
    },
    'workbench.action.moveView': async () => {
      const view = await this.pickView(this.t('views.movePlaceholder'), (id) => this.moves.canMove(id));
      if (view) await this.move(view);
    },
    'workbench.action.moveFocusedView': (id) => this.withView(id, (view) => this.move(view)),
    'workbench.action.moveViewUp': (id) => this.withView(id, (view) => this.moves.shiftView(view, -1)),
    'workbench.action.moveViewDown': (id) => this.withView(id, (view) => this.moves.shiftView(view, 1)),
    'workbench.action.hideView': (id) => this.withView(id, (view) => this.views.setHidden(view, true)),
    'workbench.action.resetFocusedViewLocation': (id) => this.withView(id, (view) => this.moves.resetView(view)),
    'workbench.action.resetViewLocations': () => this.moves.resetLocations(),
    'workbench.action.moveContainerToSideBar': (id) => this.moveContainer(id, 'sidebar'),
    'workbench.action.moveContainerToPanel': (id) => this.moveContainer(id, 'panel'),
    'workbench.action.moveContainerToRightSideBar': (id) => this.moveContainer(id, 'right'),
    'workbench.action.moveContainerBack': (id) => this.withContainer(id, ({ id }) => this.moves.shiftContainer(id, -1)),
    'workbench.action.moveContainerOn': (id) => this.withContainer(id, ({ id }) => this.moves.shiftContainer(id, 1)),
    'workbench.action.mergeContainer': (id) => this.withContainer(id, (container) => this.merge(container)),
    'workbench.action.hideContainer': (id) =>
      this.withContainer(id, ({ id }) => this.views.setContainerHidden(id, true)),
    'workbench.action.resetContainerLocation': (id) =>
      this.withContainer(id, ({ id }) => this.moves.resetContainer(id)),
  };

  /** The palette takes the focus away: the view that had it last is meant, as long as it is seen. */
  private get current(): string | undefined {
    const { focused, lastFocused } = this.views;
    return focused ?? (lastFocused && this.views.isVisible(lastFocused) ? lastFocused : undefined);
  }

  private async withView(id: unknown, run: (viewId: string) => void | Promise<void>): Promise<void> {
    const view = typeof id === 'string' ? id : (this.current ?? (await this.pickView(this.t('views.which'))));
    if (view !== undefined) await run(view);
  }

  /** The one that is named, that of the focused view, or the user's choice. */
  private async withContainer(id: unknown, run: (container: PlacedContainer) => void | Promise<void>): Promise<void> {
    const known = typeof id === 'string' ? id : this.current && this.placement.containerOf(this.current);
    const container = (known ? this.placement.container(known) : undefined) ?? (await this.pickContainer());
    if (container) await run(container);
  }

  private async move(viewId: string): Promise<void> {
    const items = this.destinations.of(viewId).map((destination) => destinationItem(destination, this.t));
    const entries = items.map((item) => ({ ...item, description: item.destination.kind === 'new' ? '' : item.place }));
    const picked = await this.quickInput.pick(entries, { placeholder: this.t('views.destination') });
    if (picked) await this.shownMoves.moveView(viewId, picked.destination.target);
  }

  private moveContainer(id: unknown, location: ViewLocation): Promise<void> {
    return this.withContainer(id, (container) => this.shownMoves.moveContainer(container.id, location));
  }

  private async merge(container: PlacedContainer): Promise<void> {
    const others = this.containers().filter((other) => other.id !== container.id);
    const items = others.map((other) => this.containerItem(other));
    const placeholder = this.t('views.mergeInto', { name: container.title });
    const into = await this.quickInput.pick(items, { placeholder });
    if (into) await this.shownMoves.mergeContainers(container.id, into.container.id);
  }

  private async pickView(placeholder: string, fits: (id: string) => boolean = () => true): Promise<string | undefined> {
    const items = this.views.all
      .filter((view) => this.placement.view(view.id) && fits(view.id))
      .map((view) => ({ label: view.name, description: this.placeOf(view.id), icon: view.icon, id: view.id }));
    return (await this.quickInput.pick(items, { placeholder, matchOnDescription: true }))?.id;
  }

  private async pickContainer(): Promise<PlacedContainer | undefined> {
    const items = this.containers().map((container) => this.containerItem(container));
    return (await this.quickInput.pick(items, { placeholder: this.t('views.whichContainer') }))?.container;
  }

  private containers(): readonly PlacedContainer[] {
    return viewLocations.flatMap((location) => this.placement.containersAt(location));
  }

  private containerItem(container: PlacedContainer) {
    const { title, icon, location } = container;
    return { label: title, icon, description: placeName(location, this.t), container };
  }

  private placeOf(viewId: string): string {
    const container = this.placement.container(this.placement.containerOf(viewId) ?? '');
    return container ? `${placeName(container.location, this.t)} / ${container.title}` : this.t('views.toEditor');
  }
}
