import { inject, injectable } from 'inversify';
import type { Refusal } from '../../common/calls/refusal';
import type { Actor } from '../access/actor';
import { Database } from '../database/database';
import type { LedgerEntry } from '../http/callLedger';
import { Log } from '../log/log';
import { Audit } from './audit';

/** What somebody tried to change and may not is worth knowing too. What was changed is recorded with the change itself. */
@injectable()
export class RefusedCalls {
  constructor(
    @inject(Audit) private readonly audit: Audit,
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly log: Log,
  ) {}

  async note(
    actor: Actor,
    { owner, name }: LedgerEntry,
    params: Readonly<Record<string, string>>,
    { code }: Refusal,
  ): Promise<void> {
    const entry = { action: 'refused', type: 'Call', id: `${owner}/${name}`, after: { code, params } };
    try {
      await this.audit.record(this.database.of(actor.tenant), actor, entry);
    } catch (error) {
      // The caller is told of the refusal all the same.
      this.log.error(error, 'A refused call could not be recorded.');
    }
  }
}
