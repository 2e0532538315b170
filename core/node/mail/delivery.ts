import { inject, injectable } from 'inversify';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../common/calls/refusal';
import { Database } from '../database/database';
import type { JobContext } from '../jobs/jobDefinition';
import { Jobs } from '../jobs/jobs';
import type { Tenant } from '../tenants/tenant';
import { deliveryJob } from './deliveryJob';
import { MailTransport } from './mailTransport';
import { type MessageRow, MessageStore } from './messageStore';
import { SmsProvider } from './smsProvider';

/** The wait before the second attempt, in seconds; the last comes after about half a day. */
export const deliveryRetry = { attempts: 10, delay: 30, greatestDelay: 14_400 };

/** Sends what stands in the log of messages. */
@injectable()
export class Delivery {
  retry = deliveryRetry;

  constructor(
    @inject(Database) private readonly database: Database,
    @inject(Jobs) private readonly jobs: Jobs,
    @inject(MessageStore) private readonly store: MessageStore,
    @inject(MailTransport) private readonly transport: MailTransport,
    @inject(SmsProvider) private readonly sms: SmsProvider,
  ) {}

  define(): void {
    this.jobs.define({
      name: deliveryJob,
      label: 'jobs.mail.deliver',
      input: z.object({ message: z.string() }),
      quiet: true,
      ofPlatform: true,
      retry: this.retry,
      run: (context, { message }) => this.deliver(context, message),
    });
  }

  private async deliver(context: JobContext, id: string): Promise<void> {
    const { tenant } = context.actor;
    const row = await this.store.find(tenant, id);
    if (row?.state !== 'queued') return;
    const { confidential } = row;
    try {
      await this.handOver(tenant, row);
    } catch (error) {
      const last = error instanceof Refusal || context.attempt >= this.retry.attempts;
      await this.write(context, id, { state: last ? 'failed' : 'queued', error: reasonOf(error, context) });
      throw error;
    }
    await this.write(context, id, {
      state: 'sent',
      error: null,
      sent_at: sql<Date>`clock_timestamp()`,
      ...(confidential ? { text: null, html: null } : {}),
    });
  }

  private async handOver(tenant: Tenant, { id, kind, recipient: to, subject, text, html }: MessageRow): Promise<void> {
    const body = text ?? '';
    if (kind === 'sms') await this.sms.send(tenant, { id, to, text: body });
    else await this.transport.send(tenant, { id, to, subject, text: body, html: html ?? undefined });
  }

  private async write({ actor: { tenant } }: JobContext, id: string, change: object): Promise<void> {
    const counted = { ...change, attempts: sql<number>`attempts + 1` };
    await this.database.transact(tenant, (tx) => this.store.change(tx, tenant, id, counted, ['queued']));
  }
}

function reasonOf(error: unknown, { say }: JobContext): string {
  if (error instanceof Refusal) return say(`error.${error.text}`, error.parameters);
  return error instanceof Error ? error.message.slice(0, 500) : String(error);
}
