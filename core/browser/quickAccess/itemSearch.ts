import { injectable } from 'inversify';
import { onUnexpectedError } from '../../common/event';
import type { Disposable } from '../../common/lifecycle';
import { isCancellation } from '../../common/cancellation';
import { Registry } from '../registry';
import type { QuickAccessItem } from './quickAccessProvider';

/** Where things that have a name can be looked up: applications, objects, scripts, pages, records. */
export interface ItemSource {
  readonly id: string;
  /** Stands above what it found. */
  readonly title: string;
  search(query: string, signal: AbortSignal): Promise<readonly QuickAccessItem[]>;
}

export interface ItemSection {
  readonly source: ItemSource;
  readonly items: readonly QuickAccessItem[];
}

/** Asks all sources at once. A source that fails leaves the others' answers alone. */
@injectable()
export class ItemSearch {
  private readonly sources = new Registry<ItemSource>('item source');

  register(source: ItemSource): Disposable {
    return this.sources.add(source.id, source);
  }

  get size(): number {
    return this.sources.size;
  }

  /** Tells of what is found so far each time a source has answered; the sections keep the order of the sources. */
  async search(query: string, signal: AbortSignal, found: (sections: readonly ItemSection[]) => void): Promise<void> {
    const sources = this.sources.values();
    const answers = new Map<ItemSource, readonly QuickAccessItem[]>();
    await Promise.all(
      sources.map(async (source) => {
        try {
          const items = await source.search(query, signal);
          if (signal.aborted) return;
          answers.set(source, items);
          found(sources.flatMap((other) => ({ source: other, items: answers.get(other) ?? [] })));
        } catch (error) {
          if (!isCancellation(error)) onUnexpectedError(error);
        }
      }),
    );
  }
}
