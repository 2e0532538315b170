import type { IndexAdvice } from '../../common/planCalls';
import { isReference } from '../../common/objects/fieldTypes';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';
import type { PlanNode } from './explained';

/** Fewer rows are read in no time. */
const many = 1000;
/** An index pays where it leaves most rows out. */
const selective = 0.1;

export interface TableFacts {
  /** How many rows each table has, by its name. */
  readonly rows: ReadonlyMap<string, number>;
  /** The columns of each index, as they are compared. */
  readonly indexes: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Indexes that are missing: for rows that are read one by one though few of them are wanted, or all for their order. */
export function adviseIndexes(plan: PlanNode, models: ObjectModels, facts: TableFacts): IndexAdvice[] {
  const advice = new Map<string, IndexAdvice>();
  visit(plan, [], (node, above) => {
    const model = models.all.find(({ table, kind }) => table === node['Relation Name'] && kind === 'custom');
    if (!model || node['Node Type'] !== 'Seq Scan') return;
    // What was never analysed has no count; then the plan's own guess is all there is.
    const found = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);
    const rows = Math.max(facts.rows.get(model.table) ?? 0, node['Plan Rows'], found);
    if (rows < many) return;
    const advised = forFilter(node, model, rows) ?? forSort(node, model, above, rows);
    if (!advised || isThere(advised, model, facts)) return;
    advice.set(`${advised.object}:${advised.fields.join()}`, advised);
  });
  return [...advice.values()].sort((one, other) => other.read - other.wanted - (one.read - one.wanted));
}

function visit(
  node: PlanNode,
  above: readonly PlanNode[],
  look: (node: PlanNode, above: readonly PlanNode[]) => void,
): void {
  look(node, above);
  for (const each of node.Plans ?? []) visit(each, [...above, node], look);
}

function forFilter(node: PlanNode, model: ObjectModel, rows: number): IndexAdvice | undefined {
  const wanted = node['Actual Rows'] ?? node['Plan Rows'];
  const fields = comparedIn(node.Filter ?? '', model);
  if (fields.length === 0 || wanted > rows * selective) return undefined;
  const lookup = fields.length === 1 && fields.some(({ type }) => isReference(type));
  return {
    reason: lookup ? 'lookup' : 'filter',
    object: model.name,
    fields: fields.map(({ name }) => name),
    read: rows,
    wanted,
  };
}

/** Where few rows come first of many that had to be sorted. */
function forSort(
  node: PlanNode,
  model: ObjectModel,
  above: readonly PlanNode[],
  rows: number,
): IndexAdvice | undefined {
  const sort = above.findLast((each) => each['Node Type'] === 'Sort');
  const limit = above.findLast((each) => each['Node Type'] === 'Limit');
  const keys = sort?.['Sort Key'];
  if (!keys || !limit) return undefined;
  const wanted = limit['Plan Rows'];
  const fields = keys.map((key) => fieldIn(key.replace(/ (DESC|NULLS (FIRST|LAST)|COLLATE "[^"]*")/g, ''), model));
  // The id decides where all else is alike; each index has it at its end.
  const sorted = fields
    .filter((field) => field !== undefined && field.name !== 'id')
    .filter((field) => field !== undefined);
  const directions = new Set(keys.map((key) => key.includes(' DESC')));
  if (sorted.length === 0 || fields.includes(undefined) || directions.size > 1 || wanted > rows * selective)
    return undefined;
  return { reason: 'sort', object: model.name, fields: sorted.map(({ name }) => name), read: rows, wanted };
}

/** Equal values first, then the one of which a range is wanted: so an index serves both. */
function comparedIn(filter: string, model: ObjectModel): FieldModel[] {
  // One of several that may hold helps nobody who looks into an index.
  if (/ OR /.test(filter)) return [];
  const equal: FieldModel[] = [];
  const ranges: FieldModel[] = [];
  for (const part of filter.split(' AND ')) {
    const [, left = '', sign = ''] = /^\(*(.+?)\)* (=|<|>|<=|>=) /.exec(part) ?? [];
    const field = left === '' ? undefined : fieldIn(left, model);
    if (field && !equal.includes(field)) (sign === '=' ? equal : ranges).push(field);
  }
  const range = ranges.find((field) => !equal.includes(field));
  return [...equal.slice(0, 3), ...(range ? [range] : [])];
}

/** The field that an expression of the plan is about: its column, or the column in lower case. */
function fieldIn(expression: string, model: ObjectModel): FieldModel | undefined {
  const [, column] =
    /^\(*(?:lower\(\(*)?(?:\w+\.)?"?([A-Za-z_][A-Za-z0-9_]*)"?\)*(?:::[a-z ]+)?\)*$/.exec(expression) ?? [];
  return model.fields.find((field) => field.column !== undefined && field.column === column);
}

function isThere({ fields }: IndexAdvice, model: ObjectModel, { indexes }: TableFacts): boolean {
  const columns = fields.map((name) => model.field(name)?.column ?? name);
  return (indexes.get(model.table) ?? []).some((index) => columns.every((column, place) => index[place] === column));
}
