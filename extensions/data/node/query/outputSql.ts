import { sql } from 'kysely';
import type { FieldModel, ObjectModel } from '../objects/objectModel';
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
export function lookupJson(compilation: Compilation, field: FieldModel, id: Fragment): Fragment | undefined {
  const { target } = field;
  if (target === undefined || !compilation.context.withNames) return undefined;
  const model = compilation.context.models.find(target);
  const name = (model && (nameOf(compilation, model, id) ?? actorName(compilation, field, model, id))) ?? sql`null`;
  return sql`case when ${id} is not null then json_build_object('id', ${id}, 'name', ${name}) end`;
}

/** Nothing where the actor sees neither the row nor its name. */
function nameOf(compilation: Compilation, model: ObjectModel, id: Fragment): Fragment | undefined {
  const name = model.field('name');
  const { readable, hidden } = compilation.reading(model);
  if (!name || !readable || hidden.has('name')) return undefined;
  const scope = new Scope(compilation, model, 'single');
  const called = userName(model, scope.alias) ?? scope.columnOf(name).value;
  const where = whereSql([sql`${sql.id(scope.alias, 'id')} = ${id}`, scope.visible]);
  return sql`(select ${called} from ${compilation.table(model)} ${sql.id(scope.alias)}${where})`;
}

/** Every object has these; who made or owns what one sees is no secret, though the user's other data is. */
const actorFields: ReadonlySet<string> = new Set(['owner', 'createdBy', 'lastModifiedBy']);

function actorName(compilation: Compilation, field: FieldModel, user: ObjectModel, id: Fragment): Fragment | undefined {
  const alias = compilation.nextAlias();
  const name = userName(user, alias);
  if (!actorFields.has(field.id) || !name) return undefined;
  return sql`(select ${name} from ${compilation.table(user)} ${sql.id(alias)} where ${sql.id(alias, 'id')} = ${id})`;
}

/** What people call a user; not what he signs in with, where he has a name. Nothing for rows of another object. */
function userName(model: ObjectModel, alias: string): Fragment | undefined {
  const [name, fullName] = [model.field('name')?.column, model.field('fullname')?.column];
  if (model.kind !== 'standard' || !name || !fullName) return undefined;
  return sql`coalesce(nullif(${sql.id(alias, fullName)}, ''), ${sql.id(alias, name)})`;
}
