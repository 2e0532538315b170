import type { RecordList } from 'lathe';
import type { ListedRecord, RecordLink, TypeInfo } from 'lathe/common';

/** A record as far as the tree knows it; what a search found tells less. */
export type KnownRecord = RecordLink & Partial<Pick<ListedRecord, 'modifiedAt' | 'modifiedByName'>>;

/** A row of the tree: a type, the records of one type inside of a record, a record, or the rest of a list. */
export type TreeItem =
  | { readonly kind: 'type'; readonly id: string; readonly type: TypeInfo }
  | { readonly kind: 'group'; readonly id: string; readonly type: TypeInfo; readonly parent: KnownRecord }
  | { readonly kind: 'record'; readonly id: string; readonly record: KnownRecord; readonly found?: boolean }
  | { readonly kind: 'more'; readonly id: string; readonly list: RecordList };

export type RecordItem = Extract<TreeItem, { kind: 'record' }>;
export type ContainerItem = Extract<TreeItem, { kind: 'type' | 'group' }>;

export function isRecord(item: TreeItem): item is RecordItem {
  return item.kind === 'record';
}

export function titleOf({ label, name }: Pick<KnownRecord, 'label' | 'name'>): string {
  return label || name;
}
