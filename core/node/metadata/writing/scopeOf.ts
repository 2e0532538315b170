import type { RegisteredType } from '../types/metadataTypes';

export interface Scoped {
  readonly part: boolean;
  readonly parent: string | null;
  readonly belongTo: string | null;
  readonly data: unknown;
}

/** Where a record's name must be unique: what it is a part of, else its project, and there where its type says. */
export function scopeOf(type: RegisteredType, { part, parent, belongTo, data }: Scoped): string {
  const place = (part ? parent : belongTo) ?? '';
  return type.scope ? `${place}/${type.scope(data)}` : place;
}
