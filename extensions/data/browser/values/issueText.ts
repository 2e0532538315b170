import type { Translate } from 'lathe';
import type { FieldDescription } from '../../common/describeCalls';
import { longestText } from '../../common/objects/fieldTypes';

const known = new Set(
  'checkbox choice date datetime digits email id inexact languages list nowhere number phone readOnly required taken text tooLong url'.split(
    ' ',
  ),
);

/** What the server says is wrong with a value, in words; rules have their own already. */
export function issueText(t: Translate, message: string, field: FieldDescription): string {
  if (!known.has(message)) return message;
  const { label, precision = 18, scale = 0, type, length = longestText[type] ?? 255 } = field;
  return t(`issue.${message}`, { label, scale, length, whole: precision - scale });
}
