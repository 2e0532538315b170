import { inject, injectable } from 'inversify';
import { type Locale, Refusal } from 'lathe/common';
import type { Actor, Handlers } from 'lathe/node';
import type { dataCalls } from '../../common/dataCalls';
import { RowWords } from '../describe/rowWords';
import { BulkWriter } from './bulkWriter';
import { RowSecrets } from './rowSecrets';
import { type Given, RowWriter, type Target } from './rowWriter';

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
    create: ({ actor, params, body, locale }) => this.create(actor, params.object, body, locale),
    update: ({ actor, params: { object, id }, body, locale }) => this.update(actor, object, { ...body, id }, locale),
    remove: async ({ actor, params: { object, id }, locale }) => {
      await this.remove(actor, object, id, locale);
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

  async create(actor: Actor, object: string, values: Given, locale: Locale): Promise<{ id: string }> {
    const target = await this.writer.target(actor, object);
    const [id = ''] = await this.inWords(target, locale, this.writer.create(target, [values]));
    return { id };
  }

  async update(actor: Actor, object: string, values: Given & { readonly id: string }, locale: Locale) {
    const target = await this.writer.target(actor, object);
    const [updated] = await this.inWords(target, locale, this.writer.update(target, [values]));
    return updated ?? { id: values.id, revision: 0 };
  }

  async remove(actor: Actor, object: string, id: string, locale: Locale): Promise<void> {
    const target = await this.writer.target(actor, object);
    await this.inWords(target, locale, this.writer.remove(target, [id]));
  }

  /** Whoever writes a row reads what is wrong with it. */
  private async inWords<T>(target: Target, locale: Locale, written: Promise<T>): Promise<T> {
    try {
      return await written;
    } catch (error) {
      throw error instanceof Refusal ? this.words.worded(error, target, locale) : error;
    }
  }
}
