import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '../../common/query/queryRequest';
import type { ObjectReading } from '../access/rowAccess';
import type { ObjectModel } from '../objects/objectModel';
import { Compilation } from './compilation';
import { conditionSql } from './conditionSql';
import type { QueryContext } from './queryContext';
import { Scope } from './scope';

/** A rule looks at everything, whoever is asking. */
const openToAll: ObjectReading = { readable: true, hidden: new Set(), rows: () => undefined };

/** Whether a row meets a condition of the object's own rules. */
export function meets(
  condition: Condition,
  object: ObjectModel,
  around: Pick<QueryContext, 'models' | 'schema' | 'computed'>,
  alias: string,
): RawBuilder<boolean> {
  const readings = new Map(around.models.all.map((model) => [model, openToAll]));
  const context = { ...around, readings, locale: 'en', withNames: false, inner: false } as const;
  const own = new Scope(new Compilation(context), object, 'left', alias);
  const plain = conditionSql(condition, own);
  if (own.isAlone) return sql<boolean>`(${plain})`;
  // Over lookups: asked for this row alone, by names that mean nothing outside.
  const compilation = new Compilation(context, `${alias}_r`);
  const scope = new Scope(compilation, object, 'left');
  const rows = conditionSql(condition, scope);
  return sql<boolean>`exists (select 1 from ${compilation.table(object)} ${sql.id(scope.alias)}${scope.joins}
    where ${sql.id(scope.alias, 'id')} = ${sql.id(alias, 'id')} and ${rows})`;
}
