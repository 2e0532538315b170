import type { QuickButton } from './quickButton';

/** One row of a list to choose from. Members may be getters: they are read only for the rows that are drawn. */
export interface PickItem {
  /** May hold icons, as in "$(gear) Settings". */
  readonly label: string;
  /** Stands before the label, as in "View: Zoom In", and is searched with it. */
  readonly category?: string;
  readonly description?: string;
  /** A second line. */
  readonly detail?: string;
  /** Another name by which the item is found, such as the English title in a Chinese workbench; shown as the description. */
  readonly alias?: string;
  /** The name of a codicon. */
  readonly icon?: string;
  /** Shown at the right: "Ctrl+P". */
  readonly keybinding?: string;
  readonly ariaLabel?: string;
  readonly buttons?: readonly QuickButton[];
  /** Chosen from the beginning, where many may be chosen. */
  readonly picked?: boolean;
  /** Shown last and in its place whatever is typed. */
  readonly alwaysShow?: boolean;
}

/** Begins a section of the list. */
export interface PickSeparator {
  readonly separator: string;
  /** What matches well in this section stays above the others while the user types. */
  readonly sticky?: boolean;
}

export type PickEntry<T extends PickItem> = T | PickSeparator;

export function isSeparator(entry: PickItem | PickSeparator): entry is PickSeparator {
  return 'separator' in entry;
}
