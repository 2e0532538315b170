/** A value as it is sent to the server, of one as it is shown: lookups by their ids, numbers as their digits. */
import type { FieldDescription } from '../../common/describeCalls';
import { isExact, plainDigits } from '../rows/exactJson';
import { lookupValue } from './lookupValue';
import { valueKind } from './valueKind';

export function writtenValue(field: FieldDescription, value: unknown): unknown {
  if (value === undefined || value === '') return valueKind(field) === 'checkbox' ? false : null;
  switch (valueKind(field)) {
    case 'lookup':
      return lookupValue(value)?.id ?? null;
    case 'number':
      return typeof value === 'number' ? plainDigits(value) : value;
    default:
      return value;
  }
}

/** Whether two values of a field are the same to whoever reads them. */
export function sameValue(field: FieldDescription, one: unknown, other: unknown): boolean {
  const comparable = (value: unknown): string => {
    const written = writtenValue(field, value);
    return JSON.stringify(valueKind(field) === 'number' ? shortest(written) : written);
  };
  return comparable(one) === comparable(other);
}

/** "1.50" and 1.5 are one. */
function shortest(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  return isExact(value) && !Number.isNaN(Number(value)) ? plainDigits(Number(value)) : value;
}
