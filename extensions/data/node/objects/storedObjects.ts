import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { type LiveEvent, metadataTopic } from 'lathe/common';
import { type Connected, Contributions, Database, Events, type InTransaction, type Tenant } from 'lathe/node';
import type { z } from 'zod';
import { ObjectAccessData, SharingRuleData } from '../../common/objects/accessData';
import { FieldData } from '../../common/objects/fieldData';
import { modelTypes } from '../../common/modelTypes';
import { ObjectData } from '../../common/objects/objectData';
import { readableTypes } from '../../common/readableTypes';
import { PicklistData } from '../../common/objects/picklistData';
import { ValidationRuleData } from '../../common/objects/validationData';
import { buildModels, type Stored, type StoredPart } from './buildModels';
import { ObjectCatalogue } from './objectCatalogue';
import type { ObjectModels } from './objectModel';

/** For so many milliseconds after a change here the objects are read anew: until all have heard of it. */
const settling = 5000;

function changesModels({ topic, type }: LiveEvent): boolean {
  return topic === metadataTopic && modelTypes.has(String(type));
}

interface Row {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly label: string;
  readonly parent: string | null;
  readonly data: unknown;
}

/** Reads the objects from the metadata, and remembers them until somebody changes one, on whichever replica. */
@injectable()
export class StoredObjects extends ObjectCatalogue {
  private readonly known = new Map<string, Promise<ObjectModels>>();
  /** Until when nobody relies on what is remembered of a tenant, as this replica is changing it. */
  private readonly changing = new Map<string, number>();

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
    @inject(Contributions) private readonly contributions: Contributions,
  ) {
    super();
    this.events.subscribe('*', {
      heard: ({ tenantId, event }) => {
        if (changesModels(event)) this.known.delete(tenantId);
      },
      missed: () => this.known.clear(),
    });
    this.events.onWillPublish(({ tenantId, events: told }) => {
      if (told.some(changesModels)) this.changing.set(tenantId, performance.now() + settling);
    });
  }

  of(tenant: Tenant, transaction?: InTransaction): Promise<ObjectModels> {
    if (transaction) return this.read(transaction, tenant);
    if (!this.relied(tenant)) return this.read(this.database.bare, tenant);
    const known = this.known.get(tenant.id);
    if (known) return known;
    const reading = this.read(this.database.bare, tenant);
    this.known.set(tenant.id, reading);
    reading.catch(() => this.known.delete(tenant.id));
    return reading;
  }

  /** Without the connection that tells of changes, what is remembered may be wrong. */
  private relied({ id }: Tenant): boolean {
    return this.database.hears && (this.changing.get(id) ?? 0) < performance.now();
  }

  private async read(connected: Connected, { schema }: Tenant): Promise<ObjectModels> {
    const { rows } = await sql<Row>`
      select id, type, name, label, parent, data from ${sql.id(schema, 'metadata')}
      where type = any(${[...modelTypes]}::text[]) and deletion is null
        and (active or type not in ('ValidationRule', 'SharingRule')) order by created_at, id`.execute(connected);
    const of = <S extends z.ZodType>(type: string, shape: S): Stored<z.output<S>>[] =>
      rows.filter((row) => row.type === type).map((row) => ({ ...row, data: shape.parse(row.data) }));
    const partsOf = <S extends z.ZodType>(type: string, shape: S): StoredPart<z.output<S>>[] =>
      rows.flatMap((row) =>
        row.type === type && row.parent !== null ? [{ ...row, parent: row.parent, data: shape.parse(row.data) }] : [],
      );
    return buildModels({
      objects: of('CustomObject', ObjectData),
      picklists: of('Picklist', PicklistData),
      fields: partsOf('Field', FieldData),
      access: partsOf('ObjectAccess', ObjectAccessData),
      sharingRules: partsOf('SharingRule', SharingRuleData),
      validations: partsOf('ValidationRule', ValidationRuleData),
      types: this.contributions.to(readableTypes),
    });
  }
}
