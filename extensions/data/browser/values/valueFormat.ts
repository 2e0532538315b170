/**
 * The values of fields as texts in the reader's language and time zone:
 * `useValueFormat().text(field, row[field.name])`. Numbers keep every digit, whatever their size.
 */
import type { FieldDescription } from '../../common/describeCalls';
import { plainDigits } from '../rows/exactJson';
import { lookupValue } from './lookupValue';
import { valueKind } from './valueKind';

export interface ValueWords {
  readonly yes: string;
  readonly no: string;
  /** In the place of a row that the reader may not see. */
  readonly unseen: string;
}

/** Computed numbers may go on for ever. */
const mostDecimals = 10;
const dateStyles = {
  day: { dateStyle: 'medium' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  exactMoment: { dateStyle: 'medium', timeStyle: 'medium' },
} as const;
const hidden = '••••••';
const number = /^-?\d+(\.\d+)?$/;

export class ValueFormat {
  private readonly numbers = new Map<string, Intl.NumberFormat>();
  private readonly dates = new Map<keyof typeof dateStyles, Intl.DateTimeFormat>();

  constructor(
    private readonly locale: string,
    private readonly words: ValueWords,
    private readonly timeZone?: string,
  ) {}

  /** By which what is written so is read. */
  get reading(): ValueWords & { readonly locale: string } {
    return { ...this.words, locale: this.locale };
  }

  /** Empty where there is no value. */
  text(field: FieldDescription, value: unknown): string {
    if (value === null || value === undefined || value === '') return '';
    switch (valueKind(field)) {
      case 'number':
        return this.number(field, value);
      case 'checkbox':
        return value === true ? this.words.yes : this.words.no;
      case 'date':
        return this.date('day', `${String(value)}T00:00:00Z`, value);
      case 'datetime':
        return this.date(/:00(\.0+)?Z$/.test(String(value)) ? 'moment' : 'exactMoment', value, value);
      case 'choice':
        return choiceLabel(field, value);
      case 'choices':
        return Array.isArray(value) ? value.map((one) => choiceLabel(field, one)).join(', ') : String(value);
      case 'lookup':
        return this.lookup(value);
      case 'languages':
        return languageText(value, this.locale);
      case 'secret':
        return hidden;
      default:
        return typeof value === 'string' ? value : JSON.stringify(value);
    }
  }

  /** An answer without names tells the id alone; one with names tells none where the reader may not see the row. */
  private lookup(value: unknown): string {
    return typeof value === 'string' ? value : (lookupValue(value)?.name ?? this.words.unseen);
  }

  /** A number without a field. */
  digits(value: string): string {
    return isDigits(value) ? new Intl.NumberFormat(this.locale, { maximumFractionDigits: 20 }).format(value) : value;
  }

  private number({ type, scale }: FieldDescription, value: unknown): string {
    const digits = typeof value === 'number' || typeof value === 'string' ? plainDigits(value) : '';
    return isDigits(digits) ? this.numberFormat(type === 'percent', scale).format(digits) : String(value);
  }

  private numberFormat(percent: boolean, scale: number | undefined): Intl.NumberFormat {
    const key = `${percent} ${scale}`;
    const known = this.numbers.get(key);
    if (known) return known;
    const format = new Intl.NumberFormat(this.locale, {
      ...(percent ? { style: 'unit', unit: 'percent' } : {}),
      ...(scale === undefined
        ? { maximumFractionDigits: mostDecimals }
        : { minimumFractionDigits: scale, maximumFractionDigits: scale }),
    });
    this.numbers.set(key, format);
    return format;
  }

  private date(style: keyof typeof dateStyles, moment: unknown, value: unknown): string {
    const date = new Date(String(moment));
    return Number.isNaN(date.getTime()) ? String(value) : this.dateFormat(style).format(date);
  }

  /** Made when the first one is shown, as that takes milliseconds. */
  private dateFormat(style: keyof typeof dateStyles): Intl.DateTimeFormat {
    const timeZone = style === 'day' ? 'UTC' : this.timeZone;
    const format = this.dates.get(style) ?? new Intl.DateTimeFormat(this.locale, { ...dateStyles[style], timeZone });
    this.dates.set(style, format);
    return format;
  }
}

/** Intl formats such a text without making a number of it, so that no digit is lost. */
function isDigits(text: string): text is `${number}` {
  return number.test(text);
}

/** A value that is none of the choices any more is shown as it is. */
export function choiceLabel({ choices }: FieldDescription, value: unknown): string {
  const text = String(value);
  return choices?.find((choice) => choice.value === text)?.label ?? text;
}

/** The reader's language, else English, else whichever there is. */
export function languageText(value: unknown, locale: string): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const texts = new Map<string, unknown>(Object.entries(value));
  const found = texts.get(locale) ?? texts.get('en') ?? [...texts.values()][0];
  return found === undefined || found === null ? '' : String(found);
}
