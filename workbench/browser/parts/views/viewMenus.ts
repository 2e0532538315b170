import { inject, injectable } from 'inversify';
import {
  ContextKeys,
  ContextMenus,
  type MenuAction,
  MenuActions,
  type MenuActionGroup,
  Texts,
  type Translate,
  ViewMoves,
  Views,
} from 'lathe';
import { withValues } from '../../../../core/common/contextKeys/context';
import { onUnexpectedError } from '../../../../core/common/event';
import { ViewDestinations } from '../../../../core/browser/views/viewDestinations';
import type { ViewInfo } from '../../../../core/browser/views/viewInfo';
import { ViewPlacement } from '../../../../core/browser/views/viewPlacement';
import { ContainerMenus, type MenuSpot } from './containerMenus';
import { destinationItem } from './destinationItem';
import { ShownMoves } from './shownMoves';

/** The context menu of a view's title. */
@injectable()
export class ViewMenus {
  private readonly t: Translate;

  constructor(
    @inject(Views) private readonly views: Views,
    @inject(ViewMoves) private readonly moves: ViewMoves,
    @inject(ShownMoves) private readonly shownMoves: ShownMoves,
    @inject(ViewPlacement) private readonly placement: ViewPlacement,
    @inject(ViewDestinations) private readonly destinations: ViewDestinations,
    @inject(ContainerMenus) private readonly containerMenus: ContainerMenus,
    @inject(MenuActions) private readonly actions: MenuActions,
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('workbench');
  }

  show(view: ViewInfo, at: MenuSpot): void {
    const { id, name } = view;
    const container = this.placement.container(this.placement.containerOf(id) ?? '');
    const context = withValues(this.contextKeys.root, { view: id });
    const hide = {
      id: 'hide',
      label: this.t('views.hideNamed', { name }),
      run: () => this.views.setHidden(id, true),
    };
    const groups = [
      { name: 'own', actions: [hide] },
      { name: 'views', actions: container ? this.containerMenus.viewToggles(container) : [] },
      { name: 'move', actions: this.moves.canMove(id) ? this.moving(id) : [] },
      ...this.actions.of('view/title/context', context, [id]),
    ];
    void this.menus.show({ label: this.t('parts.viewActions', { name }), at, groups }).catch(onUnexpectedError);
  }

  private moving(id: string): readonly MenuAction[] {
    const { t, moves } = this;
    return [
      { id: 'move', label: t('views.moveTo'), submenu: () => this.places(id) },
      { id: 'up', label: t('views.moveUp'), run: () => moves.shiftView(id, -1) },
      { id: 'down', label: t('views.moveDown'), run: () => moves.shiftView(id, 1) },
      { id: 'reset', label: t('views.resetFocused'), run: () => void moves.resetView(id).catch(onUnexpectedError) },
    ];
  }

  /** The destinations of a view, grouped by the part they belong to. */
  private places(viewId: string): readonly MenuActionGroup[] {
    const groups = new Map<string, MenuAction[]>();
    for (const each of this.destinations.of(viewId)) {
      const { destination, label, icon, place } = destinationItem(each, this.t);
      const group = groups.get(place) ?? [];
      const run = () => void this.shownMoves.moveView(viewId, destination.target).catch(onUnexpectedError);
      group.push({ id: `${place} ${group.length}`, label, icon, run });
      groups.set(place, group);
    }
    return [...groups].map(([name, actions]) => ({ name, actions }));
  }
}
