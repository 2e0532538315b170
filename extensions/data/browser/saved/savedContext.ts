import type { ListedItem } from './savedClient';

/** What the conditions of menus ask about a view or a dashboard. */
export function savedContext({ type, editable, shared }: ListedItem): Readonly<Record<string, string | boolean>> {
  return { savedType: type, savedEditable: editable, savedShared: shared };
}
