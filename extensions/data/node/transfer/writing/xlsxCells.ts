import { toSerial } from '../reading/serialDate';
import { keepsDigits, type WriteCounts, type WrittenColumn } from './sheetWriter';
import { dateStyle, timeStyle, titleStyle } from './xlsxParts';

/** The longest text that a cell may have. */
const longest = 32_767;

/** The XML of a sheet's lines. */
export class XlsxCells {
  constructor(
    private readonly columns: readonly WrittenColumn[],
    private readonly counts: WriteCounts,
  ) {}

  titles(): string {
    const cells = this.columns.map(({ title }) => this.text(title, ` s="${titleStyle}"`));
    return `<row r="1">${cells.join('')}</row>`;
  }

  row(cells: readonly (string | null)[], line: number): string {
    return `<row r="${line}">${cells.map((cell, index) => this.cell(cell, index)).join('')}</row>`;
  }

  private cell(value: string | null, index: number): string {
    if (value === null || value === '') return '<c/>';
    switch (this.columns[index]?.kind) {
      case 'number':
        return this.number(value);
      case 'checkbox':
        return `<c t="b"><v>${value === 'true' ? 1 : 0}</v></c>`;
      case 'date':
        return this.moment(value, `${value}T00:00:00Z`, dateStyle);
      case 'datetime':
        return this.moment(value, value, timeStyle);
      default:
        return this.text(value);
    }
  }

  /** What a spreadsheet would round goes in as text, with all its digits. */
  private number(value: string): string {
    if (keepsDigits(value)) return `<c><v>${value}</v></c>`;
    this.counts.inexact++;
    return this.text(value);
  }

  private moment(value: string, moment: string, style: number): string {
    const serial = toSerial(Date.parse(moment));
    return serial === undefined ? this.text(value) : `<c s="${style}"><v>${serial}</v></c>`;
  }

  private text(value: string, style = ''): string {
    if (value.length > longest) this.counts.cut++;
    return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(value.slice(0, longest))}</t></is></c>`;
  }
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** What XML has no sign for is written by its number, as spreadsheets do; what only looks like that is told apart. */
function escaped(text: string): string {
  return text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
    .replace(
      /[\u0000-\u0008\u000B-\u001F\uFFFE\uFFFF]/g,
      (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD');
}
