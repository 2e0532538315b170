import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject, injectable } from 'inversify';
import type { BodyOf } from '../../common/calls/call';
import { Refusal } from '../../common/calls/refusal';
import type { Locale } from '../../common/locale';
import { recoveryCalls, recoveryHeader, type RecoveryStep } from '../../common/session/recoveryCalls';
import { Configuration } from '../configuration/configuration';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { SmsProvider } from '../mail/smsProvider';
import { AntiForgery } from '../session/antiForgery';
import { VisitorTenant } from '../tenants/visitorTenant';
import { linkOrigin } from './linkOrigin';
import { type Asker, PasswordRecovery } from './passwordRecovery';
import { RecoveryStore } from './recoveryStore';
import { recoveryMigrations } from './recoveryTables';

const sweepEvery = 600_000;

interface StepInput {
  readonly body: BodyOf<typeof recoveryCalls.user>;
  readonly query: { readonly step: RecoveryStep };
  readonly locale: Locale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers those who have forgotten their password. */
@injectable()
export class RecoveryPart extends ServerPart {
  override readonly tables = recoveryMigrations;
  private broom: NodeJS.Timeout | undefined;

  constructor(
    @inject(AntiForgery) private readonly antiForgery: AntiForgery,
    @inject(CallServer) private readonly calls: CallServer,
    @inject(Configuration) private readonly configuration: Configuration,
    @inject(PasswordRecovery) private readonly recovery: PasswordRecovery,
    @inject(RecoveryStore) private readonly store: RecoveryStore,
    @inject(SmsProvider) private readonly sms: SmsProvider,
    @inject(VisitorTenant) private readonly visitor: VisitorTenant,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', recoveryCalls, {
      user: (input) => this.step('User', input),
      portalUser: (input) => this.step('PortalUser', input),
      smsExists: async ({ request, actor }) => {
        const tenant = await this.visitor.of(request, actor);
        return tenant !== undefined && this.sms.available(tenant);
      },
      sendSms: async ({ body, request }) => {
        this.antiForgery.checkOrigin(request);
        await this.recovery.sendCode(askerOf(request, body.userType), body.userName);
        return null;
      },
    });
  }

  override async start(): Promise<void> {
    this.broom = setInterval(() => void this.store.sweep().catch(() => undefined), sweepEvery).unref();
  }

  override async stop(): Promise<void> {
    clearInterval(this.broom);
    await this.recovery.settled();
  }

  private async step(kind: Asker['kind'], { body, query, locale, request, reply }: StepInput) {
    this.antiForgery.checkOrigin(request);
    const asker = askerOf(request, kind);
    if (query.step === 'sendemail') {
      const origin = linkOrigin(request, this.configuration.values.publicUrl);
      await this.recovery.sendLink(asker, given(body.userName, 'userName'), origin);
      return {};
    }
    if (query.step === 'verify') {
      const { token, userName } = await this.verify(asker, body);
      reply.header(recoveryHeader, token);
      return { userName };
    }
    const token = request.headers[recoveryHeader];
    if (typeof token !== 'string') throw new Refusal('RESET_EXPIRED');
    await this.recovery.reset(asker, token, given(body.password, 'password'), locale);
    return {};
  }

  private verify(asker: Asker, { token, userName, code }: StepInput['body']) {
    return token !== undefined
      ? this.recovery.followLink(asker, token)
      : this.recovery.tryCode(asker, given(userName, 'userName'), given(code, 'code'));
  }
}

function askerOf({ ip, id }: FastifyRequest, kind: Asker['kind']): Asker {
  return { kind, address: ip, requestId: id };
}

/** Which fields there must be depends on the step. */
function given(value: string | undefined, field: string): string {
  if (value !== undefined) return value;
  throw new Refusal('REQUIRED', { parameters: { field }, fields: [{ path: `body.${field}`, message: 'REQUIRED' }] });
}
