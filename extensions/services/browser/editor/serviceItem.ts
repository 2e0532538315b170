import type { ServiceDetail } from '../../common/serviceCalls';

export type ServiceItem = NonNullable<ServiceDetail['serviceItems']>[number];

/** An item with how deep it stands. */
export interface PlacedItem extends ServiceItem {
  readonly depth: number;
}

/** Items as a tree shows them: each folder before what is in it. */
export function inTreeOrder(items: readonly ServiceItem[], parent: string | null = null, depth = 0): PlacedItem[] {
  const folders = new Set(items.filter(({ type }) => type === 'Folder').map(({ id }) => id));
  const placeOf = (item: ServiceItem) => (item.parent !== null && folders.has(item.parent) ? item.parent : null);
  return items
    .filter((item) => placeOf(item) === parent)
    .flatMap((item) => [
      { ...item, depth },
      // A tree that were a circle would not be reached from the top.
      ...(item.type === 'Folder' ? inTreeOrder(items, item.id, depth + 1) : []),
    ]);
}
