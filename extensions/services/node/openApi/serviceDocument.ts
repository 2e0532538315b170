import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type Locale, Refusal } from 'lathe/common';
import { type Actor, Database, Messages } from 'lathe/node';
import { textFor } from '../../../data/common/objects/translations';
import type { ObjectDescription } from '../../../data/common/describeCalls';
import { ServiceData } from '../../common/serviceData';
import { OtherAreas } from '../otherAreas';
import { ResourceAccess } from '../resources/resourceAccess';
import { type FoundService, ServiceResources } from '../resources/serviceResources';
import { failureSchema, securitySchemes } from './answers';
import type { Schema } from './fieldSchema';
import { objectPaths, objectSchemas, type Say } from './objectPaths';
import { openApiPath, resourceOperation } from './resourcePaths';

/** Describes a service for one reader: of objects and resources only what he may use, fields only those that he sees. */
@injectable()
export class ServiceDocument {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(OtherAreas) private readonly others: OtherAreas,
    @inject(ServiceResources) private readonly resources: ServiceResources,
    @inject(ResourceAccess) private readonly access: ResourceAccess,
    @inject(Messages) private readonly messages: Messages,
  ) {}

  async of(actor: Actor, service: FoundService, locale: Locale): Promise<Schema> {
    const { version, description, labels } = ServiceData.parse(service.data);
    const say: Say = (key, parameters) => this.messages.say(locale, key, parameters);
    const objects = await this.objects(actor, service, locale);
    const own = await this.ownPaths(actor, service, objects, say);
    const schemas = Object.assign({}, ...[...objects.values()].map(objectSchemas));
    const title = textFor(locale, service.label, labels);
    return {
      openapi: '3.1.0',
      info: { title, version, description: description || say('api.about') },
      tags: [
        ...(Object.keys(own).length > 0 ? [{ name: say('api.resources') }] : []),
        ...[...objects.values()].map(({ name, label }) => ({ name, description: label })),
      ],
      paths: Object.assign({}, own, ...[...objects.values()].map((object) => objectPaths(object, say))),
      components: { schemas: { Failure: failureSchema, ...schemas }, securitySchemes },
    };
  }

  private async ownPaths(
    actor: Actor,
    service: FoundService,
    objects: ReadonlyMap<string, ObjectDescription>,
    say: Say,
  ): Promise<Record<string, Schema>> {
    const may = await this.access.of(actor);
    const all = await this.resources.of(actor, [service.id]);
    const paths: Record<string, Record<string, Schema>> = {};
    for (const resource of all.filter(({ active, fits, data }) => active && fits && may(data))) {
      const object = objects.get(resource.data.action.object);
      (paths[openApiPath(resource)] ??= {})[resource.data.method.toLowerCase()] = resourceOperation(
        resource,
        object,
        say,
      );
    }
    return paths;
  }

  /** The objects of a service that somebody may read, by their ids. */
  private async objects(actor: Actor, { id }: FoundService, locale: Locale): Promise<Map<string, ObjectDescription>> {
    const table = sql.id(actor.tenant.schema, 'metadata');
    const { rows } = await sql<{ id: string }>`select o.id from ${table} i
      join ${table} o on o.id = i.data->>'compId' and o.type = 'CustomObject' and o.deletion is null
      where i.parent = ${id} and i.type = 'ServiceItem' and i.deletion is null
      order by (i.data->>'seqNo')::float8, i.id`.execute(this.database.bare);
    const described = await Promise.all(rows.map((row) => this.describe(actor, row.id, locale)));
    return new Map(described.flatMap((object) => (object ? [[object.id, object] as const] : [])));
  }

  private async describe(actor: Actor, id: string, locale: Locale): Promise<ObjectDescription | undefined> {
    try {
      return await this.others.rows.describe(actor, id, locale);
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  }
}
