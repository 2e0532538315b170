import { ViewMoves, type ViewLocation, Views } from 'lathe';
import { useService } from 'lathe/ui';
import { ViewPlacement } from '../../../../core/browser/views/viewPlacement';
import { ShownMoves } from './shownMoves';
import type { DragPoint, ViewDrop } from './useViewDrop';
import type { Dragged } from './viewDrag';

/** What a drop means on an icon of a bar, on a bar, on a pane and on a whole container. */
export function useDropTargets() {
  const views = useService(Views);
  const moves = useService(ViewMoves);
  const shownMoves = useService(ShownMoves);
  const placement = useService(ViewPlacement);

  const shownAfter = (location: ViewLocation, id: string) => {
    const containers = views.containersAt(location);
    return containers[containers.findIndex((container) => container.id === id) + 1]?.id;
  };

  return {
    /** The middle takes a view in, the edges put something beside. */
    onBarItem(location: ViewLocation, containerId: string, along: number) {
      return ({ kind, id }: Dragged): ViewDrop | undefined => {
        if (kind === 'container' && id === containerId) return undefined;
        const first = along < (kind === 'view' ? 0.25 : 0.5);
        const before = first ? containerId : shownAfter(location, containerId);
        const mark = first ? 'before' : 'after';
        if (kind === 'container') return { mark, run: () => moves.moveContainer(id, location, before) };
        if (along >= 0.25 && along <= 0.75) {
          if (placement.containerOf(id) === containerId) return undefined;
          return { mark: 'inside', run: () => shownMoves.moveView(id, { container: containerId }) };
        }
        return { mark, run: () => shownMoves.moveView(id, { newContainerAt: location, before }) };
      };
    },
    /** Behind the last. */
    onBar(location: ViewLocation) {
      return ({ kind, id }: Dragged): ViewDrop => ({
        mark: 'inside',
        run: () =>
          kind === 'container'
            ? moves.moveContainer(id, location)
            : shownMoves.moveView(id, { newContainerAt: location }),
      });
    },
    /** Before or after a pane; a container is taken in with all its views. */
    onPane(containerId: string, viewId: string, horizontal: boolean) {
      return (dragged: Dragged, point: DragPoint): ViewDrop | undefined => {
        if (dragged.kind === 'container') return takeIn(dragged, containerId);
        if (dragged.id === viewId) return undefined;
        const first = (horizontal ? point.x : point.y) < 0.5;
        const shown = views.viewsOf(containerId).map((view) => view.id);
        const before = first ? viewId : shown[shown.indexOf(viewId) + 1];
        if (before === dragged.id) return undefined;
        return {
          mark: first ? 'before' : 'after',
          run: () => moves.moveView(dragged.id, { container: containerId, before }),
        };
      };
    },
  };

  function takeIn(dragged: Dragged, containerId: string): ViewDrop | undefined {
    if (dragged.id === containerId) return undefined;
    return { mark: 'inside', run: () => moves.mergeContainers(dragged.id, containerId) };
  }
}
