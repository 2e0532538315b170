import { sql } from 'kysely';
import type { FieldModel } from '../objects/objectModel';
import { textTypes } from '../../common/objects/fieldConversions';
import { boundList, boundValue, type Scalar } from './boundValue';
import type { Fragment } from './queryContext';
import type { Column } from './scope';
import type { Given } from './statements/given';

/** What a field is compared and sorted by. Indexes are on the same. */
export function comparable(column: Column): Fragment {
  const text = plainText(column);
  return folds(column) ? sql`lower(${text})` : text;
}

export function comparableValue(column: Column, value: Given<Scalar>): Fragment {
  const bound = boundValue(column, value);
  return folds(column) ? sql`lower(${bound})` : bound;
}

export function comparableList(column: Column, values: Given<readonly Scalar[]>): Fragment {
  const bound = boundList(column, values);
  return folds(column) ? sql`array(select lower(value) from unnest(${bound}) value)` : bound;
}

/** Of a text in several languages the caller's, else the English one. */
export function plainText({ kind, value, scope }: Column): Fragment {
  if (kind !== 'languages') return value;
  return sql`coalesce(${value} ->> ${scope.compilation.context.locale}::text, ${value} ->> 'en')`;
}

/** Whether "a" and "A" are one. */
function folds({ field }: Column): boolean {
  return field.type === 'name' || (isWritten(field) && !field.data?.caseSensitive);
}

function isWritten({ type, system }: FieldModel): boolean {
  return !system && textTypes.some((each) => each === type);
}
