import { isId } from '../../../common/ids/id';
import type { MetadataType } from '../types/metadataType';

export interface Reference {
  /** Such as "data.fields.0.object". */
  readonly place: string;
  readonly target: string;
  /** Of what type it must be. */
  readonly type?: string;
  readonly weak: boolean;
}

/** Every id of another record that a record's data holds where its type says so. */
export function referencesIn({ references = {} }: Pick<MetadataType, 'references'>, data: unknown): Reference[] {
  return Object.entries(references).flatMap(([pattern, { type, weak = false }]) =>
    valuesAt(data, pattern.split('.'), 'data')
      .filter(({ value }) => typeof value === 'string' && value !== '')
      .map(({ place, value }) => ({ place, target: String(value), type, weak })),
  );
}

interface Found {
  readonly place: string;
  readonly value: unknown;
}

/** The values at a path in which "*" is each member of a list or an object; a list at its end means each of its members. */
function valuesAt(value: unknown, path: readonly string[], place: string): Found[] {
  const [step, ...rest] = path;
  if (step === undefined) {
    return Array.isArray(value)
      ? value.map((one: unknown, index) => ({ place: `${place}.${index}`, value: one }))
      : [{ place, value }];
  }
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).filter(([key]) => step === '*' || key === step);
  return members.flatMap(([key, inner]) => valuesAt(inner, rest, `${place}.${key}`));
}

export function looksLikeId({ target }: Reference): boolean {
  return isId(target);
}
