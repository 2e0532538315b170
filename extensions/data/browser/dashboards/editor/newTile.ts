import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import type { Grouping, Tile, TileKind } from '../../../common/dashboards/dashboardData';
import { isChart } from '../../../common/dashboards/tileIssues';
import { usualColumns } from '../../../common/objects/usualColumns';
import { dateTypes } from '../../../common/views/viewIssues';
import { freePlace } from '../grid/gridLayout';

const sizes: Readonly<Record<TileKind, readonly [w: number, h: number]>> = {
  kpi: [3, 3],
  gauge: [3, 5],
  bar: [6, 6],
  line: [6, 6],
  area: [6, 6],
  pie: [4, 6],
  table: [6, 6],
  text: [4, 3],
};

/** A tile that shows something at once, at the first place that is free. */
export function newTile(
  kind: TileKind,
  all: readonly Tile[],
  object: ObjectDescription | undefined,
  title: string,
): Tile {
  const [w, h] = sizes[kind];
  const id = freeId(all);
  const place = { ...freePlace(all, w, h), w, h };
  const plain: Tile = { id, kind, title, ...place };
  return kind === 'text' ? { ...plain, text: '' } : { ...plain, ...aboutObject(kind, object) };
}

/** What a tile says of an object when nobody has chosen yet. */
export function aboutObject(kind: TileKind, object: ObjectDescription | undefined): Partial<Tile> {
  if (!object) return {};
  if (kind === 'table') return { object: object.name, columns: usualColumns(object, 4), measures: undefined };
  const measures = [{ function: 'count' as const }];
  const group = isChart({ kind }) ? usualGroup(kind, object) : undefined;
  return { object: object.name, measures, group, ...(kind === 'gauge' ? { min: 0, max: 100 } : {}) };
}

const apart: readonly FieldDescription['type'][] = ['singleselect', 'checkbox', 'lookup', 'masterdetail'];

function usualGroup(kind: TileKind, { fields }: ObjectDescription): Grouping | undefined {
  const own = fields.filter(({ system }) => !system);
  const date = [...own, ...fields].find(({ type }) => dateTypes.includes(type));
  const overTime = kind === 'line' || kind === 'area';
  const group = [...own, ...fields].find(({ type }) => apart.includes(type));
  if (date && (overTime || !group)) return { field: date.name, by: 'month' };
  return group && { field: group.name };
}

function freeId(all: readonly Tile[]): string {
  for (let number = all.length + 1; ; number++) if (!all.some(({ id }) => id === `t${number}`)) return `t${number}`;
}
