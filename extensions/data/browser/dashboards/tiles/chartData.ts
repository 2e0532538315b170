import type { Row } from '../../../common/dataCalls';
import { type Grouping, type Tile } from '../../../common/dashboards/dashboardData';
import { keysBetween } from '../../../common/dashboards/periods';
import { groupName, groupsShown, measureAlias } from '../../../common/dashboards/tileRequest';

export interface Category {
  /** As the answer has it. */
  readonly key: unknown;
  readonly label: string;
}

export interface ChartSeries {
  readonly name: string;
  readonly measure: number;
  /** Of a chart with a second grouping: the value that this line is of. */
  readonly key?: unknown;
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly categories: readonly Category[];
  readonly series: readonly ChartSeries[];
  /** There are more groups than are shown. */
  readonly isCut: boolean;
}

export interface ChartWords {
  group(value: unknown): string;
  series(value: unknown): string;
  measure(index: number): string;
  /** The values of a select field in their own order, which is not the one of the alphabet. */
  choices?(grouping: Grouping): readonly unknown[] | undefined;
}

/** The rows of an answer as a chart needs them: what stands along its axis, and the lines with a value for each of it. */
export function chartData(tile: Tile, rows: readonly Row[], words: ChartWords): ChartData {
  const { group, series, measures = [] } = tile;
  if (!group) return { categories: [], series: [], isCut: false };
  const found = categoriesOf(tile, group, rows);
  const isOrdered = (tile.order ?? 'group') === 'group' && found.length <= groupsShown(tile);
  const all = isOrdered ? inOrder(found, words.choices?.(group), (key) => key) : found;
  const most = groupsShown(tile);
  const keys = all.slice(0, most);
  const places = new Map(keys.map((key, index) => [idOf(key), index]));
  const lines = new Map<string, ChartSeries & { values: (number | null)[] }>();
  for (const row of rows) {
    const place = places.get(idOf(row[groupName(group)]));
    if (place === undefined) continue;
    const key = series && row[groupName(series)];
    for (const measure of measures.keys()) {
      const id = `${measure} ${series ? idOf(key) : ''}`;
      const line = lines.get(id) ?? {
        ...lineOf(tile, words, measure, key),
        values: keys.map(() => blankOf(tile, measure)),
      };
      line.values[place] = numberOf(row[measureAlias(measure)]);
      lines.set(id, line);
    }
  }
  const categories = keys.map((key) => ({ key, label: words.group(key) }));
  const drawn = inOrder([...lines.values()], series && words.choices?.(series), ({ key }) => key);
  return { categories, series: drawn, isCut: all.length > most };
}

function inOrder<T>(all: readonly T[], choices: readonly unknown[] | undefined, keyOf: (each: T) => unknown): T[] {
  if (!choices) return [...all];
  const place = (each: T): number => {
    const at = choices.indexOf(keyOf(each));
    return at < 0 ? choices.length : at;
  };
  return all.toSorted((one, other) => place(one) - place(other));
}

/** Numbers that are too long for JavaScript come as texts: a chart needs no more digits than it has. */
export function numberOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

/** Of a time without rows there are none, and their sum is nothing; their average is not known. */
function blankOf({ group, measures = [] }: Tile, measure: number): number | null {
  const name = measures[measure]?.function;
  return group?.by !== undefined && (name === 'count' || name === 'sum') ? 0 : null;
}

function lineOf({ series, measures = [] }: Tile, words: ChartWords, measure: number, key: unknown) {
  const own = words.measure(measure);
  if (!series) return { name: own, measure };
  const name = measures.length > 1 ? `${words.series(key)} · ${own}` : words.series(key);
  return { name, measure, key };
}

/** Time has no holes: months without rows are there too. */
function categoriesOf(tile: Tile, group: Grouping, rows: readonly Row[]): unknown[] {
  const name = groupName(group);
  const found = [...new Map(rows.map((row) => [idOf(row[name]), row[name]])).values()];
  const { order = 'group', series } = tile;
  if (order !== 'group') return series ? bySum(tile, name, found, rows) : found;
  const times = found.filter((key) => typeof key === 'string');
  const [first, last] = [times[0], times.at(-1)];
  if (group.by === undefined || first === undefined || last === undefined) return found;
  const blanks = found.filter((key) => typeof key !== 'string');
  return [...keysBetween(group.by, first, last, 1000), ...blanks];
}

function bySum({ order }: Tile, name: string, keys: readonly unknown[], rows: readonly Row[]): unknown[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const id = idOf(row[name]);
    sums.set(id, (sums.get(id) ?? 0) + (numberOf(row[measureAlias(0)]) ?? 0));
  }
  const sign = order === 'valueUp' ? 1 : -1;
  return keys.toSorted((one, other) => sign * ((sums.get(idOf(one)) ?? 0) - (sums.get(idOf(other)) ?? 0)));
}

/** A lookup comes with its name; what tells it from others is its id. */
export function idOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'id' in value) return `id ${String(value.id)}`;
  return JSON.stringify(value ?? null);
}
