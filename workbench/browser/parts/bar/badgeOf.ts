import type { ViewStates } from 'lathe';
import type { PlacedContainer, ViewBadge } from '../../../../core/browser/views/viewInfo';

/** What the views of a container count, together. */
export function badgeOf(container: PlacedContainer, states: ViewStates): ViewBadge | undefined {
  const badges = container.views.filter((view) => !view.hidden).flatMap((view) => states.badge(view.id) ?? []);
  const numbers = badges.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const value = numbers.length > 0 ? numbers.reduce((sum, number) => sum + number, 0) : badges[0]?.value;
  if (value === undefined || value === 0) return undefined;
  const tooltips = badges.flatMap(({ tooltip }) => tooltip ?? []);
  return { value, tooltip: tooltips.length > 0 ? tooltips.join(', ') : undefined };
}
