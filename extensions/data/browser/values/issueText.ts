import type { Translate } from 'lathe';
import type { FieldDescription } from '../../common/describeCalls';
import { isValueIssue, issueParameters } from '../../common/objects/valueIssues';

/** What the server says is wrong with a value, in words; rules have their own already. */
export function issueText(t: Translate, message: string, field: FieldDescription): string {
  return isValueIssue(message) ? t(`issue.${message}`, issueParameters(field)) : message;
}

/** The same where the field itself is not in sight. */
export function namedIssueText(t: Translate, message: string, field: FieldDescription): string {
  const text = issueText(t, message, field);
  const { label } = field;
  return text.includes(label) || !isValueIssue(message) ? text : t('issue.ofField', { label, text });
}
