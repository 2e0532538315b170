import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { newId, type MetadataRecord } from 'lathe/common';
import { type Actor, codeOf, Database, Events, type InTransaction, type Tenant } from 'lathe/node';
import { ApplicationData } from '../../common/applicationData';
import { type CreationProgress, creationTopic, type NewApplication } from '../../common/creation';
import { nameTaken } from '../refuse';

/** How long a creation may say nothing before it counts as dead. */
const leaseSeconds = 30;

export interface Creation {
  readonly id: string;
  readonly application: NewApplication;
  readonly applicationId: string | undefined;
  /** The ids of its steps, in their order. */
  readonly steps: readonly string[];
  /** The one that began last, or -1. */
  readonly step: number;
  readonly userId: string;
  readonly userName: string;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly data: unknown;
  readonly source: string | null;
  readonly user_id: string;
  readonly user_name: string;
  readonly step: number;
  readonly steps: string[];
  readonly application: string | null;
}

export type MadeRecord = Pick<MetadataRecord, 'id' | 'type'>;
export type Told = Pick<CreationProgress, 'action' | 'steps' | 'step' | 'application'>;

/** Every creation that is under way, as rows that outlive the process. */
@injectable()
export class CreationJournal {
  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Events) private readonly events: Events,
  ) {}

  /** Nobody else makes one of that name meanwhile. */
  async begin(
    actor: Actor,
    application: NewApplication,
    steps: readonly string[],
    titles: string[],
  ): Promise<Creation> {
    const { tenant, userId, userName } = actor;
    const creation: Creation = {
      ...{ id: newId('00cr'), application, applicationId: undefined },
      ...{ steps, step: -1, userId, userName },
    };
    const { name, label, data, source } = application;
    try {
      await this.database.transact(tenant, async (transaction) => {
        await sql`insert into ${this.table(tenant)} (id, name, label, data, source, user_id, user_name, steps, lease)
          values (${creation.id}, ${name}, ${label}, ${JSON.stringify(data)}::jsonb, ${source ?? null}, ${userId},
            ${userName}, ${[...steps]}::text[], ${lease})`.execute(transaction);
        // Another one may have come to its end while this one waited for its place.
        const { rows } = await sql`select from ${sql.id(tenant.schema, 'metadata')}
          where type = 'Application' and deletion is null and lower(name) = lower(${name})`.execute(transaction);
        if (rows.length > 0) throw nameTaken();
        await this.tell(transaction, tenant, creation, { action: 'begun', steps: titles });
      });
    } catch (error) {
      throw codeOf(error) === '23505' ? nameTaken() : error;
    }
    return creation;
  }

  async stepBegins(tenant: Tenant, creation: Creation, step: number): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      const { rows } = await sql`update ${this.table(tenant)} set step = ${step}, lease = ${lease}
        where id = ${creation.id} and not undoing returning id`.execute(transaction);
      if (rows.length === 0) throw lost(creation.application);
      await this.tell(transaction, tenant, creation, { action: 'step', step });
    });
  }

  /** Part of the step's own transaction: what it made is known if it is there. */
  async stepDone(
    transaction: InTransaction,
    tenant: Tenant,
    { id, application, applicationId, step }: Creation,
    made: readonly MadeRecord[],
  ): Promise<void> {
    const { rows } = await sql`update ${this.table(tenant)} set data = ${JSON.stringify(application.data)}::jsonb,
      application = ${applicationId ?? null} where id = ${id} and not undoing returning id`.execute(transaction);
    if (rows.length === 0) throw lost(application);
    for (const { type, id: record } of made)
      await sql`insert into ${this.made(tenant)} (creation, step, type, record)
        values (${id}, ${step}, ${type}, ${record})`.execute(transaction);
  }

  stillThere(tenant: Tenant, { id }: Creation): Promise<unknown> {
    return sql`update ${this.table(tenant)} set lease = ${lease} where id = ${id}`.execute(this.database.bare);
  }

  async madeBy(tenant: Tenant, { id }: Creation, step: number): Promise<readonly MadeRecord[]> {
    const { rows } = await sql<MadeRecord>`select type, record as id from ${this.made(tenant)}
      where creation = ${id} and step = ${step} order by number desc`.execute(this.database.bare);
    return rows;
  }

  /** From now on nothing but taking back happens to it. */
  async undoBegins(tenant: Tenant, creation: Creation): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      await sql`update ${this.table(tenant)} set undoing = true, lease = ${lease} where id = ${creation.id}`.execute(
        transaction,
      );
      await this.tell(transaction, tenant, creation, { action: 'undoing' });
    });
  }

  async undone(transaction: InTransaction, tenant: Tenant, { id }: Creation, step: number): Promise<void> {
    await sql`delete from ${this.made(tenant)} where creation = ${id} and step = ${step}`.execute(transaction);
    await sql`update ${this.table(tenant)} set step = ${step - 1}, lease = ${lease} where id = ${id}`.execute(
      transaction,
    );
  }

  async end(tenant: Tenant, creation: Creation, told: Told): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      await sql`delete from ${this.table(tenant)} where id = ${creation.id}`.execute(transaction);
      await this.tell(transaction, tenant, creation, told);
    });
  }

  /** Those of which nothing was heard for too long; whoever gets one here is the only one who does. */
  async claimDead(tenant: Tenant): Promise<readonly Creation[]> {
    const { rows } = await sql<Row>`update ${this.table(tenant)} set lease = ${lease}, undoing = true
      where id in (select id from ${this.table(tenant)} where lease < now() for update skip locked) returning *`.execute(
      this.database.bare,
    );
    return rows.map(toCreation);
  }

  private tell(
    transaction: InTransaction,
    tenant: Tenant,
    { id, application, userId }: Creation,
    told: Told,
  ): Promise<void> {
    const { name, label } = application;
    return this.events.publish(transaction, tenant, { topic: creationTopic, id, name, label, user: userId, ...told });
  }

  private table({ schema }: Tenant) {
    return sql.id(schema, 'application_creation');
  }

  private made({ schema }: Tenant) {
    return sql.id(schema, 'application_creation_made');
  }
}

const lease = sql`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`;
export const heartbeat = (leaseSeconds * 1000) / 3;

/** Somebody took it for dead, and takes it back. */
function lost({ name }: NewApplication): Error {
  return new Error(`The creation of ${name} took too long, and another server takes it back.`);
}

function toCreation({ id, name, label, data, source, application, steps, step, ...row }: Row): Creation {
  return {
    id,
    application: { name, label, data: ApplicationData.parse(data), ...(source === null ? {} : { source }) },
    applicationId: application ?? undefined,
    ...{ steps, step, userId: row.user_id, userName: row.user_name },
  };
}
