import { inject, injectable } from 'inversify';
import { permissions } from '../../common/access/permissions';
import { jobTopic } from '../../common/jobs/jobState';
import type { InTransaction } from '../database/database';
import { Events } from '../events/events';
import type { Tenant } from '../tenants/tenant';
import type { JobRow } from './jobStore';

/** Tells open browsers how a job is going: its owner, and those who look after all jobs. */
@injectable()
export class JobEvents {
  constructor(@inject(Events) private readonly events: Events) {}

  async publish(transaction: InTransaction, tenant: Tenant, job: JobRow): Promise<void> {
    const { id, name, state, user_id: actor } = job;
    const event = { topic: jobTopic, type: name, id, action: state, actor };
    await this.events.publishAll(transaction, tenant, [
      { ...event, user: actor },
      { ...event, permission: permissions.manageJobs },
    ]);
  }
}
