export interface SelectHow {
  /** Adds to what is selected: Ctrl. */
  readonly toggle?: boolean;
  /** From the row where selecting began to this one: Shift. */
  readonly range?: boolean;
}

export interface SelectResult {
  readonly selected: ReadonlySet<string>;
  /** Where a range begins. */
  readonly anchor: string;
}

/** What is selected after a row is clicked or gone to. */
export function selectRow(
  ids: readonly string[],
  id: string,
  { selected, anchor }: { readonly selected: ReadonlySet<string>; readonly anchor: string | undefined },
  { toggle, range }: SelectHow,
): SelectResult {
  if (range) {
    const from = anchor === undefined ? -1 : ids.indexOf(anchor);
    const [first, last] = [from < 0 ? ids.indexOf(id) : from, ids.indexOf(id)].sort((a, b) => a - b);
    const between = ids.slice(first, (last ?? 0) + 1);
    return { selected: new Set(toggle ? [...selected, ...between] : between), anchor: anchor ?? id };
  }
  if (!toggle) return { selected: new Set([id]), anchor: id };
  const next = new Set(selected);
  if (!next.delete(id)) next.add(id);
  return { selected: next, anchor: id };
}
