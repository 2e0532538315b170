import { inject, injectable } from 'inversify';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { Refusal } from 'lathe/common';
import { type Actor, codeOf, type Connected, Database, type InTransaction } from 'lathe/node';
import { type Comparison, mostRows, type QueryRequest } from '../../common/query/queryRequest';
import type { ObjectModels } from '../objects/objectModel';
import { compileCount, compileOne, compileQuery, compileSearch, type Counted, type JsonRow } from './compileQuery';
import { type Asking, QueryContexts } from './queryContexts';
import { badQuery } from './refuseQuery';
import { Given } from './statements/given';
import { QueryStatements } from './statements/queryStatements';

interface Reading {
  readonly transaction: InTransaction | undefined;
  /** Whether it may look at a whole table. */
  readonly long: boolean;
}

/** Reads rows, each time by one statement whose result is JSON already. */
@injectable()
export class QueryReader {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(QueryContexts) private readonly contexts: QueryContexts,
    @inject(QueryStatements) private readonly statements: QueryStatements,
  ) {}

  /** A JSON array of rows, or of groups of them. */
  async query(actor: Actor, asking: Asking, request: QueryRequest, transaction?: InTransaction): Promise<string> {
    const statement = await this.statements.of(
      actor,
      asking,
      {
        ...{ kind: 'rows', request },
        touch: (touched, root) => touched.request(root, request),
        compile: (model, context) => compileQuery(model, request, context),
      },
      transaction,
    );
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
    const statement = await this.statements.of(
      actor,
      asking,
      {
        kind: 'rows',
        touch: (touched, root) => touched.request(root, request),
        compile: (model, context) => compileSearch(model, request, context),
      },
      transaction,
    );
    return listed(await this.read(actor, statement, { transaction, long: true }));
  }

  async count(actor: Actor, asking: Asking, counted: Counted = {}, transaction?: InTransaction): Promise<number> {
    const { condition, text } = counted;
    const statement = await this.statements.of(
      actor,
      asking,
      {
        ...{ kind: 'count', request: text === undefined ? { condition } : undefined },
        touch: (touched, root) => touched.rows(root, { condition, fields: ['id'] }),
        compile: (model, context) => compileCount(model, counted, context),
      },
      transaction,
    );
    const row = await this.read(actor, statement, { transaction, long: true });
    return Number(row?.json ?? 0);
  }

  /** A row as a JSON object. */
  async get(
    actor: Actor,
    asking: Asking,
    { id, fields }: { readonly id: string; readonly fields?: readonly string[] },
    transaction?: InTransaction,
  ): Promise<string> {
    const comparison: Comparison = { field: 'id', operator: 'eq', value: id };
    const given = new Given(id, ([value]) => String(value));
    const statement = await this.statements.of(
      actor,
      asking,
      {
        kind: 'one',
        request: { condition: { conditions: [comparison] }, options: { fields: fields && [...fields] } },
        touch: (touched, root) => touched.rows(root, { fields }),
        compile: (model, context) => compileOne(model, { id: given, fields }, context),
      },
      transaction,
    );
    const row = await this.read(actor, statement, { transaction, long: false });
    if (row?.json) return row.json;
    throw new Refusal('NOT_FOUND', { parameters: { type: asking.object, id: id.slice(0, 80) } });
  }

  /**
   * What reads a whole table may take a minute, on a connection of its own; the rest shares connections, where a
   * statement has half of that and costs less.
   */
  private async read(
    { tenant }: Actor,
    statement: CompiledQuery<JsonRow>,
    { transaction, long }: Reading,
  ): Promise<JsonRow | undefined> {
    const run = async (connected: Connected) => (await connected.executeQuery(statement)).rows[0];
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
