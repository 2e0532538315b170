import { sql } from 'kysely';
import type { ObjectModel, RowSource } from '../objects/objectModel';
import { aggregateSql } from '../query/aggregateSql';
import type { Compilation } from '../query/compilation';
import { conditionSql, whereSql } from '../query/conditionSql';
import { groupKey } from '../query/groupKey';
import { limitSql, orderSql } from '../query/orderSql';
import type { Fragment } from '../query/queryContext';
import { Scope } from '../query/scope';
import { isGrouped } from './viewModel';

type ViewSource = Extract<RowSource, { readonly view: unknown }>;

/** The rows of a view object, within the statement that asks for them: of its base those that the actor sees. */
export function viewSql(model: ObjectModel, source: ViewSource, compilation: Compilation): Fragment {
  const { object, query } = source.view;
  const { hidden } = compilation.reading(model);
  const base = new Scope(compilation, compilation.object(object), 'left');
  const columns = source.columns.filter(({ name }) => !hidden.has(name.toLowerCase()));
  const condition = query.condition && conditionSql(query.condition, base);
  return isGrouped(source.view)
    ? groups(base, source.view, columns, condition)
    : rows(base, source.view, columns, condition);
}

type Columns = ViewSource['columns'];

function rows(base: Scope, { query }: ViewSource['view'], columns: Columns, condition: Fragment | undefined): Fragment {
  const { orderby = [], limit, skip } = query.options ?? {};
  const selected = columns.map(({ name, path = name }) => sql`${base.column(path).value} as ${sql.id(name)}`);
  // Without a limit an order of its own would be lost anyway: who asks the view has one.
  const page = limit === undefined ? sql`` : sql`${orderSql(orderby, base)}${limitSql(limit, skip)}`;
  return sql`(select ${sql.join(selected)} from ${fromOf(base)}${whereSql([base.visible, condition])}${page})`;
}

function groups(
  base: Scope,
  { query }: ViewSource['view'],
  columns: Columns,
  condition: Fragment | undefined,
): Fragment {
  const { groupby = [], aggregate = [] } = query.options ?? {};
  const keys = groupby.map((each) => {
    const { value, shown } = groupKey(base, each);
    return typeof each === 'string' ? value : shown(value);
  });
  const sums = aggregate.map((each) => aggregateSql(base, each).value);
  const named = columns.flatMap(({ name, key, aggregate: sum }) => {
    const place = key === undefined ? (sum === undefined ? undefined : `a${sum}`) : `k${key}`;
    return place === undefined ? [] : [sql`${sql.id(place)} as ${sql.id(name)}`];
  });
  const inner = [
    ...keys.map((value, index) => sql`${value} as ${sql.id(`k${index}`)}`),
    ...sums.map((value, index) => sql`${value} as ${sql.id(`a${index}`)}`),
  ];
  const apart = keys.map((_, index) => sql.id(`k${index}`));
  const id = sql`left(md5(jsonb_build_array(${sql.join(apart)})::text), 20) as id`;
  const by = keys.length > 0 ? sql` group by ${sql.join(keys.map((_, index) => sql.lit(index + 1)))}` : sql``;
  return sql`(select ${sql.join([id, ...named])} from (
    select ${sql.join(inner)} from ${fromOf(base)}${whereSql([base.visible, condition])}${by}) groups)`;
}

function fromOf({ compilation, model, alias, joins }: Scope): Fragment {
  return sql`${compilation.table(model)} ${sql.id(alias)}${joins}`;
}
