import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { permissions } from '../../common/access/permissions';
import { Refusal } from '../../common/calls/refusal';
import { type SecondFactorChange, secondFactorCalls } from '../../common/session/secondFactorCalls';
import { Access } from '../access/access';
import { requireNoMore } from '../access/accessGuards';
import type { Actor } from '../access/actor';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { AntiForgery } from '../session/antiForgery';
import { Passwords } from '../session/passwords';
import { signedInAs } from '../session/signedInAs';
import { SignIn } from '../session/signIn';
import { SecondStep } from './secondStep';
import { type User, Users } from '../users/users';
import { SecondFactorRule } from './secondFactorRule';
import { SecondFactors, wrongCode } from './secondFactors';
import { secondFactorMigrations } from './secondFactorTables';

/** Answers the calls about codes at a log-in. */
@injectable()
export class SecondFactorPart extends ServerPart {
  override readonly tables = secondFactorMigrations;

  constructor(
    @inject(Access) private readonly access: Access,
    @inject(AntiForgery) private readonly antiForgery: AntiForgery,
    @inject(CallServer) private readonly calls: CallServer,
    @inject(SecondFactors) private readonly factors: SecondFactors,
    @inject(SecondFactorRule) private readonly rule: SecondFactorRule,
    @inject(Passwords) private readonly passwords: Passwords,
    @inject(SecondStep) private readonly secondStep: SecondStep,
    @inject(SignIn) private readonly signIn: SignIn,
    @inject(Users) private readonly users: Users,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', secondFactorCalls, {
      state: async ({ actor, params: { id } }) => {
        await this.ownerFor(actor, id);
        const required = await this.rule.concerns(actor.tenant, id);
        return { ...(await this.factors.state(actor.tenant, id)), required };
      },
      change: ({ actor, params, body }) => this.change(actor, params.id, body),
      finish: async ({ body, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        return signedInAs(await this.signIn.finish(request, reply, body.code));
      },
      beginSetup: ({ request }) => {
        this.antiForgery.checkOrigin(request);
        return this.secondStep.beginSetup(request);
      },
      finishSetup: async ({ body, request, reply }) => {
        this.antiForgery.checkOrigin(request);
        const { recoveryCodes, ...account } = await this.signIn.finishSetup(request, reply, body.code);
        return { ...signedInAs(account), recoveryCodes: [...recoveryCodes] };
      },
      check: ({ actor, body }) => this.check(actor, body.code),
    });
  }

  private async change(
    actor: Actor,
    id: string,
    { enabled, renew, password }: { readonly enabled: boolean; readonly renew: boolean; readonly password: string },
  ): Promise<SecondFactorChange> {
    const owner = await this.ownerFor(actor, id);
    // Nobody but the user has his app at hand.
    if (enabled && id !== actor.userId) throw new Refusal('OTP_OWN', { status: 403 });
    await this.passwords.confirm(actor, password);
    if (!enabled) {
      if (id === actor.userId && (await this.rule.concerns(actor.tenant, id)))
        throw new Refusal('OTP_NEEDED', { status: 409 });
      await this.factors.turnOff(actor, owner);
      return { enabled: false };
    }
    if (renew) return { enabled: true, recoveryCodes: [...(await this.factors.renewCodes(actor))] };
    return { enabled: false, setup: await this.factors.begin(actor) };
  }

  private async check(actor: Actor, code: string): Promise<SecondFactorChange> {
    const { tenant, userId } = actor;
    if (!(await this.factors.isOn(tenant, userId)))
      return { enabled: true, recoveryCodes: [...(await this.factors.confirm(actor, code))] };
    if (!(await this.factors.verify(tenant, userId, code))) throw wrongCode();
    return { enabled: true };
  }

  /** Oneself, or somebody whom one looks after and who may do no more. */
  private async ownerFor(actor: Actor, id: string): Promise<User> {
    const own = id === actor.userId;
    const permission = permissions.manageUsers;
    const mayManage = actor.kind === 'User' && actor.permissions.has(permission);
    if (!own && !mayManage) throw new Refusal('FORBIDDEN', { parameters: { permission } });
    const user = await this.users.get(actor.tenant, id);
    if (!user) throw new Refusal('NOT_FOUND', { parameters: { id, type: 'User' } });
    if (!own) requireNoMore(actor, user.name, await this.access.permissionsOf(actor.tenant, id));
    return user;
  }
}
