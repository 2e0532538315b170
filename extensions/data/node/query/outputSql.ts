import { sql } from 'kysely';
import type { FieldModel } from '../objects/objectModel';
import type { Compilation } from './compilation';
import { whereSql } from './conditionSql';
import type { Fragment } from './queryContext';
import type { Output } from './rowJson';
import { type Column, Scope } from './scope';
import type { ValueKind } from './valueKind';

/** The fields that are asked for; without a word all that the actor sees. */
export function outputsOf(scope: Scope, fields: readonly string[] = []): Output[] {
  const columns =
    fields.length > 0 ? fields.map((path) => scope.column(path)) : scope.fields.map((field) => scope.columnOf(field));
  return columns.map((column) => ({ key: column.path, value: outputOf(column) }));
}

function outputOf({ kind, scope, field, value }: Column): Fragment {
  return lookupJson(scope.compilation, field, value) ?? jsonValue(kind, value);
}

/** A value as PostgreSQL makes good JSON of it. */
export function jsonValue(kind: ValueKind, value: Fragment): Fragment {
  switch (kind) {
    case 'datetime':
      return sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    // What is sealed is not opened by a query; that there is something may be seen.
    case 'sealed':
      return sql`case when ${value} is not null then '******' end`;
    default:
      return value;
  }
}

/** A lookup with the name of the row that it leads to, where such are asked for. */
export function lookupJson(compilation: Compilation, { target }: FieldModel, id: Fragment): Fragment | undefined {
  if (target === undefined || !compilation.context.withNames) return undefined;
  return sql`case when ${id} is not null
    then json_build_object('id', ${id}, 'name', ${nameOf(compilation, target, id)}) end`;
}

/** Nothing where the actor sees neither the row nor its name. */
function nameOf(compilation: Compilation, target: string, id: Fragment): Fragment {
  const model = compilation.context.models.find(target);
  const name = model?.field('name');
  if (!model || !name) return sql`null`;
  const { readable, hidden } = compilation.reading(model);
  if (!readable || hidden.has('name')) return sql`null`;
  const scope = new Scope(compilation, model, 'single');
  const where = whereSql([sql`${sql.id(scope.alias, 'id')} = ${id}`, scope.visible]);
  return sql`(select ${scope.columnOf(name).value} from ${compilation.table(model)} ${sql.id(scope.alias)}${where})`;
}
