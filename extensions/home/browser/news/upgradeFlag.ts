import { Api, inject, injectable } from 'lathe';
import { makeObservable, observable, runInAction } from 'mobx';
import { newsCalls } from '../../common/newsCalls';

/** In the session storage: "true" after an upgrade, "false" where there was none or the user knows of it. */
export const upgradeKey = 'upgrade';

/** Whether there was an upgrade of which this session of the browser is to tell. */
@injectable()
export class UpgradeFlag {
  /** The banner is to be seen. */
  banner = false;

  constructor(@inject(Api) private readonly api: Api) {
    makeObservable(this, { banner: observable });
  }

  /** The server is asked once in a session. */
  async isUp(): Promise<boolean> {
    if (sessionStorage.getItem(upgradeKey) === null) {
      const { upgrade } = await this.api.of(newsCalls).upgrade({ quiet: true });
      sessionStorage.setItem(upgradeKey, String(upgrade));
    }
    const up = sessionStorage.getItem(upgradeKey) === 'true';
    const refused = new URLSearchParams(window.location.search).get('upgrade') === 'false';
    runInAction(() => (this.banner = up && !refused));
    return up;
  }

  lower(): void {
    sessionStorage.setItem(upgradeKey, 'false');
    runInAction(() => (this.banner = false));
  }
}
