/**
 * Reads a value from a text, as it is typed or pasted: what `ValueFormat` writes is understood, and what programs write.
 * Nothing comes of a text that is no value of the field.
 */
import type { FieldDescription } from '../../common/describeCalls';
import { valueKind } from './valueKind';
import type { ValueWords } from './valueFormat';

export interface ReadText {
  readonly value: unknown;
}

export interface Reading extends ValueWords {
  readonly locale: string;
}

export function readText(field: FieldDescription, given: string, reading: Reading): ReadText | undefined {
  const text = given.trim();
  const kind = valueKind(field);
  if (text === '') return { value: kind === 'checkbox' ? false : null };
  switch (kind) {
    case 'number':
      return readNumber(text, reading.locale);
    case 'checkbox':
      return readCheckbox(text, reading);
    case 'date':
      return readDate(text);
    case 'datetime':
      return readMoment(text);
    case 'choice':
      return readChoice(field, text);
    case 'choices':
      return readChoices(field, text);
    case 'languages':
      return { value: { [reading.locale]: text } };
    case 'lookup':
      return /^[0-9A-Za-z]{20}$/.test(text) ? { value: { id: text } } : undefined;
    default:
      return { value: field.type === 'textarea' ? given : text };
  }
}

/** With the separators of the reader's language, or as programs write it. */
function readNumber(text: string, locale: string): ReadText | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12345.6);
  const sign = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  const group = sign('group');
  const bare = text.replace(/[\s%¤$€£¥]/gu, '');
  const digits = (group === '' ? bare : bare.replaceAll(group, '')).replace(sign('decimal') || '.', '.');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(digits) ? { value: wholeDigits(digits) } : undefined;
}

function wholeDigits(digits: string): string {
  const [, sign = '', whole = '', behind = ''] = /^\+?(-?)(\d*)\.?(\d*)$/.exec(digits) ?? [];
  return `${sign}${whole || '0'}${behind && `.${behind}`}`;
}

function readCheckbox(text: string, { yes, no }: ValueWords): ReadText | undefined {
  const word = text.toLowerCase();
  if (['true', '1', 'x', yes.toLowerCase()].includes(word)) return { value: true };
  return ['false', '0', no.toLowerCase()].includes(word) ? { value: false } : undefined;
}

function readDate(text: string): ReadText | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D{1,2}(\d{1,2})\D(\d{1,2})\D?$/.exec(text) ?? [];
  if (year !== '') return dateOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  // Only a month in letters says for sure what is the day.
  const date = /[a-z]{3}/i.test(text) ? new Date(`${text} UTC`) : undefined;
  return date && !Number.isNaN(date.getTime()) ? dateOf(date.toISOString().slice(0, 10)) : undefined;
}

function dateOf(day: string): ReadText | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? { value: day } : undefined;
}

function readMoment(text: string): ReadText | undefined {
  const chinese = text.replace(/^(\d{4})年(\d{1,2})月(\d{1,2})日\s*/, '$1/$2/$3 ');
  const isClear = /^\d{4}\D/.test(chinese) || /[a-z]{3}/i.test(chinese);
  const date = new Date(isClear ? chinese.replace(',', '') : '');
  return Number.isNaN(date.getTime()) ? undefined : { value: date.toISOString() };
}

function readChoice({ choices = [] }: FieldDescription, text: string): ReadText | undefined {
  const word = text.toLowerCase();
  const found =
    choices.find(({ value }) => value === text) ??
    choices.find(({ value, label = '' }) => label.toLowerCase() === word || value.toLowerCase() === word);
  return found && { value: found.value };
}

function readChoices(field: FieldDescription, text: string): ReadText | undefined {
  const read = text.split(/[,;，；]/).map((part) => readChoice(field, part.trim()));
  const values = read.flatMap((one) => (one ? [one.value] : []));
  return values.length === read.length ? { value: values } : undefined;
}
