import { inject, injectable } from 'inversify';
import { ServerPart } from '../http/serverPart';
import { Sweeps } from '../operations/sweeps';
import { Tenants } from '../tenants/tenants';
import { Notices } from './notices';
import { noticeMigrations } from './noticeTables';

/** The tables of what users are told; old notices go by themselves. */
@injectable()
export class NotifyPart extends ServerPart {
  override readonly tables = noticeMigrations;

  constructor(
    @inject(Notices) private readonly notices: Notices,
    @inject(Sweeps) private readonly sweeps: Sweeps,
    @inject(Tenants) private readonly tenants: Tenants,
  ) {
    super();
  }

  override async start(): Promise<void> {
    this.sweeps.add({
      name: 'old notices',
      everyMinutes: 24 * 60,
      run: async () => {
        for (const tenant of await this.tenants.all()) await this.notices.forgetOld(tenant);
      },
    });
  }
}
