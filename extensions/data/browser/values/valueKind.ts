import type { FieldDescription } from '../../common/describeCalls';
import { isNumeric, isReference } from '../../common/objects/fieldTypes';

/** How the values of a field are shown, compared and edited: what counts is what they are, not what the field is for. */
export type ValueKind =
  'text' | 'number' | 'checkbox' | 'date' | 'datetime' | 'choice' | 'choices' | 'lookup' | 'languages' | 'secret';

export function valueKind({ type, result }: Pick<FieldDescription, 'type' | 'result'>): ValueKind {
  if (isNumeric(type)) return 'number';
  if (isReference(type)) return 'lookup';
  switch (type) {
    case 'checkbox':
    case 'date':
    case 'datetime':
      return type;
    case 'singleselect':
      return 'choice';
    case 'multiselect':
      return 'choices';
    case 'multilanguage':
      return 'languages';
    case 'encryptedtext':
      return 'secret';
    case 'formula':
    case 'rollupsummary':
      return result ?? (type === 'formula' ? 'text' : 'number');
    default:
      return 'text';
  }
}
