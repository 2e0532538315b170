import type { AcceptHow } from '../quickInput/quickDialog';
import type { PickEntry, PickItem } from '../quickInput/pickItem';
import type { QuickButton } from '../quickInput/quickButton';

/** What is known of a provider before its code is loaded. */
export interface QuickAccessInfo {
  readonly id: string;
  /** What the user types to reach it; the longest that fits wins. */
  readonly prefix: string;
  readonly title: string;
  readonly placeholder?: string;
  /** The extension that contributes it. */
  readonly source: string;
}

export interface QuickAccessItem extends PickItem {
  run?(how: AcceptHow): unknown;
}

export interface QuickAccessRequest<T extends QuickAccessItem> {
  /** What is typed, without the prefix. */
  readonly query: string;
  /** Aborts when the user types on or leaves. */
  readonly signal: AbortSignal;
  /** Shows what is found so far. */
  show(entries: readonly PickEntry<T>[]): void;
}

export type QuickAccessEntries<T extends QuickAccessItem> = readonly PickEntry<T>[];

/** What a prefix of the quick access stands for. */
export interface QuickAccessProvider<T extends QuickAccessItem = QuickAccessItem> {
  /** True: asked anew for every key, and its answer is shown as it is. Else asked once, and the palette filters. */
  readonly followsQuery?: boolean;
  readonly matchOnDescription?: boolean;
  readonly matchOnDetail?: boolean;
  items(request: QuickAccessRequest<T>): QuickAccessEntries<T> | Promise<QuickAccessEntries<T>>;
  /** The user came to an item. */
  focused?(item: T | undefined): void;
  buttonTriggered?(item: T, button: QuickButton): void;
  /** The user left, by choosing something or not. */
  closed?(accepted: boolean): void;
}
