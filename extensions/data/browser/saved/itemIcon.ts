import type { ListedItem } from './savedClient';

const views: ReadonlyMap<string, string> = new Map([
  ['list', 'list-flat'],
  ['kanban', 'split-horizontal'],
  ['calendar', 'calendar'],
  ['gallery', 'file-media'],
]);

export function itemIcon({ type, kind }: Pick<ListedItem, 'type' | 'kind'>): string {
  return type === 'Dashboard' ? 'dashboard' : (views.get(kind) ?? 'list-flat');
}
