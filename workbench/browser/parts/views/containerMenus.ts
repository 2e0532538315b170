import { inject, injectable } from 'inversify';
import { ContextMenus, type MenuAction, Texts, type Translate, ViewMoves, type ViewLocation, Views } from 'lathe';
import { onUnexpectedError } from '../../../../core/common/event';
import { type PlacedContainer, viewLocations } from '../../../../core/browser/views/viewInfo';
import { ViewPlacement } from '../../../../core/browser/views/viewPlacement';
import { placeName } from './destinationItem';
import { ShownMoves } from './shownMoves';

export type MenuSpot = Element | { readonly x: number; readonly y: number };

/** The context menus of the entries of a bar and of the bar itself. */
@injectable()
export class ContainerMenus {
  private readonly t: Translate;

  constructor(
    @inject(Views) private readonly views: Views,
    @inject(ViewMoves) private readonly moves: ViewMoves,
    @inject(ShownMoves) private readonly shownMoves: ShownMoves,
    @inject(ViewPlacement) private readonly placement: ViewPlacement,
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('workbench');
  }

  showBar(location: ViewLocation, at: MenuSpot): void {
    const groups = [{ name: 'containers', actions: this.containerToggles(location) }];
    void this.menus.show({ label: placeName(location, this.t), at, groups }).catch(onUnexpectedError);
  }

  show(container: PlacedContainer, at: MenuSpot): void {
    const { t } = this;
    const { id, title, location, views } = container;
    const hide = {
      id: 'hide',
      label: t('views.hideNamed', { name: title }),
      run: () => this.views.setContainerHidden(id, true),
    };
    const groups = [
      { name: 'own', actions: [hide] },
      { name: 'views', actions: views.length > 1 ? this.viewToggles(container) : [] },
      {
        name: 'move',
        actions: [
          { id: 'move', label: t('views.moveTo'), submenu: () => [{ name: '', actions: this.places(container) }] },
          { id: 'back', label: t('views.containerBack'), run: () => this.moves.shiftContainer(id, -1) },
          { id: 'on', label: t('views.containerOn'), run: () => this.moves.shiftContainer(id, 1) },
          { id: 'reset', label: t('views.resetContainer'), run: () => this.moves.resetContainer(id) },
        ],
      },
      { name: 'containers', actions: this.containerToggles(location) },
    ];
    void this.menus.show({ label: t('parts.viewActions', { name: title }), at, groups }).catch(onUnexpectedError);
  }

  /** A line for each view of a container, ticked while it is shown. */
  viewToggles(container: PlacedContainer): readonly MenuAction[] {
    return container.views.map(({ id, name, hidden }) => ({
      id: `view ${id}`,
      label: name,
      checked: !hidden,
      run: () => this.views.setHidden(id, !hidden),
    }));
  }

  private containerToggles(location: ViewLocation): readonly MenuAction[] {
    return this.placement.containersAt(location).map(({ id, title, hidden }) => ({
      id: `container ${id}`,
      label: title,
      checked: !hidden,
      run: () => this.views.setContainerHidden(id, !hidden),
    }));
  }

  private places(container: PlacedContainer): readonly MenuAction[] {
    return viewLocations
      .filter((location) => location !== container.location)
      .map((location) => ({
        id: location,
        label: placeName(location, this.t),
        run: () => this.shownMoves.moveContainer(container.id, location),
      }));
  }
}
