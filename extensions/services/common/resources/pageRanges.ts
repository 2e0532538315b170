import { mostRows } from '../../../data/common/query/queryRequest';
import type { ResourceAction } from './resourceData';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The whole numbers that the parameters may have which say how many rows, and from where on. */
export function pageRanges(action: ResourceAction): ReadonlyMap<string, Range> {
  const ranges = new Map<string, Range>();
  if (action.kind !== 'query') return ranges;
  if (action.skip !== undefined) ranges.set(action.skip, { least: 0, most: 2_000_000_000 });
  if (action.limit !== undefined) ranges.set(action.limit, { least: 1, most: mostRows });
  return ranges;
}

export function isInRange(value: unknown, range: Range | undefined): boolean {
  if (!range || typeof value !== 'number') return true;
  return Number.isInteger(value) && value >= range.least && value <= range.most;
}
