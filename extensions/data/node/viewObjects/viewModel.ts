import type { ObjectData } from '../../common/objects/objectData';
import { columnName } from '../../common/objects/viewColumns';
import type { FieldModel, ObjectModel, ObjectModels, ViewColumn } from '../objects/objectModel';
import { kindOf, type ValueKind } from '../query/valueKind';

type View = NonNullable<ObjectData['view']>;
type Models = Pick<ObjectModels, 'find'>;

interface Made {
  readonly column: ViewColumn;
  readonly label: string;
  readonly field: Pick<FieldModel, 'type' | 'data' | 'target' | 'choices'>;
}

/** A view object as queries see it: its fields are what its query asks for. What the query no longer finds isn't there. */
export function viewModel(model: ObjectModel, view: View, all: readonly ObjectModel[]): ObjectModel {
  const byName = new Map(all.map((each) => [each.name.toLowerCase(), each]));
  const models: Models = { find: (name) => byName.get(name.toLowerCase()) };
  const base = models.find(view.object);
  const made = base ? viewColumns(base, view, models) : [];
  const fields = made.map(({ column, label, field }) => ({
    ...field,
    ...{ id: `${model.id}.${column.name}`, name: column.name, label, column: column.name, system: true },
  }));
  const named = new Map(fields.map((field) => [field.name.toLowerCase(), field]));
  const source = { view, columns: made.map(({ column }) => column) };
  return {
    ...model,
    fields,
    children: [],
    source,
    child: () => undefined,
    field: (name) => named.get(name.toLowerCase()),
  };
}

export function isGrouped({ query }: View): boolean {
  const { groupby = [], aggregate = [] } = query.options ?? {};
  return groupby.length > 0 || aggregate.length > 0;
}

function viewColumns(base: ObjectModel, view: View, models: Models): Made[] {
  const found = isGrouped(view) ? groupColumns(base, view, models) : rowColumns(base, view, models);
  return [...new Map(found.map((made) => [made.column.name.toLowerCase(), made])).values()];
}

/** Every row has its id and name, whatever else is asked for. */
function rowColumns(base: ObjectModel, { query }: View, models: Models): Made[] {
  const asked = query.options?.fields ?? base.fields.map(({ name }) => name);
  return ['id', 'name', ...asked].flatMap((path) => {
    const found = follow(base, path, models);
    return found ? [{ ...found, column: { name: columnName(path), path } }] : [];
  });
}

function groupColumns(base: ObjectModel, { query }: View, models: Models): Made[] {
  const { groupby = [], aggregate = [] } = query.options ?? {};
  const keys = groupby.flatMap((each, key): Made[] => {
    const path = typeof each === 'string' ? each : each.field;
    const found = follow(base, path, models);
    if (!found) return [];
    if (typeof each === 'string') return [{ ...found, column: { name: columnName(path), key } }];
    return [{ ...found, field: plain('text'), column: { name: columnName(`${path}.${each.by}`), key } }];
  });
  const sums = aggregate.map((each, index): Made => {
    const found = each.field === undefined ? undefined : follow(base, each.field, models);
    const same = each.function === 'min' || each.function === 'max';
    const field = same && found ? found.field : { type: 'number' as const, data: undefined };
    return { label: each.alias, field, column: { name: each.alias, aggregate: index } };
  });
  const id: Made = { label: 'ID', field: plain('text'), column: { name: 'id' } };
  return [id, ...keys, ...sums];
}

function follow(base: ObjectModel, path: string, models: Models): Omit<Made, 'column'> | undefined {
  const labels: string[] = [];
  let at: ObjectModel | undefined = base;
  let last: { field: FieldModel; model: ObjectModel } | undefined;
  for (const name of path.split('.')) {
    const field: FieldModel | undefined = at?.field(name.toLowerCase());
    if (!at || !field) return undefined;
    labels.push(field.label);
    last = { field, model: at };
    at = field.target === undefined ? undefined : models.find(field.target);
  }
  return last && { label: labels.join(': '), field: kept(last.field, last.model, models) };
}

/** Computed once in the view, a value is a plain one for whoever asks the view. */
function kept(field: FieldModel, model: ObjectModel, models: Models): Made['field'] {
  if (field.column) return { type: field.type, data: field.data, target: field.target, choices: field.choices };
  return plain(kindOf(field, model, { ...models, byId: () => undefined, all: [] }));
}

function plain(kind: ValueKind): Made['field'] {
  const type = kind === 'number' || kind === 'checkbox' || kind === 'date' || kind === 'datetime' ? kind : 'text';
  return { type, data: undefined };
}
