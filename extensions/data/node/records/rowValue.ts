import { digitsOf } from '../../common/objects/fieldTypes';
import type { FieldModel } from '../objects/objectModel';
import { isId } from 'lathe/common';
import { lengthOf } from '../tables/columnType';

/** Why a value can't be stored; each has a text under "value.CODE". */
export type ValueIssue =
  | 'required'
  | 'text'
  | 'tooLong'
  | 'number'
  | 'inexact'
  | 'digits'
  | 'checkbox'
  | 'date'
  | 'datetime'
  | 'choice'
  | 'list'
  | 'id'
  | 'email'
  | 'url'
  | 'phone'
  | 'languages';

/** A value as it goes into its column, or why it doesn't. */
export type Checked = { readonly value: unknown } | { readonly issue: ValueIssue };

type Check = (value: unknown, field: FieldModel) => Checked;

/** "" is no value, as forms send it. */
export function checkValue(value: unknown, field: FieldModel): Checked {
  if (value === null || value === undefined || value === '') return { value: field.type === 'checkbox' ? false : null };
  const check = checks[field.type] ?? checkText;
  return check(value, field);
}

function checkText(value: unknown, { data, type }: FieldModel): Checked {
  if (typeof value !== 'string') return { issue: 'text' };
  const text = value.replaceAll('\u0000', '');
  const most = lengthOf(data ?? { type: type === 'name' ? 'text' : 'textarea' });
  return most !== undefined && [...text].length > most ? { issue: 'tooLong' } : { value: text };
}

function matching(pattern: RegExp, issue: ValueIssue): Check {
  return (value, field) => {
    const checked = checkText(value, field);
    return 'value' in checked && !pattern.test(String(checked.value)) ? { issue } : checked;
  };
}

const decimal = /^[+-]?\d{1,38}(\.\d{1,20})?$/;

/** A number that JavaScript may have changed on its way is refused: as text it keeps every digit. */
function checkNumber(value: unknown, { data, type }: FieldModel): Checked {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return { issue: 'number' };
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return { issue: 'inexact' };
  } else if (typeof value !== 'string' || !decimal.test(value.trim())) return { issue: 'number' };
  const [, whole = '', behind = ''] = /^[+-]?0*(\d*)(?:\.(\d*?)0*)?$/.exec(plain(value)) ?? [];
  const { precision, scale } = digitsOf({ ...data, type }) ?? { precision: 18, scale: 0 };
  return whole.length > precision - scale || behind.length > scale ? { issue: 'digits' } : { value: plain(value) };
}

/** Without an exponent. */
function plain(value: unknown): string {
  if (typeof value !== 'number') return String(value).trim();
  const text = String(value);
  return text.includes('e') ? value.toFixed(20) : text;
}

function checkDate(value: unknown): Checked {
  const text = typeof value === 'string' ? value.trim() : '';
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  const real = time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
  return real ? { value: text } : { issue: 'date' };
}

const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i;

function checkTime(value: unknown): Checked {
  const time =
    typeof value === 'number' || (typeof value === 'string' && instant.test(value)) ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? { value: time.toISOString() } : { issue: 'datetime' };
}

function checkChoice(value: unknown, { choices = [] }: FieldModel): Checked {
  return choices.some((choice) => choice.value === value && choice.active !== false) ? { value } : { issue: 'choice' };
}

function checkChoices(value: unknown, field: FieldModel): Checked {
  if (!Array.isArray(value)) return { issue: 'list' };
  const all: unknown[] = value;
  const wrong = all.some((one) => 'issue' in checkChoice(one, field));
  return wrong ? { issue: 'choice' } : { value: [...new Set(all)] };
}

function checkLanguages(value: unknown, field: FieldModel): Checked {
  const texts = typeof value === 'string' ? { en: value } : value;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return { issue: 'languages' };
  const fits = Object.entries(texts).every(
    ([language, text]) => /^[a-z]{2}(-[A-Z]{2})?$/.test(language) && 'value' in checkText(text, field),
  );
  return fits ? { value: texts } : { issue: 'languages' };
}

const checks: Partial<Record<FieldModel['type'], Check>> = {
  number: checkNumber,
  currency: checkNumber,
  percent: checkNumber,
  checkbox: (value) => (typeof value === 'boolean' ? { value } : { issue: 'checkbox' }),
  date: checkDate,
  datetime: checkTime,
  singleselect: checkChoice,
  multiselect: checkChoices,
  lookup: (value) => (typeof value === 'string' && isId(value) ? { value } : { issue: 'id' }),
  masterdetail: (value) => (typeof value === 'string' && isId(value) ? { value } : { issue: 'id' }),
  email: matching(/^[^\s@<>"']+@[^\s@<>"']+\.[^\s@<>"']+$/, 'email'),
  url: matching(/^https?:\/\/[^\s/?#]+([/?#]\S*)?$/i, 'url'),
  phone: matching(/^[+(]?[0-9][0-9 ()./-]{1,38}[0-9]$/, 'phone'),
  multilanguage: checkLanguages,
};
