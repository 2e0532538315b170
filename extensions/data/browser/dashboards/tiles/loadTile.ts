import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import type { DashboardFilter, Tile } from '../../../common/dashboards/dashboardData';
import { spanOf, within } from '../../../common/dashboards/periods';
import { allOf, tileRequest } from '../../../common/dashboards/tileRequest';
import type { Comparison } from '../../../common/query/queryRequest';
import type { ObjectDescriptions } from '../../describe/objectDescriptions';
import { fieldsAtPaths } from '../../describe/fieldsAtPaths';
import type { DataRows } from '../../rows/dataRows';
import { filterConditions, filteredField, type FilterValue } from '../filters';
import { nothingYet, type TileResult } from './tileResult';

export interface TileServices {
  readonly rows: Pick<DataRows, 'query'>;
  readonly descriptions: Pick<ObjectDescriptions, 'of'>;
}

export interface ChosenFilter {
  readonly filter: DashboardFilter;
  readonly value: FilterValue;
}

export interface TileAsking {
  readonly filters: readonly ChosenFilter[];
  /** As "2026-01-31". */
  readonly today: string;
  readonly signal: AbortSignal;
}

/** Asks for what a tile shows, each number in one query. */
export async function loadTile(
  { rows, descriptions }: TileServices,
  tile: Tile,
  { filters, today, signal }: TileAsking,
): Promise<TileResult> {
  if (tile.object === undefined) return { ...nothingYet, state: 'ready' };
  const object = await descriptions.of(tile.object);
  const fields = await fieldsAtPaths(descriptions, object.name, pathsOf(tile));
  const more = (await Promise.all(filters.map((chosen) => conditionsOf(descriptions, object, chosen, today)))).flat();
  const ask = (spans: readonly Comparison[]) =>
    rows.query(object.name, tileRequest(tile, [...more, ...spans]), { names: true, signal });
  const compared = tile.compare && fields.get(tile.compare.field);
  const done = { state: 'ready' as const, object, fields, at: Date.now() };
  if (tile.kind !== 'kpi' || !tile.compare || !compared)
    return { ...done, rows: await ask([]), condition: allOf(tile.condition, more) };
  const { field, period } = tile.compare;
  const type = kindOf(compared);
  const now = within(field, type, spanOf(period, today));
  const [found, before] = await Promise.all([ask(now), ask(within(field, type, spanOf(period, today, -1)))]);
  return { ...done, rows: found, before: before[0], condition: allOf(tile.condition, [...more, ...now]) };
}

function pathsOf({ group, series, measures = [], columns = [], compare }: Tile): string[] {
  const summed = measures.flatMap(({ field }) => field ?? []);
  return [...columns, ...summed, ...[group, series, compare].flatMap((each) => each?.field ?? [])];
}

function kindOf({ type, result }: FieldDescription): 'date' | 'datetime' {
  return type === 'date' || result === 'date' ? 'date' : 'datetime';
}

/** A filter is of a field of its own object; it holds for every object that has one like it. */
async function conditionsOf(
  descriptions: Pick<ObjectDescriptions, 'of'>,
  object: ObjectDescription,
  { filter, value }: ChosenFilter,
  today: string,
): Promise<Comparison[]> {
  if (!value.preset && !value.comparison) return [];
  const own = await descriptions.of(filter.object);
  const type = own.fields.find(({ name }) => name.toLowerCase() === filter.field.toLowerCase())?.type;
  const field = type && filteredField(filter, type, object);
  return field ? filterConditions(field, value, today) : [];
}
