import { inject, injectable } from 'inversify';
import type { Handlers } from 'lathe/node';
import type { dataCalls } from '../../common/dataCalls';
import { BulkWriter } from './bulkWriter';
import { RowSecrets } from './rowSecrets';
import { RowWriter } from './rowWriter';

type RowCalls = Pick<typeof dataCalls, 'create' | 'update' | 'remove' | 'upsert' | 'bulk' | 'reveal'>;

/** The calls that write rows. */
@injectable()
export class RowHandlers {
  constructor(
    @inject(RowWriter) private readonly writer: RowWriter,
    @inject(BulkWriter) private readonly bulk: BulkWriter,
    @inject(RowSecrets) private readonly secrets: RowSecrets,
  ) {}

  readonly all: Handlers<RowCalls> = {
    create: async ({ actor, params, body }) => {
      const [id = ''] = await this.writer.create(await this.writer.target(actor, params.object), [body]);
      return { id };
    },
    update: async ({ actor, params: { object, id }, body }) => {
      const target = await this.writer.target(actor, object);
      const [updated] = await this.writer.update(target, [{ ...body, id }]);
      return updated ?? { id, revision: 0 };
    },
    remove: async ({ actor, params: { object, id } }) => {
      await this.writer.remove(await this.writer.target(actor, object), [id]);
      return null;
    },
    upsert: async ({ actor, params, query, body }) => {
      const target = await this.writer.target(actor, params.object);
      const [done] = await this.bulk.write(target, { operation: 'upsert', by: query.by, records: [body] });
      return { id: done?.id ?? '', created: done?.created ?? false };
    },
    reveal: async ({ actor, params, body }) => ({ value: await this.secrets.reveal(actor, { ...params, ...body }) }),
    bulk: async ({ actor, params, body, locale }) => {
      const target = await this.writer.target(actor, params.object);
      return body.allOrNone ? this.bulk.write(target, body) : this.bulk.writeEach(target, body, locale);
    },
  };
}
