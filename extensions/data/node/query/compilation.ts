import { sql } from 'kysely';
import type { Comparison } from '../../common/query/queryRequest';
import type { ObjectReading } from '../access/rowAccess';
import type { ObjectModel } from '../objects/objectModel';
import type { Fragment, QueryContext } from './queryContext';
import { Given, type GivenValue } from './statements/given';
import { viewSql } from '../viewObjects/viewSql';
import { badQuery, unknownObject } from './refuseQuery';

/** More of each than anybody asks for: beyond them the database would think longer than it works. */
const most = { TOO_MANY_COMPARISONS: 1000, TOO_MANY_JOINS: 100, TOO_MANY_RELATIONS: 30 } as const;

/** One request on its way to become one statement. */
export class Compilation {
  private aliases = 0;
  private readonly spent = { TOO_MANY_COMPARISONS: 0, TOO_MANY_JOINS: 0, TOO_MANY_RELATIONS: 0 };

  constructor(
    readonly context: QueryContext,
    /** With what the names of tables begin. */
    private readonly prefix = 't',
  ) {}

  nextAlias(): string {
    return `${this.prefix}${this.aliases++}`;
  }

  spend(what: keyof typeof most): void {
    if (++this.spent[what] > most[what]) throw badQuery(what, { limit: most[what] });
  }

  /** What is compared with: of the request it may be another one the next time. */
  given(comparison: Comparison): Given<GivenValue> {
    const index = this.context.comparisons?.indexOf(comparison) ?? -1;
    return new Given(comparison.value, index < 0 ? undefined : (values) => values[index]);
  }

  /** What an object's rows are read from. */
  table(model: ObjectModel): Fragment {
    const { source, table } = model;
    if (!source) return sql.id(this.context.schema, table);
    return 'rows' in source ? source.rows(this.context.schema) : viewSql(model, source, this);
  }

  reading(model: ObjectModel): ObjectReading {
    const reading = this.context.readings.get(model);
    if (!reading) throw new Error(`What may be seen of ${model.name} was not asked before.`);
    return reading;
  }

  /** By its name in any case; what the actor can't read isn't there for him. */
  object(name: string): ObjectModel {
    const model = this.context.models.find(name);
    if (model && this.reading(model).readable) return model;
    throw unknownObject(name, []);
  }
}
