import { inject, injectable } from 'inversify';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { Locale } from '../../common/locale';
import { toLocaleKey } from '../../common/session/localeKey';
import type { CurrentUser, VerifiedSession } from '../../common/session/sessionShapes';
import { Api } from '../api/api';
import { FailedCall } from '../api/failedCall';
import { SessionOwner } from '../api/sessionOwner';
import { Output } from '../output/output';
import { readCookie } from './cookies';
import { recallUser, rememberUser } from './rememberedUser';
import { sessionApi } from './sessionApi';

const profileLifetime = 60_000;

/** Who is signed in, as far as this page knows. */
@injectable()
export class Session {
  /** Undefined until he is loaded. */
  user: CurrentUser | undefined = undefined;
  private readonly remembered = recallUser();
  private loading: Promise<CurrentUser | undefined> | undefined;
  private loadedAt = 0;

  constructor(
    @inject(Api) private readonly api: Api,
    @inject(SessionOwner) private readonly owner: SessionOwner,
    @inject(Output) private readonly output: Output,
  ) {
    makeObservable(this, { user: observableRef, userName: computed, permissions: computed });
  }

  /** Known before the user is loaded, by the cookie of his name. */
  get userName(): string | undefined {
    return this.user?.userName ?? readCookie('u-m');
  }

  /** As people call him; also before he is loaded. */
  get me(): { readonly id: string; readonly name: string } | undefined {
    const id = this.user?.id ?? this.owner.userId;
    const name = (this.user ?? this.remembered)?.fullName || this.userName;
    return id === undefined || name === undefined ? undefined : { id, name };
  }

  /** Until the user is loaded, what he was allowed when he was here last. */
  get permissions(): ReadonlySet<string> {
    return new Set((this.user ?? this.remembered)?.permissions);
  }

  /** Loaded once; a refresh is answered anew when what is known is a minute old. A failure is only logged. */
  currentUser({ refresh = false }: { readonly refresh?: boolean } = {}): Promise<CurrentUser | undefined> {
    const fresh = !refresh || Date.now() - this.loadedAt < profileLifetime;
    if (this.user && fresh) return Promise.resolve(this.user);
    this.loading ??= this.load().finally(() => (this.loading = undefined));
    return this.loading;
  }

  /** What he may do, or how he is called, has changed: what is known is no good any more. */
  async changed(): Promise<CurrentUser | undefined> {
    // What is being loaded may be from before.
    await this.loading;
    this.loadedAt = 0;
    return this.currentUser({ refresh: true });
  }

  /** Undefined when there is no session any more; any other failure says nothing of it and is thrown. */
  async verify(): Promise<VerifiedSession | undefined> {
    try {
      const { verify } = await sessionApi(this.api);
      return await verify({ quiet: true });
    } catch (error) {
      if (error instanceof FailedCall && error.status === 401) return undefined;
      throw error;
    }
  }

  /** For mails and other browsers: this one speaks the language whether the server hears of it or not. */
  async changeLocale(locale: Locale): Promise<void> {
    const body = { locale: toLocaleKey(locale) };
    try {
      const { changeLocale } = await sessionApi(this.api);
      await changeLocale({ body, quiet: true });
    } catch (error) {
      this.log('The language could not be told to the server', error);
    }
  }

  async changePassword(oldPassword: string, newPassword: string): Promise<void> {
    const { changePassword } = await sessionApi(this.api);
    await changePassword({ query: {}, body: { oldPassword, newPassword } });
  }

  private async load(): Promise<CurrentUser | undefined> {
    try {
      const { currentUser } = await sessionApi(this.api);
      const user = await currentUser({ quiet: true });
      this.owner.userId = user.id;
      this.loadedAt = Date.now();
      rememberUser(user);
      runInAction(() => (this.user = user));
    } catch (error) {
      this.log('The current user could not be loaded', error);
    }
    return this.user;
  }

  private log(what: string, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.output.channel('workbench.log').appendLine(`${what}: ${reason}`, 'warning');
  }
}
