import type { ViewLocation } from '../../views/viewInfo';
import type { Declare } from './declare';
import { iconOf } from './iconOf';

/** How manifests call the places, in VS Code's words where it has them. */
const locations = { activitybar: 'sidebar', panel: 'panel', right: 'right' } as const;

export const declareViewsContainers: Declare<'viewsContainers'> = (containers, { id, base }, services) => {
  const places = Object.entries(locations) as [keyof typeof locations, ViewLocation][];
  const infos = places.flatMap(([place, location]) =>
    (containers[place] ?? []).map((item) => ({ ...item, icon: iconOf(item.icon, base), location, source: id })),
  );
  return services.views.declareContainers(infos);
};

export const declareViews: Declare<'views'> = (views, { id, base }, services) =>
  services.views.declareViews(
    Object.entries(views).flatMap(([container, items]) =>
      items.map((item) => ({ ...item, icon: iconOf(item.icon, base), container, source: id })),
    ),
  );

export const declareViewsWelcome: Declare<'viewsWelcome'> = (welcomes, { id }, services) =>
  services.views.declareWelcome(welcomes.map((item) => ({ ...item, source: id })));
