import { ContributionPoint, type Locale } from 'lathe/common';
import type { ObjectDescription } from './describeCalls';
import type { QueryRequest } from './query/queryRequest';
import type { Caller } from './usableObjects';

type Values = Readonly<Record<string, unknown>>;

/** Rows as other areas on the server read and write them: objects by name or id, with all that holds for the caller. */
export interface RowWork {
  describe(caller: Caller, object: string, locale: Locale): Promise<ObjectDescription>;
  /** A JSON array. */
  query(caller: Caller, object: string, request: QueryRequest): Promise<string>;
  /** A JSON object. */
  get(caller: Caller, object: string, id: string, fields?: readonly string[]): Promise<string>;
  create(caller: Caller, object: string, values: Values, locale: Locale): Promise<{ id: string }>;
  update(
    caller: Caller,
    object: string,
    values: Values & { readonly id: string },
    locale: Locale,
  ): Promise<{ id: string; revision: number }>;
  remove(caller: Caller, object: string, id: string, locale: Locale): Promise<void>;
}

/** Filled by this extension. */
export const rowWork = new ContributionPoint<RowWork>('lathe.data.rowWork');
