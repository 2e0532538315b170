import { sql } from 'kysely';
import { JsonData, type MetadataRecord, type NewRecord } from 'lathe/common';
import type { Actor, InTransaction, MetadataStore } from 'lathe/node';
import type { CreationContext, FilledIn, NewApplication } from '../../common/creation';
import type { Creation, MadeRecord } from './creationJournal';

/** What one step does in its transaction, noted down for the journal. */
export class StepContext implements CreationContext {
  readonly made: MadeRecord[] = [];
  readonly tenant: CreationContext['tenant'];
  application: NewApplication;
  applicationId: string | undefined;

  constructor(
    { application, applicationId }: Creation,
    private readonly actor: Actor,
    private readonly transaction: InTransaction,
    private readonly store: MetadataStore,
  ) {
    const { id, name } = actor.tenant;
    this.tenant = { id, name };
    this.application = application;
    this.applicationId = applicationId;
  }

  fill(part: FilledIn): void {
    if (this.applicationId) throw new Error('The application is made: it is too late to add to it.');
    const { data } = this.application;
    const properties = { ...data.properties, ...part.properties };
    this.application = { ...this.application, data: { ...data, ...part, properties } };
  }

  async create(type: string, record: NewRecord): Promise<MetadataRecord> {
    const { transaction, applicationId: project } = this;
    const made = await this.store.create(this.actor, type, record, { transaction, project });
    this.made.push(made);
    if (made.type === 'Application') this.applicationId = made.id;
    return made;
  }

  async get(type: string, id: string): Promise<MetadataRecord | undefined> {
    const { rows } = await sql`select from ${sql.id(this.actor.tenant.schema, 'metadata')}
      where id = ${id} and type = ${type} and deletion is null`.execute(this.transaction);
    return rows.length > 0 ? this.store.get(this.actor, type, id, this.transaction) : undefined;
  }

  async list(type: string, { parent, name }: { readonly parent?: string; readonly name?: string }) {
    const { rows } = await sql<{ id: string }>`select m.id from ${sql.id(this.actor.tenant.schema, 'metadata')} m
      where m.type = ${type} and m.deletion is null and m.parent is not distinct from ${parent ?? null}
        and (${name ?? null}::text is null or lower(m.name) = lower(${name ?? null}))`.execute(this.transaction);
    return Promise.all(rows.map(({ id }) => this.store.get(this.actor, type, id, this.transaction)));
  }
}

/** As it is stored. */
export function asJson(data: object): JsonData {
  return JsonData.parse(JSON.parse(JSON.stringify(data)));
}
