import { isMetadataName, Refusal } from 'lathe/common';
import { nameInTenant } from '../../../apps/common/nameInTenant';
import { refuse } from '../refuse';

/** With its namespace. */
export const longestServiceName = 63;

/** What people call a service becomes its name in the tenant's namespace. */
export function serviceName(name: string, namespace: string | null): string {
  const { plain, full } = nameInTenant(name, namespace);
  const blame = (message: string) => ({ fields: [{ path: 'body.name', message }] });
  if (!isMetadataName(plain)) throw new Refusal('BAD_NAME', { parameters: { name }, ...blame('BAD_NAME') });
  if (full.length <= longestServiceName) return full;
  const parameters = { name: full, length: full.length, limit: longestServiceName };
  throw refuse('SERVICE_NAME_TOO_LONG', parameters, blame('SERVICE_NAME_TOO_LONG'));
}
