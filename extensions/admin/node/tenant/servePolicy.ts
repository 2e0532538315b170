import { passwordPolicySetting, type ServerContext, TenantSettings } from 'lathe/node';
import { policyCalls } from '../../common/policyCalls';

export function servePolicy(context: ServerContext): void {
  context.serve(policyCalls, {
    set: ({ actor, body }) => context.get(TenantSettings).change(actor, passwordPolicySetting, () => body),
  });
}
