import type { z } from 'zod';

/** Something that an operator may set, by an environment variable or in the configuration file. */
export interface Option<S extends z.ZodType = z.ZodType> {
  /** The variable; the file has the same setting under the same name. */
  readonly variable: string;
  readonly schema: S;
  /** For the README: what it is, in a line. */
  readonly about: string;
  /** What the README says stands there when nobody sets it, where the schema's default does not say it. */
  readonly otherwise?: string;
  /** Never printed. */
  readonly secret?: boolean;
}

export function option<S extends z.ZodType>(
  variable: string,
  schema: S,
  about: string,
  more: Pick<Option, 'otherwise' | 'secret'> = {},
): Option<S> {
  return { variable, schema, about, ...more };
}
