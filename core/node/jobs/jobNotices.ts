import { inject, injectable } from 'inversify';
import type { InTransaction } from '../database/database';
import { Notices } from '../notify/notices';
import type { Tenant } from '../tenants/tenant';
import { JobKinds } from './jobKinds';
import type { JobRow } from './jobStore';

/** Tells whoever started a job how it ended, for when he is gone by then. */
@injectable()
export class JobNotices {
  constructor(
    @inject(JobKinds) private readonly kinds: JobKinds,
    @inject(Notices) private readonly notices: Notices,
  ) {}

  async tell(
    transaction: InTransaction,
    tenant: Tenant,
    { id, name, state, error, user_id: user }: JobRow,
  ): Promise<void> {
    const kind = this.kinds.find(name);
    if (!kind || kind.quiet || kind.ofPlatform) return;
    const job = { text: kind.label };
    // Open browsers say it by themselves.
    const common = { about: id, quiet: true };
    if (state === 'succeeded')
      await this.notices.tell(transaction, tenant, [user], { ...common, kind: 'jobSucceeded', parameters: { job } });
    if (state === 'failed') {
      const parameters = { job, error: error ?? '' };
      await this.notices.tell(transaction, tenant, [user], {
        ...common,
        kind: 'jobFailed',
        severity: 'error',
        parameters,
      });
    }
  }
}
