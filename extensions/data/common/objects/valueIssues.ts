import { type FieldType, longestText } from './fieldTypes';

/** Why a value can't be stored, as calls say it; each has a sentence under "issue.CODE". */
const valueIssues: ReadonlySet<string> = new Set([
  'checkbox',
  'choice',
  'date',
  'datetime',
  'digits',
  'email',
  'id',
  'inexact',
  'languages',
  'list',
  'newId',
  'nowhere',
  'number',
  'phone',
  'readOnly',
  'required',
  'taken',
  'text',
  'tooLong',
  'url',
]);

/** Rules say what is wrong in words of their own. */
export function isValueIssue(message: string): boolean {
  return valueIssues.has(message);
}

interface IssueField {
  readonly label: string;
  readonly type: FieldType;
  readonly precision?: number;
  readonly scale?: number;
  readonly length?: number;
}

/** What the sentences are filled in with. */
export function issueParameters(field: IssueField): Readonly<Record<string, string | number>> {
  const { label, precision = 18, scale = 0, type, length = longestText[type] ?? 255 } = field;
  return { label, scale, length, whole: precision - scale };
}
