import { type Actor, administratorProfile } from '../access/actor';
import type { Tenant } from '../tenants/tenant';

export const testTenant: Tenant = { id: '000t000000000000test', name: 'Test', schema: 't_test' };

/** An administrator without any permission of his own; tests name what they need. */
export function testActor({
  permissions = [],
  ...more
}: Partial<Omit<Actor, 'permissions'>> & { readonly permissions?: Iterable<string> } = {}): Actor {
  return {
    tenant: testTenant,
    userId: '000u000000000000test',
    userName: 'tester',
    kind: 'User',
    profile: administratorProfile,
    locale: 'en',
    ...more,
    permissions: new Set(permissions),
  };
}
