import { inject, injectable } from 'inversify';
import { AntiForgery } from '../api/antiForgery';
import { Api } from '../api/api';
import { homePath } from '../routes/routes';
import { sessionApi } from './sessionApi';

const lifetime = 300_000;
/** What is fetched while the home page starts is let go of earlier. */
const lifetimeAtHome = 240_000;

interface Kept {
  readonly token: Promise<string>;
  readonly until: number;
}

/** Asks for a token once and hands it out until it is old. */
@injectable()
export class SessionAntiForgery extends AntiForgery {
  private kept: Kept | undefined;
  private first = true;

  constructor(@inject(Api) private readonly api: Api) {
    super();
  }

  token(): Promise<string> {
    if (this.kept && Date.now() < this.kept.until) return this.kept.token;
    const atHome = this.first && location.pathname === homePath;
    this.first = false;
    const token = this.ask();
    const kept = { token, until: Date.now() + (atHome ? lifetimeAtHome : lifetime) };
    this.kept = kept;
    // A failure is nobody's token.
    token.catch(() => {
      if (this.kept === kept) this.kept = undefined;
    });
    return token;
  }

  private async ask(): Promise<string> {
    const { antiForgeryToken } = await sessionApi(this.api);
    return antiForgeryToken({ onlineOnly: true });
  }

  forget(): void {
    this.kept = undefined;
  }
}
