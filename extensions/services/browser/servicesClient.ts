import { Api, inject, injectable } from 'lathe';
import type { ServicesApi } from './servicesApi';

/** Asks the server about services: `(await client.calls).assets.list(...)`. */
@injectable()
export class ServicesClient {
  private loading: Promise<ServicesApi> | undefined;

  constructor(@inject(Api) private readonly api: Api) {}

  get calls(): Promise<ServicesApi> {
    this.loading ??= import('./servicesApi').then(({ servicesApi }) => servicesApi(this.api));
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }
}
