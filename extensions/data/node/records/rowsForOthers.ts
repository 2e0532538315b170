import { inject, injectable } from 'inversify';
import type { Locale } from 'lathe/common';
import type { Actor } from 'lathe/node';
import type { QueryRequest } from '../../common/query/queryRequest';
import type { RowWork } from '../../common/rowWork';
import { DescribeHandlers } from '../describe/describeHandlers';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { QueryReader } from '../query/queryReader';
import { RowHandlers } from './rowHandlers';
import type { Given } from './rowWriter';

/** What the calls do with rows, for other areas. */
@injectable()
export class RowsForOthers implements RowWork {
  constructor(
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
    @inject(DescribeHandlers) private readonly descriptions: DescribeHandlers,
    @inject(QueryReader) private readonly reader: QueryReader,
    @inject(RowHandlers) private readonly rows: RowHandlers,
  ) {}

  describe(actor: Actor, object: string, locale: Locale) {
    return this.descriptions.object(actor, object, locale);
  }

  async query(actor: Actor, object: string, request: QueryRequest): Promise<string> {
    return this.reader.query(actor, await this.asking(actor, object), request);
  }

  async get(actor: Actor, object: string, id: string, fields?: readonly string[]): Promise<string> {
    return this.reader.get(actor, await this.asking(actor, object), { id, fields });
  }

  async create(actor: Actor, object: string, values: Given, locale: Locale): Promise<{ id: string }> {
    return this.rows.create(actor, await this.nameOf(actor, object), values, locale);
  }

  async update(actor: Actor, object: string, values: Given & { readonly id: string }, locale: Locale) {
    return this.rows.update(actor, await this.nameOf(actor, object), values, locale);
  }

  async remove(actor: Actor, object: string, id: string, locale: Locale): Promise<void> {
    await this.rows.remove(actor, await this.nameOf(actor, object), id, locale);
  }

  private async asking(actor: Actor, object: string) {
    return { object: await this.nameOf(actor, object), base: 'N', join_type: 'left' } as const;
  }

  private async nameOf({ tenant }: Actor, nameOrId: string): Promise<string> {
    return (await this.catalogue.of(tenant)).byId(nameOrId)?.name ?? nameOrId;
  }
}
