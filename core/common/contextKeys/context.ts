/** Looks a key up, in this scope or those around it. */
export interface Context {
  get(key: string): unknown;
}

/** A context with a few values of its own, such as those of the row whose menu is opened. */
export function withValues(parent: Context, values: Readonly<Record<string, unknown>>): Context {
  const own = new Map(Object.entries(values));
  return { get: (key) => (own.has(key) ? own.get(key) : parent.get(key)) };
}
