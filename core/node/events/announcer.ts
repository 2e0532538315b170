import { inject, injectable } from 'inversify';
import { type RawBuilder, sql } from 'kysely';
import { setTimeout as wait } from 'node:timers/promises';
import { Database } from '../database/database';
import { Log } from '../log/log';
import type { LogOwner } from './eventLog';

export const eventChannel = 'lathe_event';

/** How long what happens next waits to be announced together with what comes after it. */
const gathering = 20;

/** Announces in a transaction, for when it is committed, that a tenant's log has more. */
export function announcing({ id, schema }: LogOwner): RawBuilder<unknown> {
  return sql`pg_notify(${eventChannel}, ${JSON.stringify([id, schema])})`;
}

/**
 * Announces what is committed already, for many transactions at once: an announcement inside of each would make them
 * commit one after the other. What this process can't announce any more is found by those that look by themselves.
 */
@injectable()
export class Announcer {
  private readonly due = new Map<string, LogOwner>();
  private running: Promise<void> | undefined;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Log) private readonly diary: Log,
  ) {}

  announce(tenant: LogOwner): void {
    this.due.set(tenant.id, tenant);
    this.running ??= this.run();
  }

  /** When all that was to be announced is. */
  async settled(): Promise<void> {
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.due.size > 0) {
      const tenants = [...this.due.values()];
      this.due.clear();
      await this.tell(tenants);
      await wait(gathering);
    }
    this.running = undefined;
  }

  private async tell(tenants: readonly LogOwner[]): Promise<void> {
    try {
      for (const tenant of tenants) await sql`select ${announcing(tenant)}`.execute(this.database.bare);
    } catch (error) {
      this.diary.warn(error, 'That something happened could not be announced.');
    }
  }
}
