import { inject, injectable } from 'inversify';
import type { JsonValue } from '../../common/json/jsonValue';
import type { Actor } from '../access/actor';
import type { Connected, InTransaction } from '../database/database';
import { AuditAnchors } from './auditAnchors';
import type { AuditTables } from './auditTables';

export interface AuditEntry {
  /** What was done, such as "create" or "unlock". */
  readonly action: string;
  /** To a thing of what type. */
  readonly type: string;
  readonly id: string;
  readonly name?: string;
  /** Never secrets: who may read the log need not know them. */
  readonly before?: JsonValue;
  readonly after?: JsonValue;
}

/** As much of an actor as the log keeps: somebody who is just signing in is none yet. */
export type AuditedActor = Pick<Actor, 'tenant' | 'userId' | 'userName' | 'address' | 'requestId' | 'token'>;

/** Who did what, when and from where: written with the change itself, and never changed afterwards. */
@injectable()
export class Audit {
  constructor(@inject(AuditAnchors) private readonly anchors: AuditAnchors) {}

  async record(
    connection: Connected | InTransaction,
    actor: AuditedActor,
    ...entries: readonly AuditEntry[]
  ): Promise<void> {
    if (entries.length === 0) return;
    await connection
      .withSchema(actor.tenant.schema)
      .withTables<AuditTables>()
      .insertInto('audit')
      .values(entries.map((entry) => toRow(actor, entry)))
      .execute();
    this.anchors.hasGrown(actor.tenant);
  }
}

function toRow({ userId, userName, address, requestId, token }: AuditedActor, entry: AuditEntry) {
  return {
    user_id: userId,
    user_name: userName,
    address: address ?? null,
    request_id: requestId ?? null,
    action: entry.action,
    type: entry.type,
    object_id: entry.id,
    name: entry.name ?? null,
    before: write(entry.before),
    after: write(entry.after),
    token_id: token?.id ?? null,
    token_name: token?.name ?? null,
  };
}

function write(value: JsonValue | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
