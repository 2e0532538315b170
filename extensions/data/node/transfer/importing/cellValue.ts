import type { ImportOptions } from '../../../common/transfer/importShapes';
import { unguardCell } from '../../../common/transfer/cellGuard';
import { isNumeric } from '../../../common/objects/fieldTypes';
import type { FieldModel } from '../../objects/objectModel';
import { readDate, readMoment } from './cellMoment';

export type CellOptions = Pick<ImportOptions, 'decimal' | 'dates' | 'zone' | 'formulas'>;

/** A value as calls take it, or that the cell may be run as a formula by whoever opens it. */
export type CellValue = { readonly value: unknown } | { readonly issue: 'formula' };

/** What a cell says for a field; what can't be read stays as it is, and is refused with what it should be. */
export function cellValue(cell: string, field: FieldModel, options: CellOptions): CellValue {
  const text = unguardCell(cell);
  if (text === cell && cell.startsWith('=') && options.formulas === 'refuse') return { issue: 'formula' };
  return { value: valueOf(text, field, options) };
}

function valueOf(text: string, field: FieldModel, { decimal, dates, zone }: CellOptions): unknown {
  if (isNumeric(field.type)) return readNumber(text, decimal);
  switch (field.type) {
    case 'checkbox':
      return readChecked(text);
    case 'date':
      return readDate(text, dates) ?? text;
    case 'datetime':
      return readMoment(text, dates, zone) ?? text;
    case 'singleselect':
      return choiceOf(text.trim(), field);
    case 'multiselect':
      return text.split(/[;；]/).flatMap((part) => (part.trim() === '' ? [] : [choiceOf(part.trim(), field)]));
    case 'multilanguage':
      return readLanguages(text);
    case 'lookup':
    case 'masterdetail':
    case 'email':
    case 'url':
    case 'phone':
      return text.trim();
    default:
      return text;
  }
}

/** Without signs of currencies and between thousands. */
function readNumber(text: string, decimal: '.' | ','): string {
  const bare = text.replace(/[\s\u00a0\u202f'’%¥￥$€£]/g, '');
  const point =
    decimal === '.' ? bare.replace(/,(?=\d{3}(\D|$))/g, '') : bare.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.');
  const negative = /^\((.+)\)$/.exec(point)?.[1];
  const plain = negative === undefined ? point : `-${negative}`;
  return /^[+-]?\d*\.?\d+e[+-]?\d+$/i.test(plain) ? withoutExponent(plain) : plain.replace(/^([+-]?)\./, '$10.');
}

function withoutExponent(text: string): string {
  const number = Number(text);
  return Number.isInteger(number) ? BigInt(number).toString() : number.toFixed(20).replace(/\.?0+$/, '');
}

const yes = new Set(['true', 'yes', 'y', 'x', '1', 'on', '是', '真', '✓', '√']);
const no = new Set(['false', 'no', 'n', '0', 'off', '否', '假', '-']);

function readChecked(text: string): boolean | string {
  const word = text.trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : text;
}

/** By its value or by one of its labels. */
function choiceOf(text: string, { choices = [] }: FieldModel): string {
  const wanted = text.toLowerCase();
  const found =
    choices.find(({ value }) => value === text) ??
    choices.find(({ value }) => value.toLowerCase() === wanted) ??
    choices.find(({ label, labels = {} }) =>
      [label, ...Object.values(labels)].some((each) => each?.toLowerCase() === wanted),
    );
  return found?.value ?? text;
}

function readLanguages(text: string): unknown {
  if (!text.startsWith('{')) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
