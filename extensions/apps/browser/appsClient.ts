import { Api, inject, injectable } from 'lathe';
import type { AppsApi } from './appsApi';

/** Asks the server about applications: `(await client.calls).components.tree(...)`. */
@injectable()
export class AppsClient {
  private loading: Promise<AppsApi> | undefined;

  constructor(@inject(Api) private readonly api: Api) {}

  get calls(): Promise<AppsApi> {
    this.loading ??= import('./appsApi').then(({ appsApi }) => appsApi(this.api));
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }
}
