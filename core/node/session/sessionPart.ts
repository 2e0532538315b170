import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import type { Locale } from '../../common/locale';
import { toLocale } from '../../common/locale';
import { localeKeys } from '../../common/session/localeKey';
import { sessionCalls } from '../../common/session/sessionCalls';
import { weakPasswords } from '../../common/session/weakPasswords';
import { Database } from '../database/database';
import type { Handlers } from '../http/callHandler';
import { CallServer } from '../http/callServer';
import { Gatekeeper } from '../http/gatekeeper';
import { ServerPart } from '../http/serverPart';
import { PasswordHasher } from '../users/passwordHasher';
import { Users } from '../users/users';
import { AntiForgery } from './antiForgery';
import { captchaHandlers } from './captchaHandlers';
import { Captchas } from './captchas';
import { CurrentUsers } from './currentUsers';
import { LoginThrottle } from './loginThrottle';
import { Passwords } from './passwords';
import { SessionCookies } from './sessionCookies';
import { sessionMigrations } from './sessionTables';
import { Sessions } from './sessions';
import { SignIn } from './signIn';
import { signedInAs } from './signedInAs';

/** Answers the calls about who is at the browser. */
@injectable()
export class SessionPart extends ServerPart {
  override readonly tables = sessionMigrations;

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Database) private readonly database: Database,
    @inject(Gatekeeper) private readonly gatekeeper: Gatekeeper,
    @inject(AntiForgery) private readonly antiForgery: AntiForgery,
    @inject(Captchas) private readonly captchas: Captchas,
    @inject(CurrentUsers) private readonly currentUsers: CurrentUsers,
    @inject(LoginThrottle) private readonly throttle: LoginThrottle,
    @inject(PasswordHasher) private readonly hasher: PasswordHasher,
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(Sessions) private readonly sessions: Sessions,
    @inject(SignIn) private readonly signIn: SignIn,
    @inject(Users) private readonly users: Users,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    const { antiForgery, captchas, cookies, throttle } = this;
    this.calls.serve(server, 'core', sessionCalls, {
      ...this.handlers(),
      ...captchaHandlers({ antiForgery, captchas, cookies, throttle }),
    });
  }

  override async start(): Promise<void> {
    this.sessions.start();
    await this.hasher.prepareDecoy();
  }

  override async stop(): Promise<void> {
    this.sessions.stop();
  }

  private handlers(): Omit<Handlers<typeof sessionCalls>, 'captchaImage' | 'checkCaptcha'> {
    return {
      login: async ({ body, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        return signedInAs(await this.signIn.signIn(request, reply, body));
      },
      portalLogin: async ({ body, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        return signedInAs(await this.signIn.signIn(request, reply, body, 'PortalUser'));
      },
      logout: async ({ actor, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        if (actor) {
          await this.gatekeeper.requireIntent(request, actor);
          await this.signIn.signOut(actor);
        }
        this.cookies.clearSession(request, reply);
        return null;
      },
      verify: ({ actor }) => this.currentUsers.verified(actor),
      antiForgeryToken: ({ actor, request }) => {
        this.antiForgery.checkOrigin(request);
        const { secret, id } = this.sessions.of(actor);
        return this.antiForgery.create(secret, id);
      },
      currentUser: ({ actor }) => this.currentUsers.describe(actor),
      currentPermissions: ({ actor }) => [...actor.permissions].sort(),
      changePassword: async ({ actor, body, locale }) => {
        await this.passwords.change(actor, body.oldPassword, body.newPassword, locale);
        return null;
      },
      weakPasswords: () => [...weakPasswords],
      changeLocale: async ({ actor, body, request, reply }) => {
        const locale = toLocale(body.locale);
        await this.changeLocale(actor.tenant, actor.userId, locale);
        this.cookies.writeLocale(request, reply, locale);
        return { languageLocaleKey: localeKeys[locale] };
      },
    };
  }

  private async changeLocale(tenant: Parameters<Database['of']>[0], userId: string, locale: Locale): Promise<void> {
    await this.database.transact(tenant, async (transaction) => {
      await this.users.update(transaction, tenant, userId, { locale });
      await this.sessions.userChanged(transaction, tenant, userId);
    });
    this.sessions.forgetUser(userId);
  }
}
