import { inject, injectable } from 'inversify';
import { type Locale, Refusal } from 'lathe/common';
import type { Handlers } from 'lathe/node';
import type { dataCalls } from '../../common/dataCalls';
import { RowWords } from '../describe/rowWords';
import { BulkWriter } from './bulkWriter';
import { RowSecrets } from './rowSecrets';
import { RowWriter, type Target } from './rowWriter';

type RowCalls = Pick<typeof dataCalls, 'create' | 'update' | 'remove' | 'upsert' | 'bulk' | 'reveal'>;

/** The calls that write rows. */
@injectable()
export class RowHandlers {
  constructor(
    @inject(RowWriter) private readonly writer: RowWriter,
    @inject(BulkWriter) private readonly bulk: BulkWriter,
    @inject(RowSecrets) private readonly secrets: RowSecrets,
    @inject(RowWords) private readonly words: RowWords,
  ) {}

  readonly all: Handlers<RowCalls> = {
    create: async ({ actor, params, body, locale }) => {
      const target = await this.writer.target(actor, params.object);
      const [id = ''] = await this.inWords(target, locale, this.writer.create(target, [body]));
      return { id };
    },
    update: async ({ actor, params: { object, id }, body, locale }) => {
      const target = await this.writer.target(actor, object);
      const [updated] = await this.inWords(target, locale, this.writer.update(target, [{ ...body, id }]));
      return updated ?? { id, revision: 0 };
    },
    remove: async ({ actor, params: { object, id }, locale }) => {
      const target = await this.writer.target(actor, object);
      await this.inWords(target, locale, this.writer.remove(target, [id]));
      return null;
    },
    upsert: async ({ actor, params, query, body, locale }) => {
      const target = await this.writer.target(actor, params.object);
      const wish = { operation: 'upsert' as const, by: query.by, records: [body] };
      const [done] = await this.inWords(target, locale, this.bulk.write(target, wish));
      return { id: done?.id ?? '', created: done?.created ?? false };
    },
    reveal: async ({ actor, params, body }) => ({ value: await this.secrets.reveal(actor, { ...params, ...body }) }),
    bulk: async ({ actor, params, body, locale }) => {
      const target = await this.writer.target(actor, params.object);
      return body.allOrNone
        ? this.inWords(target, locale, this.bulk.write(target, body))
        : this.bulk.writeEach(target, body, locale);
    },
  };

  /** Whoever writes a row reads what is wrong with it. */
  private async inWords<T>(target: Target, locale: Locale, written: Promise<T>): Promise<T> {
    try {
      return await written;
    } catch (error) {
      throw error instanceof Refusal ? this.words.worded(error, target, locale) : error;
    }
  }
}
