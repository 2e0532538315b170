import { ContributionPoint, type MetadataRecord } from 'lathe/common';
import type { ComponentEntry, NewComponent } from './appCalls';
import type { ComponentData } from './componentData';

/** Who acts; on the server an actor. */
export interface TreeCaller {
  readonly userId: string;
}

/** A tree of entries that stand for things: the type of its entries, and of what record they are parts. */
export interface EntryTree {
  readonly type: string;
  readonly id: string;
}

/** An entry as it is about to be written. */
export interface EntryDraft {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly parent: string | null;
  readonly belongTo: string | null;
  readonly active: boolean;
  readonly data: ComponentData;
}

export interface EntryDestination {
  readonly ids: readonly string[];
  readonly parent: string | null;
  readonly before?: string;
}

export interface PlacedEntry {
  readonly id: string;
  readonly parent: string | null;
  readonly seqNo: number;
  readonly revision: number;
}

/** The rules of such trees: the hooks of the type of their entries. */
export interface EntryRules {
  beforeSave(draft: EntryDraft, context: object, before?: EntryDraft): Promise<EntryDraft>;
  afterSave(saved: EntryDraft, context: object, before?: EntryDraft): Promise<void>;
}

/** Trees of things for other areas, by the same rules as an application's. */
export interface EntryTrees {
  readonly rules: EntryRules;
  read(caller: TreeCaller, tree: EntryTree): Promise<ComponentEntry[]>;
  /** Makes a thing and its entry, both or none. */
  make(
    caller: TreeCaller,
    tree: EntryTree,
    wanted: NewComponent,
  ): Promise<{ component: MetadataRecord; record: MetadataRecord | null }>;
  move(caller: TreeCaller, tree: EntryTree, to: EntryDestination): Promise<PlacedEntry[]>;
  /** How many records it were. */
  remove(caller: TreeCaller, tree: EntryTree, ids: readonly string[], things?: boolean): Promise<number>;
  removeFolder(caller: TreeCaller, tree: EntryTree, id: string): Promise<number>;
}

/** Filled by this extension. */
export const entryTrees = new ContributionPoint<EntryTrees>('lathe.apps.entryTrees');
