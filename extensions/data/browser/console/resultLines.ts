import type { Row } from '../../common/dataCalls';

/** A line of the results: the titles of rows that came with another, or a row. */
export type ResultLine =
  | {
      readonly kind: 'head';
      readonly id: string;
      readonly depth: number;
      readonly title: string;
      readonly columns: readonly string[];
    }
  | {
      readonly kind: 'row';
      readonly id: string;
      readonly depth: number;
      readonly columns: readonly string[];
      readonly row: Row;
      /** What came with it, if anything did. */
      readonly nested: readonly string[];
      readonly expanded: boolean;
    };

/** The rows with all that is unfolded below them, as lines of equal height. */
export function resultLines(rows: readonly Row[], expanded: ReadonlySet<string>): ResultLine[] {
  return linesOf(rows, columnsOf(rows), expanded, { prefix: '', depth: 0 });
}

/** In the order in which they come; the rows of one answer have the same ones, groups aside. */
export function columnsOf(rows: readonly Row[]): string[] {
  const columns = new Set<string>();
  for (const row of rows.slice(0, 200)) for (const key of Object.keys(row)) columns.add(key);
  return [...columns];
}

function linesOf(
  rows: readonly Row[],
  columns: readonly string[],
  expanded: ReadonlySet<string>,
  { prefix, depth }: { readonly prefix: string; readonly depth: number },
): ResultLine[] {
  return rows.flatMap((row, index) => {
    const id = `${prefix}${index}`;
    const nested = columns.filter((column) => nestedRows(row[column]) !== undefined);
    const isOpen = nested.length > 0 && expanded.has(id);
    const line: ResultLine = { kind: 'row', id, depth, columns, row, nested, expanded: isOpen };
    if (!isOpen) return [line];
    const below = nested.flatMap((title) => {
      const own = nestedRows(row[title]) ?? [];
      const place = `${id}/${title}/`;
      const head: ResultLine = { kind: 'head', id: place, depth: depth + 1, title, columns: columnsOf(own) };
      return [head, ...linesOf(own, head.columns, expanded, { prefix: place, depth: depth + 1 })];
    });
    return [line, ...below];
  });
}

/** Rows that came with a row: a list of them, or the one that a lookup leads to; a lookup with its name is a value. */
export function nestedRows(value: unknown): readonly Row[] | undefined {
  if (isRow(value)) return isNamed(value) ? undefined : [value];
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const rows = value.filter(isRow);
  return rows.length === value.length ? rows : undefined;
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNamed(value: Row): boolean {
  const keys = Object.keys(value);
  return keys.length === 2 && 'id' in value && 'name' in value;
}

/** A value in a line: every digit, and no more than a line of text. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && nestedRows(value)) return `[${value.length}]`;
  if (isRow(value)) return isNamed(value) ? String(value['name'] ?? value['id']) : '{…}';
  return Array.isArray(value) ? value.map(String).join('; ') : String(value);
}
