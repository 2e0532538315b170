/**
 * The rows of objects, asked for and written. Rows come with numbers that have all their digits: a number of JavaScript
 * where it keeps them, a string of digits where it wouldn't. With `names` a lookup is { id, name }, else its id.
 */
import { inject, injectable } from 'lathe';
import type { Row, RowRights } from '../../common/dataCalls';
import type { Condition, QueryRequest } from '../../common/query/queryRequest';
import { DataClient } from '../dataClient';
import { parseExact } from './exactJson';

export interface Asking {
  /** Lookups come with the names of the rows that they lead to. */
  readonly names?: boolean;
  readonly signal?: AbortSignal;
}

export interface Updated {
  readonly id: string;
  readonly revision: number;
}

export type BulkOperation = 'create' | 'update' | 'delete';

export interface BulkOutcome {
  readonly id?: string;
  readonly success: boolean;
  readonly error?: {
    readonly resCode: string;
    readonly resMsg: string;
    readonly fields?: readonly { readonly path: string; readonly message: string }[];
  };
}

@injectable()
export class DataRows {
  constructor(@inject(DataClient) private readonly client: DataClient) {}

  async query(object: string, body: QueryRequest, { names, signal }: Asking = {}): Promise<Row[]> {
    const { rows } = await this.client.calls;
    return rowsIn(await rows.query({ params: { object }, query: { base: baseOf(names) }, body, signal }));
  }

  async search(object: string, text: string, request: QueryRequest, { names, signal }: Asking = {}): Promise<Row[]> {
    const { rows } = await this.client.calls;
    const body = { ...request, text };
    return rowsIn(await rows.search({ params: { object }, query: { base: baseOf(names) }, body, signal }));
  }

  /** How many rows meet a condition and have the words that are searched for. */
  async count(object: string, condition?: Condition, text?: string, signal?: AbortSignal): Promise<number> {
    const { rows } = await this.client.calls;
    return rows.count({ params: { object }, body: { condition, text }, signal });
  }

  async get(object: string, id: string, fields?: readonly string[], { names, signal }: Asking = {}): Promise<Row> {
    const { rows } = await this.client.calls;
    const query = { base: baseOf(names), fields: fields?.join(',') };
    return rowIn(await resultOf(await rows.get({ params: { object, id }, query, signal })));
  }

  /** Which of these rows the user may change or delete. */
  async rights(object: string, ids: string[]): Promise<RowRights> {
    const { rows } = await this.client.calls;
    return rows.rights({ params: { object }, body: { ids }, quiet: true });
  }

  async create(object: string, body: Row): Promise<string> {
    const { rows } = await this.client.calls;
    return (await rows.create({ params: { object }, body })).id;
  }

  /** With "revision" among the values it is refused as ROW_STALE if somebody has changed the row since. */
  async update(object: string, id: string, body: Row): Promise<Updated> {
    const { rows } = await this.client.calls;
    return rows.update({ params: { object, id }, body });
  }

  async remove(object: string, id: string): Promise<void> {
    const { rows } = await this.client.calls;
    await rows.remove({ params: { object, id } });
  }

  /** At most 5,000 rows: all of them or none, unless each is to be by itself. */
  async bulk(
    object: string,
    operation: BulkOperation,
    records: Row[],
    allOrNone = true,
  ): Promise<readonly BulkOutcome[]> {
    const { rows } = await this.client.calls;
    return rows.bulk({ params: { object }, body: { operation, records, allOrNone } });
  }

  /** What an encrypted field holds; that it was asked for is kept in the audit log. */
  async reveal(object: string, id: string, field: string): Promise<string | undefined> {
    const { rows } = await this.client.calls;
    return (await rows.reveal({ params: { object, id }, body: { field } })).value ?? undefined;
  }
}

function baseOf(names = false): 'I' | 'N' {
  return names ? 'I' : 'N';
}

async function resultOf(response: Response): Promise<unknown> {
  const answer = parseExact(await response.text());
  return typeof answer === 'object' && answer !== null && 'result' in answer ? answer.result : undefined;
}

async function rowsIn(response: Response): Promise<Row[]> {
  const rows = await resultOf(response);
  return Array.isArray(rows) ? rows.map(rowIn) : [];
}

function rowIn(value: unknown): Row {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
