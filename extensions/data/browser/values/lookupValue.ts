/** A row that a lookup leads to, as answers with names give it. */
export interface LookupValue {
  readonly id: string;
  /** Absent where the reader may not see the row. */
  readonly name?: string;
}

/** Of an answer with names or without. */
export function lookupValue(value: unknown): LookupValue | undefined {
  if (typeof value === 'string') return value === '' ? undefined : { id: value };
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return undefined;
  const name = 'name' in value && typeof value.name === 'string' ? value.name : undefined;
  return { id: value.id, name };
}
