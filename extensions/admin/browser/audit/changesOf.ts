/** One value that an action has changed. */
export interface Change {
  /** Such as "data.fields.0.name"; empty for the whole. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between two states, value by value, in the order in which the values stand. */
export function changesOf(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  compare('', before ?? undefined, after ?? undefined, changes);
  return changes;
}

function compare(path: string, before: unknown, after: unknown, changes: Change[]): void {
  const [left, right] = [partsOf(before), partsOf(after)];
  if (left && right) {
    for (const key of new Set([...left.keys(), ...right.keys()]))
      compare(path === '' ? key : `${path}.${key}`, left.get(key), right.get(key), changes);
    return;
  }
  const [was, is] = [textOf(before), textOf(after)];
  if (was === is) return;
  const whole = left ?? right;
  // What was made or deleted as a whole is shown by its values too.
  if (whole && whole.size > 0 && (before === undefined || after === undefined)) {
    for (const [key, value] of whole) {
      const inner = path === '' ? key : `${path}.${key}`;
      compare(inner, left ? value : undefined, right ? value : undefined, changes);
    }
    return;
  }
  changes.push({ path, before: was, after: is });
}

function partsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined;
}

function textOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
