import { inject, injectable } from 'inversify';
import { editorArea, type PlacedContainer, type ViewLocation, viewLocations } from './viewInfo';
import type { ViewTarget } from './viewMoves';
import { ViewPlacement } from './viewPlacement';

/** A place that a view can be moved to. */
export type ViewDestination =
  | { readonly kind: 'editor'; readonly target: typeof editorArea }
  | { readonly kind: 'new'; readonly location: ViewLocation; readonly target: ViewTarget }
  | { readonly kind: 'container'; readonly container: PlacedContainer; readonly target: ViewTarget };

/** The places that a view can be moved to from where it stands. */
@injectable()
export class ViewDestinations {
  constructor(@inject(ViewPlacement) private readonly placement: ViewPlacement) {}

  of(viewId: string): readonly ViewDestination[] {
    const from = this.placement.containerOf(viewId);
    const isAlone = from !== undefined && this.placement.container(from)?.views.length === 1;
    const placed = viewLocations.flatMap((location): ViewDestination[] => {
      const containers = this.placement.containersAt(location).filter((container) => container.id !== from);
      const isOwnBar = isAlone && this.placement.container(from)?.location === location;
      return [
        ...(isOwnBar ? [] : [{ kind: 'new' as const, location, target: { newContainerAt: location } }]),
        ...containers.map((container) => ({
          kind: 'container' as const,
          container,
          target: { container: container.id },
        })),
      ];
    });
    return from === editorArea ? placed : [...placed, { kind: 'editor', target: editorArea }];
  }
}
