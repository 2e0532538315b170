import type { FieldData } from './fieldData';
import { digitsOf, isNumeric, isReference, isSelect, longestText, mostDigits } from './fieldTypes';
import { parseNumberFormat } from './numberFormat';

/** What is wrong with one of a field's settings; each has a text under "field.CODE". */
export interface FieldIssue {
  readonly setting: keyof FieldData;
  readonly code:
    | 'needed'
    | 'notForType'
    | 'tooLong'
    | 'digits'
    | 'numberFormat'
    | 'choiceTwice'
    | 'oneOfBoth'
    | 'defaultType'
    | 'defaultChoice';
}

type Fits = (type: FieldData['type']) => boolean;

const isText: Fits = (type) => type in longestText;
const noneOf =
  (...types: readonly FieldData['type'][]): Fits =>
  (type) =>
    !types.includes(type);

/** Which types a setting makes sense for; the others have it in no case. */
const settings: readonly (readonly [setting: keyof FieldData, fits: Fits])[] = [
  ['length', isText],
  ['precision', isNumeric],
  ['scale', isNumeric],
  ['choices', isSelect],
  ['picklist', isSelect],
  ['object', isReference],
  ['relationName', isReference],
  ['onDelete', (type) => type === 'lookup'],
  ['format', (type) => type === 'autonumber'],
  ['formula', (type) => type === 'formula'],
  ['result', (type) => type === 'formula'],
  ['rollup', (type) => type === 'rollupsummary'],
  ['unique', noneOf('checkbox', 'multiselect', 'formula', 'rollupsummary', 'multilanguage', 'encryptedtext')],
  ['caseSensitive', isText],
  ['required', noneOf('checkbox', 'formula', 'rollupsummary', 'autonumber')],
  ['default', noneOf('formula', 'rollupsummary', 'autonumber', 'masterdetail', 'encryptedtext', 'multilanguage')],
];

/** What a field of its type cannot do without. */
const needs: Partial<Record<FieldData['type'], readonly (keyof FieldData)[]>> = {
  lookup: ['object'],
  masterdetail: ['object'],
  autonumber: ['format'],
  formula: ['formula', 'result'],
  rollupsummary: ['rollup'],
};

/** Everything that keeps these settings from being a field. */
export function fieldIssues(data: FieldData): FieldIssue[] {
  return [
    ...misplaced(data),
    ...missing(data),
    ...digitIssues(data),
    ...textIssues(data),
    ...choiceIssues(data),
    ...defaultIssues(data),
  ];
}

function misplaced(data: FieldData): FieldIssue[] {
  const wrong = settings.filter(
    ([setting, fits]) => data[setting] !== undefined && data[setting] !== false && !fits(data.type),
  );
  return wrong.map(([setting]) => ({ setting, code: 'notForType' }));
}

function missing(data: FieldData): FieldIssue[] {
  const absent = (needs[data.type] ?? []).filter((setting) => data[setting] === undefined || data[setting] === '');
  return absent.map((setting) => ({ setting, code: 'needed' }));
}

function digitIssues(data: FieldData): FieldIssue[] {
  const digits = digitsOf(data);
  const wrong = digits && (digits.scale > digits.precision || digits.precision > mostDigits);
  return wrong ? [{ setting: 'scale', code: 'digits' }] : [];
}

function textIssues({ type, length, format }: FieldData): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const most = longestText[type];
  if (length !== undefined && most !== undefined && length > most) issues.push({ setting: 'length', code: 'tooLong' });
  if (type === 'autonumber' && format !== undefined && !parseNumberFormat(format))
    issues.push({ setting: 'format', code: 'numberFormat' });
  return issues;
}

function choiceIssues({ type, choices, picklist }: FieldData): FieldIssue[] {
  if (!isSelect(type)) return [];
  if ((choices === undefined) === (picklist === undefined)) return [{ setting: 'choices', code: 'oneOfBoth' }];
  const values = (choices ?? []).map(({ value }) => value);
  return new Set(values).size < values.length ? [{ setting: 'choices', code: 'choiceTwice' }] : [];
}

/** What a new row gets where nobody says: now, today and oneself have names. */
export const defaultWords = { date: 'today', datetime: 'now', lookup: 'me' } as const;

function defaultIssues({ type, default: value, choices }: FieldData): FieldIssue[] {
  if (value === undefined) return [];
  const issue: FieldIssue = { setting: 'default', code: 'defaultType' };
  if (type === 'checkbox') return typeof value === 'boolean' ? [] : [issue];
  if (isNumeric(type)) return typeof value === 'number' ? [] : [issue];
  if (type === 'multiselect') return Array.isArray(value) ? unknownChoices(value, choices) : [issue];
  if (typeof value !== 'string') return [issue];
  if (type === 'singleselect') return unknownChoices([value], choices);
  if (type === 'date') return value === 'today' || isDate(value) ? [] : [issue];
  if (type === 'datetime') return value === 'now' || !Number.isNaN(Date.parse(value)) ? [] : [issue];
  if (type === 'lookup') return value === 'me' ? [] : [issue];
  return [];
}

function unknownChoices(values: readonly string[], choices: FieldData['choices']): FieldIssue[] {
  const known = choices?.map(({ value }) => value);
  return known && values.some((value) => !known.includes(value)) ? [{ setting: 'default', code: 'defaultChoice' }] : [];
}

function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
