import type { Translate, ViewLocation } from 'lathe';
import type { ViewDestination } from '../../../../core/browser/views/viewDestinations';

/** The name of a place in the user's words. */
export function placeName(location: ViewLocation, t: Translate): string {
  return t({ sidebar: 'views.sideBar', panel: 'views.panel', right: 'views.rightSideBar' }[location]);
}

/** How a destination reads in a list or a menu. */
export function destinationItem(destination: ViewDestination, t: Translate) {
  if (destination.kind === 'editor') return { destination, label: t('views.toEditor'), icon: 'layout', place: '' };
  if (destination.kind === 'new') {
    const place = placeName(destination.location, t);
    return { destination, label: t('views.newEntry', { place }), icon: 'add', place };
  }
  const { title, location, icon } = destination.container;
  return { destination, label: title, icon, place: placeName(location, t) };
}
