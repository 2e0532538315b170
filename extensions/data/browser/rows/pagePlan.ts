import { after, type Anchor, type OrderKey, reversed } from '../../common/query/keyset';
import type { Condition } from '../../common/query/queryRequest';

export interface PageWanted {
  readonly first: number;
  readonly count: number;
}

/** How a page of rows is asked for. */
export interface PagePlan {
  readonly skip: number;
  readonly limit: number;
  readonly keys: readonly OrderKey[];
  /** Beside what is asked for anyway. */
  readonly condition?: Condition;
  /** The rows come the other way round. */
  readonly backwards: boolean;
}

/** What is known of where rows stand. */
export interface Known {
  readonly keys: readonly OrderKey[];
  /** Rows by their index. */
  readonly anchors: ReadonlyMap<number, Anchor>;
  readonly total: number | undefined;
}

/** By the way on which the fewest rows are skipped: from the beginning, from the end, or from a row that is known. */
export function planPage({ first, count }: PageWanted, { keys, anchors, total }: Known): PagePlan {
  const end = first + count;
  let best: PagePlan = { skip: first, limit: count, keys, backwards: false };
  const better = (plan: PagePlan): void => {
    if (plan.skip < best.skip) best = plan;
  };
  if (total !== undefined && first < total) {
    const limit = Math.min(count, total - first);
    better({ skip: Math.max(0, total - end), limit, keys: reversed(keys), backwards: true });
  }
  for (const [index, anchor] of anchors) {
    const skip = index < first ? first - index - 1 : index - end;
    if (skip < 0 || skip >= best.skip) continue;
    const backwards = index >= end;
    const used = backwards ? reversed(keys) : keys;
    const from = backwards && keys.length === 0 ? { ...anchor, values: [anchor.id] } : anchor;
    better({ skip, limit: count, keys: used, condition: after(used, from), backwards });
  }
  return best;
}
