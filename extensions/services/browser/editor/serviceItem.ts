import type { ServiceDetail } from '../../common/serviceCalls';
import type { PartEntry } from '../parts/partTree';

export type ServiceItem = NonNullable<ServiceDetail['serviceItems']>[number];

/** An item as its tree has it. */
export type ItemEntry = Omit<ServiceItem, 'parent'> & PartEntry;

export function toEntry(item: ServiceItem): ItemEntry {
  return { ...item, kind: item.type === 'Folder' ? 'folder' : 'tab', parent: item.parent ?? undefined };
}
