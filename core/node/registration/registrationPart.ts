import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import { Refusal } from '../../common/calls/refusal';
import type { Locale } from '../../common/locale';
import { registrationCalls, RegistrationShape } from '../../common/session/registrationCalls';
import { Audit } from '../audit/audit';
import { Database } from '../database/database';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { AntiForgery } from '../session/antiForgery';
import { AttemptLimits } from '../session/attemptLimits';
import { Captchas } from '../session/captchas';
import { PasswordPolicies } from '../session/passwordPolicies';
import { SessionCookies } from '../session/sessionCookies';
import { signedInAs } from '../session/signedInAs';
import { type Account, SignIn } from '../session/signIn';
import type { Tenant } from '../tenants/tenant';
import { type TenantSetting, TenantSettings } from '../tenants/tenantSettings';
import { VisitorTenant } from '../tenants/visitorTenant';
import { Users } from '../users/users';

const registrationSetting: TenantSetting<typeof RegistrationShape> = {
  name: 'registration',
  schema: RegistrationShape,
};
export const registrationLimit = { of: 'register', most: 10, minutes: 60 } as const;
/** It grants nothing by itself. */
const profile = 'Portal User';

interface Registration {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
}

/** Lets people become users of built applications by themselves, where the tenant wants it. */
@injectable()
export class RegistrationPart extends ServerPart {
  constructor(
    @inject(AntiForgery) private readonly antiForgery: AntiForgery,
    @inject(Audit) private readonly audit: Audit,
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Captchas) private readonly captchas: Captchas,
    @inject(Database) private readonly database: Database,
    @inject(AttemptLimits) private readonly limits: AttemptLimits,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(SessionCookies) private readonly cookies: SessionCookies,
    @inject(SignIn) private readonly signIn: SignIn,
    @inject(TenantSettings) private readonly settings: TenantSettings,
    @inject(Users) private readonly users: Users,
    @inject(VisitorTenant) private readonly visitor: VisitorTenant,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', registrationCalls, {
      get: async ({ request, actor }) => {
        const tenant = await this.visitor.of(request, actor);
        return tenant ? this.settings.get(tenant, registrationSetting) : { allowed: false };
      },
      change: ({ actor, body }) => this.settings.change(actor, registrationSetting, () => body),
      register: async ({ body, locale, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        await this.limits.take(registrationLimit, request.ip);
        const tenant = await this.visitor.of(request);
        if (!tenant || !(await this.settings.get(tenant, registrationSetting)).allowed)
          throw new Refusal('REGISTRATION_OFF', { status: 403 });
        // First what says nothing of others: the code of the captcha is good for one try.
        await this.policies.check(tenant, body.password, { userName: body.userName, locale }, 'password');
        await this.checkCaptcha(request, body.captcha);
        const account = await this.create(request, tenant, body, locale);
        return signedInAs(await this.signIn.proceed(request, reply, account, { by: 'registration' }));
      },
    });
  }

  private async checkCaptcha(request: FastifyRequest, captcha: string): Promise<void> {
    const visitor = this.cookies.visitorToken(request);
    if (visitor && (await this.captchas.use(visitor, captcha))) return;
    throw new Refusal('CAPTCHA_WRONG', { fields: [{ path: 'body.captcha', message: 'CAPTCHA_WRONG' }] });
  }

  private async create(
    request: FastifyRequest,
    tenant: Tenant,
    { userName, password }: Registration,
    locale: Locale,
  ): Promise<Account> {
    const hash = await this.users.hashFor({ password });
    const id = await this.database.transact(tenant, async (transaction) => {
      const created = await this.users.add(transaction, tenant, { name: userName, profile, locale }, hash);
      const by = { tenant, userId: created, userName, address: request.ip, requestId: request.id };
      await this.audit.record(transaction, by, { action: 'register', type: 'User', id: created, name: userName });
      return created;
    });
    const user = await this.users.get(tenant, id);
    if (!user) throw new Refusal('NOT_FOUND', { parameters: { id, type: 'User' } });
    return { tenant, user };
  }
}
