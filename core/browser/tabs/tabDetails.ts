import type { Tab } from './tab';

type Described = Pick<Tab, 'key' | 'type' | 'id' | 'name' | 'route' | 'description'>;

/**
 * By key, what tells apart tabs whose things go by one name: what they say of themselves, else of what kind they are, and
 * where that is the same too, their ids. Two tabs of one thing need nothing.
 */
export function tabDetails(
  tabs: readonly Described[],
  titleOf: (type: string) => string | undefined,
): ReadonlyMap<string, string> {
  const details = new Map<string, string>();
  for (const namesakes of Map.groupBy(tabs, ({ name }) => name).values()) {
    if (namesakes.length === 1) continue;
    for (const tab of namesakes) {
      const others = namesakes.filter(({ route }) => route !== tab.route);
      if (others.length > 0) details.set(tab.key, detailOf(tab, others, titleOf));
    }
  }
  return details;
}

function detailOf(tab: Described, others: readonly Described[], titleOf: (type: string) => string | undefined): string {
  const ways = [({ description }: Described) => description, ({ type }: Described) => titleOf(type)];
  for (const way of ways) {
    const detail = way(tab);
    const tells = detail !== undefined && detail !== tab.name && others.every((other) => way(other) !== detail);
    if (tells) return detail;
  }
  return tab.id;
}
