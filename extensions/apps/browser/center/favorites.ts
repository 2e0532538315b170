import { inject, injectable } from 'lathe';
import { AppsClient } from '../appsClient';

/** What a user marks to find it again. */
@injectable()
export class Favorites {
  constructor(@inject(AppsClient) private readonly client: AppsClient) {}

  async set(appId: string, favorite: boolean): Promise<void> {
    await (await this.client.calls).center.favorite({ params: { appId }, body: { favorite } });
  }
}
