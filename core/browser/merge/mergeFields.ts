import { compareStructural } from 'mobx';

export type Preferred = 'mine' | 'theirs';

/** What the user and somebody else have both changed: the name of a field, or of an entry in the list that a field holds. */
export interface Conflict {
  readonly field: string;
  readonly label?: string;
}

export interface Merged<V> {
  readonly values: V;
  readonly conflicts: readonly Conflict[];
}

/** What two people made of the same, field by field; where both changed one, one of them is preferred. */
export function mergeFields<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  preferred: Preferred,
  ignored: readonly string[] = [],
): Merged<V> {
  const values = { ...theirs };
  const conflicts: Conflict[] = [];
  for (const [field, value] of Object.entries(mine)) {
    if (ignored.includes(field)) continue;
    const before: unknown = Reflect.get(base, field);
    const other: unknown = Reflect.get(theirs, field);
    if (compareStructural(value, before) || compareStructural(value, other)) continue;
    const both = !compareStructural(other, before);
    if (both) conflicts.push({ field });
    if (!both || preferred === 'mine') Reflect.set(values, field, value);
  }
  return { values, conflicts };
}
