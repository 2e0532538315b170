import { Id } from 'lathe/common';
import { z } from 'zod';
import { aggregateFunctions, Comparison, Condition, dateParts, FieldPath, OrderBy } from '../query/queryRequest';

export const tileKinds = ['bar', 'line', 'area', 'pie', 'gauge', 'kpi', 'table', 'text'] as const;
export type TileKind = (typeof tileKinds)[number];

/** A dashboard is so many columns wide. */
export const gridColumns = 12;
export const mostTiles = 60;

/** What is summed up of rows. */
export const Measure = z.strictObject({
  function: z.enum(aggregateFunctions),
  /** None counts rows. */
  field: FieldPath.optional(),
  label: z.string().max(80).optional(),
});
export type Measure = z.output<typeof Measure>;

/** By what rows are put together: a field as it is, or the part of a date. */
export const Grouping = z.strictObject({ field: FieldPath, by: z.enum(dateParts).optional() });
export type Grouping = z.output<typeof Grouping>;

export const tileOrders = ['group', 'valueDown', 'valueUp'] as const;

/** One picture of a dashboard, with its place in the grid. */
export const Tile = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  kind: z.enum(tileKinds),
  title: z.string().max(120).default(''),
  x: z
    .int()
    .min(0)
    .max(gridColumns - 1),
  y: z.int().min(0).max(2000),
  w: z.int().min(1).max(gridColumns),
  h: z.int().min(1).max(60),
  /** Of a text. */
  text: z.string().max(20_000).optional(),
  object: z.string().min(1).max(63).optional(),
  condition: Condition.optional(),
  measures: z.array(Measure).max(5).optional(),
  group: Grouping.optional(),
  /** A second grouping: each of its values is a line, or a part of the bars. */
  series: Grouping.optional(),
  stacked: z.boolean().optional(),
  order: z.enum(tileOrders).optional(),
  limit: z.int().min(1).max(1000).optional(),
  /** Of a table. */
  columns: z.array(FieldPath).max(50).optional(),
  orderby: z.array(OrderBy).max(5).optional(),
  /** Of a number: what it is compared with, the same one of the period before. */
  compare: z.strictObject({ field: FieldPath, period: z.enum(dateParts) }).optional(),
  /** Of a gauge. */
  min: z.number().optional(),
  max: z.number().optional(),
  target: z.number().optional(),
});
export type Tile = z.output<typeof Tile>;

/** Spans of time that move along with the day. */
export const datePresets = [
  'today',
  'week',
  'month',
  'quarter',
  'year',
  'lastMonth',
  'lastYear',
  'days7',
  'days30',
  'days90',
] as const;
export type DatePreset = (typeof datePresets)[number];

/** Asked for at the top of the dashboard; it holds for every tile whose object has a field of the same name. */
export const DashboardFilter = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  label: z.string().max(80).optional(),
  object: z.string().min(1).max(63),
  field: FieldPath,
  /** With what it begins. */
  initial: Comparison.omit({ field: true }).optional(),
  preset: z.enum(datePresets).optional(),
});
export type DashboardFilter = z.output<typeof DashboardFilter>;

export const DashboardData = z.strictObject({
  description: z.string().max(4000).optional(),
  tiles: z.array(Tile).max(mostTiles).default([]),
  filters: z.array(DashboardFilter).max(20).default([]),
  /** Seconds after which everything is asked for anew; none: when somebody asks for it. */
  refresh: z.int().min(10).max(86_400).optional(),
  /** Follows the changes of rows as they happen. */
  live: z.boolean().optional(),
  uses: z.array(Id).max(1000).optional(),
});
export type DashboardData = z.output<typeof DashboardData>;
