import type { FastifyInstance } from 'fastify';
import { inject, injectable } from 'inversify';
import { passwordPolicyCalls, PasswordPolicyShape } from '../../common/session/passwordPolicyCalls';
import { CallServer } from '../http/callServer';
import { ServerPart } from '../http/serverPart';
import { VisitorTenant } from '../tenants/visitorTenant';
import { passwordHistory } from './passwordHistory';
import { PasswordPolicies } from './passwordPolicies';

@injectable()
export class PasswordPolicyPart extends ServerPart {
  override readonly tables = passwordHistory;

  constructor(
    @inject(CallServer) private readonly calls: CallServer,
    @inject(PasswordPolicies) private readonly policies: PasswordPolicies,
    @inject(VisitorTenant) private readonly visitor: VisitorTenant,
  ) {
    super();
  }

  override addTo(server: FastifyInstance): void {
    this.calls.serve(server, 'core', passwordPolicyCalls, {
      get: async ({ actor, request }) => {
        const tenant = await this.visitor.of(request, actor);
        return tenant ? this.policies.of(tenant) : PasswordPolicyShape.parse({});
      },
    });
  }
}
