import { viewIcons } from '../../common/views/viewKinds';
import type { ListedItem } from './savedClient';

const views: ReadonlyMap<string, string> = new Map(Object.entries(viewIcons));

export function itemIcon({ type, kind }: Pick<ListedItem, 'type' | 'kind'>): string {
  return type === 'Dashboard' ? 'dashboard' : (views.get(kind) ?? viewIcons.list);
}
