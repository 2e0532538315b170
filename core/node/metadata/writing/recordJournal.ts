import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import type { JsonValue } from '../../../common/json/jsonValue';
import type { metadataActions } from '../../../common/metadata/metadataEvent';
import { metadataTopic } from '../../../common/metadata/metadataTopic';
import type { MetadataRecord } from '../../../common/metadata/metadataRecord';
import type { versionActions } from '../../../common/metadata/recordVersion';
import type { Actor } from '../../access/actor';
import { Audit } from '../../audit/audit';
import type { InTransaction } from '../../database/database';
import { Events } from '../../events/events';
import { MetadataTypes } from '../types/metadataTypes';

export interface RecordChange {
  readonly before?: MetadataRecord;
  readonly after: MetadataRecord;
}

/** As much of a record as open browsers are told. */
export type ToldRecord = Pick<MetadataRecord, 'id' | 'type' | 'name' | 'label' | 'parent' | 'belongTo' | 'revision'>;

type VersionAction = (typeof versionActions)[number];

const eventOf: Readonly<Record<VersionAction, (typeof metadataActions)[number]>> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  undelete: 'undeleted',
  restore: 'updated',
};

/** What follows from every change: a version, an audit entry and a live event, in the same transaction. */
@injectable()
export class RecordJournal {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Events) private readonly events: Events,
    @inject(MetadataTypes) private readonly types: MetadataTypes,
  ) {}

  async write(
    transaction: InTransaction,
    actor: Actor,
    action: VersionAction,
    changes: readonly RecordChange[],
  ): Promise<void> {
    if (changes.length === 0) return;
    await this.writeVersions(
      transaction,
      actor,
      action,
      changes.map(({ after }) => after.id),
    );
    await this.audit.record(transaction, actor, ...changes.map((change) => entryOf(action, change)));
    await this.tell(
      transaction,
      actor,
      eventOf[action],
      changes.map(({ after }) => after),
    );
    const topics = new Set(changes.flatMap(({ after }) => this.types.find(after.type)?.changesTopic ?? []));
    const told = [...topics].map((topic) => ({ topic }));
    await this.events.publishAll(transaction, actor.tenant, told);
  }

  async tell(
    transaction: InTransaction,
    actor: Pick<Actor, 'tenant' | 'userId' | 'userName'>,
    action: (typeof metadataActions)[number],
    records: readonly ToldRecord[],
  ): Promise<void> {
    const events = records.map(({ id, type, name, label, parent, belongTo, revision }) => ({
      topic: metadataTopic,
      action,
      id,
      type,
      name,
      label,
      parent,
      belongTo,
      revision,
      actor: actor.userId,
      actorName: actor.userName,
      permission: this.types.find(type)?.readPermissions,
    }));
    await this.events.publishAll(transaction, actor.tenant, events);
  }

  /** Copied inside the database: what the rows are now. */
  private async writeVersions(
    transaction: InTransaction,
    { tenant, userId, userName }: Actor,
    action: VersionAction,
    ids: readonly string[],
  ): Promise<void> {
    await sql`insert into ${sql.id(tenant.schema, 'metadata_version')}
      (record, revision, action, at, by, by_name, name, label, parent, belong_to, active, data)
      select id, revision, ${action}, now(), ${userId}, ${userName}, name, label, parent, belong_to, active, data
      from ${sql.id(tenant.schema, 'metadata')} where id = any(${ids}::text[])`.execute(transaction);
  }
}

function entryOf(action: VersionAction, { before, after }: RecordChange) {
  const { type, id, name } = after;
  const entry = { action, type, id, name };
  if (action === 'create') return { ...entry, after: contentOf(after) };
  if (action === 'delete') return { ...entry, before: contentOf(after) };
  if (!before) return { ...entry, after: contentOf(after) };
  return { ...entry, before: changedIn(before, after), after: changedIn(after, before) };
}

type Content = Record<string, JsonValue>;
type RecordContent = Pick<MetadataRecord, 'name' | 'label' | 'parent' | 'belongTo' | 'active' | 'data'>;

function contentOf({ name, label, parent, belongTo, active, data }: MetadataRecord): RecordContent {
  return { name, label, parent, belongTo, active, data };
}

/** Of what a record holds, what the other doesn't hold alike: of its data, field by field. */
function changedIn(record: MetadataRecord, other: MetadataRecord): Content {
  const [{ data: own, ...rest }, { data: others, ...otherRest }] = [contentOf(record), contentOf(other)];
  return { ...differing(rest, otherRest), data: differing(own, others) };
}

function differing(one: Readonly<Record<string, JsonValue>>, other: Readonly<Record<string, JsonValue>>): Content {
  return Object.fromEntries(
    Object.entries(one).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(other[key])),
  );
}
