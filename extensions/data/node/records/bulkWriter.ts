import { inject, injectable } from 'inversify';
import { type FieldIssue, type Locale, Refusal } from 'lathe/common';
import { Database, type InTransaction } from 'lathe/node';
import { RowWords } from '../describe/rowWords';
import { type Given, RowWriter, type Target } from './rowWriter';
import { uniqueField } from './uniqueField';

export interface BulkRequest {
  readonly operation: 'create' | 'update' | 'upsert' | 'delete';
  readonly by?: string;
  readonly records: readonly Given[];
}

export interface Done {
  readonly id?: string;
  readonly success: boolean;
  readonly created?: boolean;
  readonly error?: {
    readonly resCode: string;
    readonly resMsg: string;
    readonly fields?: FieldIssue[];
  };
}

/** Many rows at once. */
@injectable()
export class BulkWriter {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(RowWriter) private readonly writer: RowWriter,
    @inject(RowWords) private readonly words: RowWords,
  ) {}

  /** All of them, or none. */
  write(target: Target, request: BulkRequest): Promise<Done[]> {
    return this.database.transact(target.actor.tenant, (transaction) => this.writeIn(transaction, target, request));
  }

  /** Each by itself: what is refused keeps the others from nothing. */
  async writeEach(target: Target, request: BulkRequest, locale: Locale): Promise<Done[]> {
    try {
      return await this.write(target, request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (request.records.length === 1) return [this.failed(error, target, locale)];
    }
    // Some are wrong: halves of them until it is known which.
    const middle = Math.ceil(request.records.length / 2);
    const halves = [request.records.slice(0, middle), request.records.slice(middle)];
    const done: Done[] = [];
    for (const records of halves) done.push(...(await this.writeEach(target, { ...request, records }, locale)));
    return done;
  }

  private failed(refusal: Refusal, target: Target, locale: Locale): Done {
    const resMsg = this.words.tell(refusal, target, locale);
    const fields = refusal.fields && [...refusal.fields];
    return { success: false, error: { resCode: refusal.code, resMsg, fields } };
  }

  private async writeIn(transaction: InTransaction, target: Target, request: BulkRequest): Promise<Done[]> {
    const { records } = request;
    switch (request.operation) {
      case 'create':
        return (await this.writer.create(target, records, transaction)).map((id) => ({
          id,
          success: true,
          created: true,
        }));
      case 'update':
        return (await this.writer.update(target, records.map(withId), transaction)).map(({ id }) => ({
          id,
          success: true,
        }));
      case 'delete': {
        const ids = records.map((record) => withId(record).id);
        await this.writer.remove(target, ids, transaction);
        return ids.map((id) => ({ id, success: true }));
      }
      case 'upsert':
        return this.upsert(transaction, target, request);
    }
  }

  private async upsert(transaction: InTransaction, target: Target, { by, records }: BulkRequest): Promise<Done[]> {
    const field = uniqueField(target, by);
    const keyed = records.map((record) => ({ record, key: keyOf(record, field.name) }));
    const known = await this.writer.idsBy(
      target,
      field.column,
      keyed.map(({ key }) => key),
      transaction,
    );
    const fresh = keyed.filter(({ key }) => !known.has(key));
    const made =
      fresh.length > 0
        ? await this.writer.create(
            target,
            fresh.map(({ record }) => record),
            transaction,
          )
        : [];
    const changed = keyed.flatMap(({ record, key }) => {
      const id = known.get(key);
      return id === undefined ? [] : [{ ...record, id }];
    });
    if (changed.length > 0) await this.writer.update(target, changed, transaction);
    const created = new Map(fresh.map(({ key }, index) => [key, made[index]]));
    return keyed.map(({ key }) => ({
      id: known.get(key) ?? created.get(key),
      success: true,
      created: !known.has(key),
    }));
  }
}

function withId(record: Given): Given & { readonly id: string } {
  const { id } = record;
  if (typeof id !== 'string') throw missing('id');
  return { ...record, id };
}

function keyOf(record: Given, name: string): string {
  const [, value] = Object.entries(record).find(([key]) => key.toLowerCase() === name.toLowerCase()) ?? [];
  if (value === undefined || value === null || value === '') throw missing(name);
  return String(value);
}

function missing(name: string): Refusal {
  return new Refusal('INVALID_ROW', {
    parameters: { object: '', issues: `${name}: required` },
    fields: [{ path: `body.${name}`, message: 'required' }],
  });
}
