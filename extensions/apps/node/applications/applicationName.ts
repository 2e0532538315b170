import { isMetadataName, Refusal } from 'lathe/common';
import { longestApplicationName } from '../../common/applicationData';
import { refuse } from '../refuse';

/** What people call an application becomes its name in the tenant's namespace: "Shop" is "NS__Shop". */
export function applicationName(name: string, namespace: string | null): string {
  const prefix = namespace ? `${namespace}__` : '';
  const plain = name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name;
  const fields = [{ path: 'body.name', message: 'name' }];
  if (!isMetadataName(plain)) throw new Refusal('BAD_NAME', { parameters: { name }, fields });
  const full = prefix + plain;
  if (full.length <= longestApplicationName) return full;
  const parameters = { name: full, length: full.length, limit: longestApplicationName };
  throw refuse('APP_NAME_TOO_LONG', parameters, { fields });
}
