import { inject, injectable } from 'inversify';
import type { RawBuilder } from 'kysely';
import { Refusal } from 'lathe/common';
import { type Actor, codeOf, type Connected, Database, type InTransaction } from 'lathe/node';
import { mostRows, type QueryRequest } from '../../common/query/queryRequest';
import type { ObjectModels } from '../objects/objectModel';
import { compileCount, compileOne, compileQuery, compileSearch, type Counted, type JsonRow } from './compileQuery';
import { type Asking, QueryContexts } from './queryContexts';
import { badQuery } from './refuseQuery';

/** Reads rows, each time by one statement whose result is JSON already. */
@injectable()
export class QueryReader {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(QueryContexts) private readonly contexts: QueryContexts,
  ) {}

  /** A JSON array of rows, or of groups of them. */
  async query(actor: Actor, asking: Asking, request: QueryRequest, transaction?: InTransaction): Promise<string> {
    const { model, context } = await this.contexts.of(
      actor,
      asking,
      (touched, root) => touched.request(root, request),
      transaction,
    );
    const statement = compileQuery(model, request, context);
    const { groupby, aggregate, distinct } = request.options ?? {};
    const long = Boolean(groupby?.length || aggregate?.length || distinct);
    return listed(await this.read(actor, statement, { transaction, long }));
  }

  /** The statement that a request becomes, for who wants to look at it. */
  async compile(
    actor: Actor,
    asking: Asking,
    request: QueryRequest,
  ): Promise<{ readonly statement: RawBuilder<JsonRow>; readonly models: ObjectModels }> {
    const { model, context } = await this.contexts.of(actor, asking, (touched, root) => touched.request(root, request));
    return { statement: compileQuery(model, request, context), models: context.models };
  }

  async search(
    actor: Actor,
    asking: Asking,
    request: QueryRequest & { readonly text: string },
    transaction?: InTransaction,
  ): Promise<string> {
    const { model, context } = await this.contexts.of(
      actor,
      asking,
      (touched, root) => touched.request(root, request),
      transaction,
    );
    return listed(await this.read(actor, compileSearch(model, request, context), { transaction, long: true }));
  }

  async count(actor: Actor, asking: Asking, counted: Counted = {}, transaction?: InTransaction): Promise<number> {
    const { model, context } = await this.contexts.of(
      actor,
      asking,
      (touched, root) => touched.rows(root, { condition: counted.condition, fields: ['id'] }),
      transaction,
    );
    const row = await this.read(actor, compileCount(model, counted, context), { transaction, long: true });
    return Number(row?.json ?? 0);
  }

  /** A row as a JSON object. */
  async get(
    actor: Actor,
    asking: Asking,
    { id, fields }: { readonly id: string; readonly fields?: readonly string[] },
    transaction?: InTransaction,
  ): Promise<string> {
    const { model, context } = await this.contexts.of(
      actor,
      asking,
      (touched, root) => touched.rows(root, { fields }),
      transaction,
    );
    const row = await this.read(actor, compileOne(model, { id, fields }, context), { transaction, long: false });
    if (row?.json) return row.json;
    throw new Refusal('NOT_FOUND', { parameters: { type: model.name, id: id.slice(0, 80) } });
  }

  /**
   * What reads a whole table may take a minute, on a connection of its own; the rest shares connections, where a
   * statement has half of that and costs less.
   */
  private async read(
    { tenant }: Actor,
    statement: RawBuilder<JsonRow>,
    { transaction, long }: { readonly transaction: InTransaction | undefined; readonly long: boolean },
  ): Promise<JsonRow | undefined> {
    const run = async (connected: Connected) => (await statement.execute(connected)).rows[0];
    try {
      if (transaction) return await run(transaction);
      return await (long ? this.database.transact(tenant, run, { readOnly: true }) : run(this.database.bare));
    } catch (error) {
      // No value of the database is that long.
      throw codeOf(error) === '54000' ? badQuery('ANSWER_TOO_LARGE') : error;
    }
  }
}

function listed(row: JsonRow | undefined): string {
  if (row?.json) return row.json;
  if (row?.json === '') throw badQuery('ANSWER_TOO_LARGE');
  throw new Refusal('TOO_MANY_ROWS', { parameters: { limit: mostRows } });
}
