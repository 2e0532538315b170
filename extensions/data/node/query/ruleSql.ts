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
  const compilation = new Compilation({ ...around, readings, locale: 'en', withNames: false, inner: false });
  const scope = new Scope(compilation, object, 'left');
  const rows = conditionSql(condition, scope);
  // The row itself is named outside: inside, its alias may mean another.
  return sql<boolean>`${sql.id(alias, 'id')} in (select ${sql.id(scope.alias, 'id')}
    from ${compilation.table(object)} ${sql.id(scope.alias)}${scope.joins} where ${rows})`;
}
