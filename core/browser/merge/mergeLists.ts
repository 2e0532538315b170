import { compareStructural } from 'mobx';
import { mergeFields, type Preferred } from './mergeFields';

/** An entry of a list that two people may have changed. */
export interface MergedEntry {
  readonly id: string;
  readonly revision: number | undefined;
  readonly name: string;
  readonly label: string;
}

export interface MergedList<E> {
  readonly list: readonly E[];
  /** The labels of what both have changed. */
  readonly conflicts: readonly string[];
  /** By the id that an entry had before it was made: the one that it has since. */
  readonly adopted: ReadonlyMap<string, string>;
}

/** Three lists into one: what only one of the two has changed is taken from him. */
export function mergeLists<E extends MergedEntry>(
  base: readonly E[],
  written: readonly E[],
  theirs: readonly E[],
  preferred: Preferred,
): MergedList<E> {
  const adopted = madeAlready(base, written, theirs);
  const mine = written.filter(({ id }) => !adopted.has(id));
  const [known, own, others] = [base, mine, theirs].map((list) => new Map(list.map((entry) => [entry.id, entry])));
  const conflicts: string[] = [];
  const merged = new Map<string, E>();
  for (const id of new Set([...mine, ...theirs].map((entry) => entry.id))) {
    const result = mergeOne(known?.get(id), own?.get(id), others?.get(id), preferred);
    if (result.conflict !== undefined) conflicts.push(result.conflict);
    if (result.entry) merged.set(id, result.entry);
  }
  const placed = written.map((entry) => ({ ...entry, id: adopted.get(entry.id) ?? entry.id }));
  const order = orderOf(base, placed, theirs);
  return { list: order.flatMap((id) => merged.get(id) ?? []), conflicts, adopted };
}

interface One<E> {
  readonly entry: E | undefined;
  readonly conflict?: string;
}

function mergeOne<E extends MergedEntry>(
  base: E | undefined,
  mine: E | undefined,
  theirs: E | undefined,
  preferred: Preferred,
): One<E> {
  if (!base) return { entry: mine ?? theirs };
  if (!mine && !theirs) return { entry: undefined };
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    if (!left || isSame(left, base)) return { entry: undefined };
    const kept = mine ? preferred === 'mine' : preferred === 'theirs';
    // What the other has deleted is made again.
    return { entry: kept ? { ...left, revision: theirs?.revision } : undefined, conflict: left.label };
  }
  const { values, conflicts } = mergeFields(base, mine, theirs, preferred, ['revision', 'seqNo']);
  return conflicts.length > 0 ? { entry: values, conflict: mine.label } : { entry: values };
}

/** New ones that the others have as well: they were saved, and the answer was lost on its way. */
function madeAlready<E extends MergedEntry>(base: readonly E[], mine: readonly E[], theirs: readonly E[]) {
  const known = new Set(base.map(({ id }) => id));
  const made = theirs.filter(({ id }) => !known.has(id));
  const pairs = mine.flatMap(({ id, revision, name, label }) => {
    const same = made.find((one) => one.name === name && one.label === label);
    return revision === undefined && same ? [[id, same.id] as const] : [];
  });
  return new Map(pairs);
}

/** As the user has them, unless only the others have changed the order; what one alone has stands behind what it follows. */
function orderOf(base: readonly MergedEntry[], mine: readonly MergedEntry[], theirs: readonly MergedEntry[]): string[] {
  const ids = (list: readonly MergedEntry[]): string[] => list.map(({ id }) => id);
  const among = (list: readonly MergedEntry[], other: readonly MergedEntry[]): string[] => {
    const known = new Set(ids(other));
    return ids(list).filter((id) => known.has(id));
  };
  const untouched = compareStructural(among(mine, base), among(base, mine));
  const [first, second] = untouched ? [theirs, mine] : [mine, theirs];
  const order = ids(first);
  ids(second).forEach((id, index, all) => {
    if (order.includes(id)) return;
    const before = all.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

function isSame(one: MergedEntry, other: MergedEntry): boolean {
  return compareStructural({ ...one, revision: 0, seqNo: 0 }, { ...other, revision: 0, seqNo: 0 });
}
