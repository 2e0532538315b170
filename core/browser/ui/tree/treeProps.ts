import type { ReactNode } from 'react';
import type { TreeModel } from './treeModel';

/** Where something is dropped: into the target, or beside it. Without a target it is the tree as a whole. */
export type DropPlace = 'inside' | 'before' | 'after';

/** How a row looks. */
export interface TreeRowLook {
  readonly icon?: string;
  /** A dimmed text behind the label. */
  readonly description?: string;
  readonly tooltip?: string;
  /** At the right end. */
  readonly end?: ReactNode;
  /** Shown paler than the others, as what was cut. */
  readonly faded?: boolean;
  /** A colour of the theme, as "gitDecoration.modifiedResourceForeground". */
  readonly color?: string;
}

export interface TreeProps<T> {
  readonly label: string;
  readonly model: TreeModel<T>;
  readonly getRow?: (item: T) => TreeRowLook;
  /** Replaces icon, label and description. */
  readonly renderLabel?: (item: T) => ReactNode;
  readonly multiselect?: boolean;
  /** Takes the focus when it is given to the view that the tree is in. */
  readonly takesFocus?: boolean;
  /** The selection changed. */
  readonly onSelect?: (items: readonly T[]) => void;
  /** Enter, a double click, or a click on an item that has no children; `preview` for a single click. */
  readonly onOpen?: (item: T, how: { readonly preview: boolean }) => void;
  /** What the menu is about, and where to show it; undefined for the empty space below. */
  readonly onContextMenu?: (items: readonly T[], at: Element | { readonly x: number; readonly y: number }) => void;
  readonly onDelete?: (items: readonly T[]) => void;
  /** Allows F2. A string it returns says what is wrong with the name. */
  readonly onRename?: (item: T, name: string) => void | Promise<void>;
  readonly validateName?: (item: T, name: string) => string | undefined;
  readonly canDrop?: (items: readonly T[], target: T | undefined, place: DropPlace) => boolean;
  readonly onDrop?: (items: readonly T[], target: T | undefined, place: DropPlace) => void;
  /** Shown when there is nothing. */
  readonly empty?: ReactNode;
  /** The rows will be filtered: prepares for it in a quiet moment. */
  readonly filterable?: boolean;
}
