/** Which section of the editor shows a place in an application, its menus or its tabs. */
export function sectionOfProblem(type: string, place: string): string {
  if (type === 'Menu') return 'menus';
  if (type === 'Tab') return 'tabs';
  if (/^data\.(profiles|permissionSets)/.test(place)) return 'access';
  if (/^data\.(properties\.(lib|dependency|addons|solution)|serviceList)/.test(place)) return 'libraries';
  return place.startsWith('menus') ? 'menus' : 'overview';
}
