import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, type Handlers, type InTransaction, type Tenant } from 'lathe/node';
import type { planCalls } from '../../common/planCalls';
import { QueryReader } from '../query/queryReader';
import { readExplanation, toStep } from './explained';
import { adviseIndexes, type TableFacts } from './indexAdvice';

/** How the database answers queries. */
@injectable()
export class PlanHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(QueryReader) private readonly reader: QueryReader,
  ) {}

  readonly all: Handlers<typeof planCalls> = {
    plan: async ({ actor, params, query: { analyze, ...asking }, body = {} }) => {
      const { statement, models } = await this.reader.compile(actor, { ...params, ...asking }, body);
      const { sql: text, parameters } = statement.compile(this.database.bare);
      return this.database.transact(
        actor.tenant,
        async (transaction) => {
          const options = analyze ? sql`analyze, timing, ` : sql``;
          const { rows } = await sql<{
            'QUERY PLAN': unknown;
          }>`explain (${options}summary, format json) ${statement}`.execute(transaction);
          const { plan, planningTime, executionTime } = readExplanation(rows[0]?.['QUERY PLAN']);
          const advice = adviseIndexes(plan, models, await this.facts(transaction, actor));
          return {
            sql: text,
            parameters: [...parameters],
            plan: toStep(plan, models),
            planningTime,
            executionTime,
            advice,
          };
        },
        { readOnly: true },
      );
    },
  };

  private async facts(transaction: InTransaction, { tenant }: Actor): Promise<TableFacts> {
    const rows = await tableRows(transaction, tenant);
    const indexes = await tableIndexes(transaction, tenant);
    return {
      rows: new Map(rows.map(({ name, count }) => [name, count])),
      indexes: new Map(
        [...Map.groupBy(indexes, ({ name }) => name)].map(([name, all]) => [
          name,
          all.map(({ columns }) => columns.map(plain)),
        ]),
      ),
    };
  }
}

async function tableRows(transaction: InTransaction, { schema }: Tenant) {
  const { rows } = await sql<{ name: string; count: number }>`
    select relname as name, greatest(reltuples, 0)::float8 as count from pg_class
    where relnamespace = to_regnamespace(${schema}) and relkind = 'r'`.execute(transaction);
  return rows;
}

async function tableIndexes(transaction: InTransaction, { schema }: Tenant) {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select t.relname as name,
      array(select pg_get_indexdef(i.indexrelid, k, true) from generate_series(1, i.indnkeyatts) k) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = to_regnamespace(${schema}) and i.indisvalid and i.indpred is null`.execute(transaction);
  return rows;
}

/** A column as its index compares it. */
function plain(definition: string): string {
  return definition.replace(/^lower\((.*)\)$/, '$1').replaceAll('"', '');
}
