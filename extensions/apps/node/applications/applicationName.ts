import { isMetadataName, Refusal } from 'lathe/common';
import { longestApplicationName } from '../../common/applicationData';
import { refuse } from '../refuse';

/** What people call an application becomes its name in the tenant's namespace: "Shop" is "NS__Shop". */
export function applicationName(name: string, namespace: string | null): string {
  const prefix = namespace ? `${namespace}__` : '';
  const plain = name.toLowerCase().startsWith(prefix.toLowerCase()) ? name.slice(prefix.length) : name;
  const blame = (message: string) => ({ fields: [{ path: 'body.name', message }] });
  if (!isMetadataName(plain)) throw new Refusal('BAD_NAME', { parameters: { name }, ...blame('BAD_NAME') });
  const full = prefix + plain;
  if (full.length <= longestApplicationName) return full;
  const parameters = { name: full, length: full.length, limit: longestApplicationName };
  throw refuse('APP_NAME_TOO_LONG', parameters, blame('APP_NAME_TOO_LONG'));
}
