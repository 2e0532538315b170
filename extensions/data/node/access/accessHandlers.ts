import { inject, injectable } from 'inversify';
import { type ListedRecord, Refusal } from 'lathe/common';
import { type Actor, Database, type Handlers, type InTransaction, MetadataStore } from 'lathe/node';
import type { accessCalls, AccessView } from '../../common/accessCalls';
import { ObjectAccessData } from '../../common/objects/accessData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import { unknownObject } from '../query/refuseQuery';
import { type AccessSource, AccessSources } from './accessSources';

/** Who may do what with the rows of an object, as one table. */
@injectable()
export class AccessHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(AccessSources) private readonly sources: AccessSources,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  readonly all: Handlers<typeof accessCalls> = {
    list: async ({ actor, params }) => this.list(actor, await this.idOf(actor, params.object)),
    save: async ({ actor, params, body }) => {
      const parent = await this.idOf(actor, params.object);
      const sources = new Map((await this.sources.all(actor)).map((source) => [source.source, source]));
      const records = await this.records(actor, parent);
      await this.database.transact(actor.tenant, async (transaction) => {
        for (const access of body.access) {
          const source = sources.get(access.source);
          if (!source) throw new Refusal('NOT_FOUND', { parameters: { id: access.source, type: 'Profile' } });
          await this.write(actor, transaction, { parent, source, access, record: records.get(access.source) });
        }
      });
      return this.list(actor, parent);
    },
    principals: ({ actor, query }) => this.sources.principals(actor, query),
  };

  private async idOf({ tenant }: Actor, nameOrId: string): Promise<string> {
    const models = await this.catalogue.of(tenant);
    const object = models.byId(nameOrId) ?? models.find(nameOrId);
    if (object) return object.id;
    throw unknownObject(
      nameOrId,
      models.all.map(({ name }) => name),
    );
  }

  private async list(actor: Actor, objectId: string): Promise<AccessView[]> {
    const records = await this.records(actor, objectId);
    return (await this.sources.all(actor)).map((source) => {
      const data = records.get(source.source)?.data;
      return { ...source, access: data === undefined ? null : ObjectAccessData.parse(data) };
    });
  }

  private async records(actor: Actor, parent: string): Promise<Map<string, ListedRecord>> {
    const { rows } = await this.store.list(actor, 'ObjectAccess', { limit: 1000 }, { parent });
    return new Map(rows.map((row) => [ObjectAccessData.parse(row.data).source, row]));
  }

  private async write(
    actor: Actor,
    transaction: InTransaction,
    wish: { parent: string; source: AccessSource; access: ObjectAccessData; record: ListedRecord | undefined },
  ): Promise<void> {
    const { parent, source, access, record } = wish;
    const data = { ...access };
    if (record) await this.store.update(actor, 'ObjectAccess', record.id, { data }, { transaction });
    else {
      const made = { name: `access${access.source}`, label: source.label, parent, data };
      await this.store.create(actor, 'ObjectAccess', made, { transaction });
    }
  }
}
