import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Actor, Database, type Handlers, MetadataStore } from 'lathe/node';
import type { indexCalls, IndexView } from '../../common/indexCalls';
import { IndexData } from '../../common/objects/indexData';
import { ObjectCatalogue } from '../objects/objectCatalogue';
import type { ObjectModel } from '../objects/objectModel';
import { unknownField, unknownObject } from '../query/refuseQuery';
import { indexName } from './indexHooks';

interface Statistics {
  readonly name: string;
  readonly size: number;
  readonly uses: number;
}

/** The indexes of an object by the names of its fields; each is a record of metadata. */
@injectable()
export class IndexHandlers {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(MetadataStore) private readonly store: MetadataStore,
    @inject(ObjectCatalogue) private readonly catalogue: ObjectCatalogue,
  ) {}

  readonly all: Handlers<typeof indexCalls> = {
    list: async ({ actor, params }) => this.list(actor, await this.object(actor, params.object)),
    create: async ({ actor, params, body: { name, fields, unique } }) => {
      const object = await this.object(actor, params.object);
      const ids = fields.map((field) => fieldIdOf(object, field));
      const data = { fields: ids, unique };
      const { id } = await this.store.create(actor, 'ObjectIndex', { name, parent: object.id, data });
      return { id, name, fields, unique, size: 0, uses: 0 };
    },
    remove: async ({ actor, params }) => {
      const object = await this.object(actor, params.object);
      await this.store.remove(actor, 'ObjectIndex', params.indexId, { parent: object.id });
      return null;
    },
  };

  private async object(actor: Actor, name: string): Promise<ObjectModel> {
    const models = await this.catalogue.of(actor.tenant);
    const object = models.find(name) ?? models.byId(name);
    if (!object)
      throw unknownObject(
        name,
        models.all.map((each) => each.name),
      );
    return object;
  }

  private async list(actor: Actor, object: ObjectModel): Promise<IndexView[]> {
    const { rows } = await this.store.list(actor, 'ObjectIndex', { limit: 1000 }, { parent: object.id });
    const statistics = await this.statistics(
      actor,
      rows.map(({ id }) => indexName(id)),
    );
    return rows.map(({ id, name, data }) => {
      const { fields, unique } = IndexData.parse(data);
      const names = fields.map((field) => object.fields.find((each) => each.id === field)?.name ?? field);
      const known = statistics.get(indexName(id));
      return { id, name, fields: names, unique, size: known?.size ?? 0, uses: known?.uses ?? 0 };
    });
  }

  private async statistics({ tenant }: Actor, names: readonly string[]): Promise<Map<string, Statistics>> {
    const { rows } = await sql<Statistics>`
      select s.indexrelname as name, s.idx_scan::float8 as uses, pg_relation_size(s.indexrelid)::float8 as size
      from pg_stat_user_indexes s where s.schemaname = ${tenant.schema} and s.indexrelname = any(${[...names]}::text[])`.execute(
      this.database.bare,
    );
    return new Map(rows.map((row) => [row.name, row]));
  }
}

function fieldIdOf(object: ObjectModel, name: string): string {
  const field = object.field(name);
  if (!field)
    throw unknownField(
      object.name,
      name,
      object.fields.map((each) => each.name),
    );
  return field.id;
}
