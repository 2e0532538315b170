import type { FieldDescription } from '../../common/describeCalls';
import { plainDigits } from '../rows/exactJson';
import { sealedText } from '../values/sealedText';
import { toLocal } from '../values/moments';
import type { ValueFormat } from '../values/valueFormat';
import { valueKind } from '../values/valueKind';

/** A value as it is copied: what other programs read without knowing the user's language. */
export function cellText(format: ValueFormat, field: FieldDescription, value: unknown): string {
  if (value === null || value === undefined) return '';
  switch (valueKind(field)) {
    case 'number':
      return typeof value === 'number' || typeof value === 'string' ? plainDigits(value) : '';
    case 'checkbox':
      return value === true ? 'TRUE' : 'FALSE';
    case 'date':
      return String(value);
    case 'datetime':
      return toLocal(value).replace('T', ' ');
    case 'secret':
      return value === sealedText ? '' : String(value);
    default:
      return format.text(field, value);
  }
}
