import { sql } from 'kysely';
import { Refusal } from 'lathe/common';
import { openTestDatabase, type TestDatabase, testTenant } from 'lathe/node/testing';
import type { Condition, QueryRequest } from '../../../common/query/queryRequest';
import type { ObjectReading } from '../../access/rowAccess';
import type { ObjectModel } from '../../objects/objectModel';
import { Given } from '../statements/given';
import { compileCount, compileOne, compileQuery, compileSearch } from '../compileQuery';
import type { ComputedField, QueryContext } from '../queryContext';
import { TouchedObjects } from '../touchedObjects';
import { shopModels } from './shop';
import { makeShop, type ShopRows } from './shopTables';

export interface Asked {
  readonly object?: string;
  readonly withNames?: boolean;
  readonly inner?: boolean;
  readonly locale?: QueryContext['locale'];
  readonly readings?: Readonly<Record<string, Partial<ObjectReading>>>;
}

type Row = Record<string, unknown>;

/** A shop in a database of its own, with what an actor may see settled by each test. */
export class TestShop {
  readonly models = shopModels();

  private constructor(private readonly opened: TestDatabase) {}

  static async open(rows: ShopRows): Promise<TestShop> {
    const opened = await openTestDatabase();
    await makeShop(opened.database.bare, rows);
    return new TestShop(opened);
  }

  get database() {
    return this.opened.database;
  }

  close(): Promise<void> {
    return this.opened.close();
  }

  model(name: string): ObjectModel {
    const model = this.models.find(name);
    if (!model) throw new Error(`The shop has no ${name}.`);
    return model;
  }

  /** As the database writes it; NULL and blank tell that it is too much. */
  async text(request: QueryRequest, asked: Asked = {}): Promise<string | null> {
    const model = this.model(asked.object ?? 'Customer');
    const statement = compileQuery(model, request, this.context(model, request, asked));
    const { rows } = await statement.execute(this.database.bare);
    return rows[0]?.json ?? null;
  }

  async query(request: QueryRequest, asked: Asked = {}): Promise<Row[]> {
    return parsed(await this.text(request, asked));
  }

  async search(request: QueryRequest & { text: string }, asked: Asked = {}): Promise<Row[]> {
    const model = this.model(asked.object ?? 'Customer');
    const statement = compileSearch(model, request, this.context(model, request, asked));
    return parsed((await statement.execute(this.database.bare)).rows[0]?.json);
  }

  async count(condition: Condition | undefined, asked: Asked = {}): Promise<number> {
    const model = this.model(asked.object ?? 'Customer');
    const statement = compileCount(model, { condition }, this.context(model, { condition }, asked));
    return Number((await statement.execute(this.database.bare)).rows[0]?.json);
  }

  async one(id: string, fields?: string[], asked: Asked = {}): Promise<Row | undefined> {
    const model = this.model(asked.object ?? 'Customer');
    const context = this.context(model, { options: { fields } }, asked);
    const [row] = (await compileOne(model, { id: new Given(id), fields }, context).execute(this.database.bare)).rows;
    return row && parsedRow(row.json);
  }

  /** The ids of the rows for which a condition holds. */
  async ids(condition: Condition, asked: Asked = {}): Promise<string[]> {
    const rows = await this.query({ condition, options: { fields: ['id'] } }, asked);
    return rows.map(({ id }) => String(id));
  }

  /** What a request is refused with. */
  async refusal(request: QueryRequest, asked: Asked = {}): Promise<Pick<Refusal, 'code' | 'text' | 'parameters'>> {
    try {
      await this.text(request, asked);
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code, text: error.text, parameters: error.parameters };
      throw error;
    }
    throw new Error('It was not refused.');
  }

  context(model: ObjectModel, request: QueryRequest, asked: Asked): QueryContext {
    const { withNames = false, inner = false, locale = 'en', readings = {} } = asked;
    const touched = new TouchedObjects(this.models, withNames);
    touched.request(model, request);
    const all = [...touched.all].map((each) => [each, { ...everything, ...readings[each.name] }] as const);
    const context = { schema: testTenant.schema, models: this.models, readings: new Map(all), computed };
    return { ...context, locale, withNames, inner };
  }
}

const everything: ObjectReading = { readable: true, hidden: new Set(), rows: () => undefined };

const computed: ComputedField = ({ name }, alias) =>
  name === 'shout'
    ? sql`upper(${sql.id(alias, 'name')})`
    : sql`(select sum(o.total) from ${sql.id(testTenant.schema, 'Order')} o where o.customer = ${sql.id(alias, 'id')})`;

function parsed(json: string | null | undefined): Row[] {
  if (!json) throw new Error('It is too much.');
  const rows: unknown = JSON.parse(json);
  if (!Array.isArray(rows)) throw new Error(`No list: ${json}`);
  return rows.map((row: unknown) => asRow(row));
}

function parsedRow(json: string | null): Row {
  return asRow(JSON.parse(json ?? 'null'));
}

function asRow(value: unknown): Row {
  if (typeof value !== 'object' || value === null) throw new Error(`No row: ${JSON.stringify(value)}`);
  return { ...value };
}
