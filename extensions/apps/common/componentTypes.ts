/** A kind of component, by the name that is stored, with all that other consoles call it. */
export interface ComponentType {
  readonly name: string;
  readonly aliases?: readonly string[];
  /** The type of metadata that it is in the store; without one it stands for itself. */
  readonly metadata?: string;
  /** Of the folders that an application begins with, the one for its kind. */
  readonly home?: 'Logic' | 'Model' | 'Page';
}

/** What doesn't exist in the store yet can't be added: there is nothing to point at. */
export const componentTypes: readonly ComponentType[] = [
  {
    name: 'CustomObject',
    aliases: ['object', 'viewobject', 'setup_object_detail'],
    metadata: 'CustomObject',
    home: 'Model',
  },
  { name: 'StandardObject', metadata: 'CustomObject', home: 'Model' },
  { name: 'BO', aliases: ['businessobj', 'aggregator'], metadata: 'Service', home: 'Model' },
  { name: 'BusinessProcess', aliases: ['bp'], metadata: 'BusinessProcess', home: 'Logic' },
  { name: 'Flow', metadata: 'Flow', home: 'Logic' },
  { name: 'Script', metadata: 'Script', home: 'Logic' },
  { name: 'Process', metadata: 'Process', home: 'Logic' },
  { name: 'ApprovalProcess', metadata: 'ApprovalProcess', home: 'Logic' },
  { name: 'Layout', metadata: 'Layout', home: 'Page' },
  { name: 'View', metadata: 'View', home: 'Page' },
  { name: 'Dashboard', metadata: 'Dashboard', home: 'Page' },
  { name: 'Picklist', metadata: 'Picklist', home: 'Model' },
  { name: 'Event', metadata: 'Event', home: 'Model' },
  { name: 'StreamingTask.Spark', metadata: 'StreamingTask.Spark', home: 'Logic' },
  { name: 'StreamingTask.Flume', metadata: 'StreamingTask.Flume', home: 'Logic' },
  { name: 'fsmorchestration', metadata: 'fsmorchestration', home: 'Logic' },
  { name: 'DecisionTable', metadata: 'DecisionTable', home: 'Logic' },
  { name: 'EventStreaming', metadata: 'EventStreaming', home: 'Logic' },
  { name: 'Folder' },
  { name: 'URLMap' },
];

export const folderType = 'Folder';
export const urlMapType = 'URLMap';
export const viewObjectType = 'ViewObject';

const byName = new Map(
  componentTypes.flatMap((type) => [type.name, ...(type.aliases ?? [])].map((name) => [name.toLowerCase(), type])),
);

/** By name or alias, in any case. */
export function findComponentType(name: string): ComponentType | undefined {
  return byName.get(name.toLowerCase());
}

/** The name that is stored; a name that nobody knows stays. */
export function canonicalType(name: string): string {
  return findComponentType(name)?.name ?? name;
}

/** What people see: an object that is a view of others is called so. */
export function shownType(type: string, name: string): string {
  return /object/i.test(type) && /__view__cst$/i.test(name) ? viewObjectType : canonicalType(type);
}

/** Of what can be compared, as it stands in a tree or a tab. */
export interface ComparedItem {
  readonly type: string;
  readonly module?: string;
  readonly subType?: string;
  readonly name?: string;
  readonly compId?: string;
  readonly skavaId?: string;
}

/** Two items are the same only if all of it is, types by their canonical names. */
export function isSameItem(one: ComparedItem, other: ComparedItem): boolean {
  return (
    canonicalType(one.type) === canonicalType(other.type) &&
    one.module === other.module &&
    one.subType === other.subType &&
    one.name === other.name &&
    one.compId === other.compId &&
    one.skavaId === other.skavaId
  );
}
