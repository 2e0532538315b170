import type { Event } from '../../common/event';
import type { AcceptHow } from '../quickInput/quickDialog';
import type { PickEntry, PickItem } from '../quickInput/pickItem';

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
  /** One of its buttons; 'refresh' asks the provider anew. */
  runButton?(buttonId: string): 'refresh' | void;
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
  /** The right arrow runs an item and leaves the list open. */
  readonly opensBehind?: boolean;
  /** Said when there is nothing to show. */
  readonly emptyText?: string;
  /** It has other items now, and is asked again. */
  readonly onDidChange?: Event<void>;
  items(request: QuickAccessRequest<T>): QuickAccessEntries<T> | Promise<QuickAccessEntries<T>>;
  /** The user came to an item. */
  focused?(item: QuickAccessItem | undefined): void;
  /** The user left, by choosing something or not. */
  closed?(accepted: boolean): void;
}
