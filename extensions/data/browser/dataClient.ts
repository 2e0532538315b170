import { Api, inject, injectable } from 'lathe';
import type { DataApi } from './dataApi';

/** Asks the server about objects and rows: `(await client.calls).rows.query(...)`. */
@injectable()
export class DataClient {
  private loading: Promise<DataApi> | undefined;

  constructor(@inject(Api) private readonly api: Api) {}

  get calls(): Promise<DataApi> {
    this.loading ??= import(/* webpackChunkName: "extension-data-page" */ './dataApi').then(({ dataApi }) =>
      dataApi(this.api),
    );
    this.loading.catch(() => (this.loading = undefined));
    return this.loading;
  }
}
