import { isMetadataName, Refusal } from 'lathe/common';
import { longestApplicationName } from '../../common/applicationData';
import { nameInTenant } from '../../common/nameInTenant';
import { refuse } from '../refuse';

/** What people call an application becomes its name in the tenant's namespace. */
export function applicationName(name: string, namespace: string | null): string {
  const { plain, full } = nameInTenant(name, namespace);
  const blame = (message: string) => ({ fields: [{ path: 'body.name', message }] });
  if (!isMetadataName(plain)) throw new Refusal('BAD_NAME', { parameters: { name }, ...blame('BAD_NAME') });
  if (full.length <= longestApplicationName) return full;
  const parameters = { name: full, length: full.length, limit: longestApplicationName };
  throw refuse('APP_NAME_TOO_LONG', parameters, blame('APP_NAME_TOO_LONG'));
}
