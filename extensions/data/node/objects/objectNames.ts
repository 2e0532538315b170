import { isQualifiedName } from 'lathe/common';
import { shortName } from '../../common/objects/shortName';
import { refuse } from '../refuse';

/** PostgreSQL cuts longer names off. */
const longestName = 63;
const custom = /__CST$/i;

/**
 * What people call a thing becomes its name in the tenant's namespace: "Order" is "NS__Order__CST", a view object
 * "NS__Order__view__CST". Who names the namespace gets what he asks for.
 */
export function customName(name: string, namespace: string | null, view = false): string {
  if (!namespace) throw refuse('NAMESPACE_NEEDED');
  const ending = view ? '__view__CST' : '__CST';
  const plain = custom.test(name) ? name : `${namespace}__${name}${ending}`;
  if (plain.length > longestName) throw refuse('NAME_TOO_LONG', { name: plain, limit: longestName });
  return plain;
}

/** Free names only: what the platform's own tables are called can't end like this. */
export function isCustomName(name: string): boolean {
  return isQualifiedName(name) && custom.test(name);
}

/** Nobody could see what has no label: it is called by its own part of the name then. */
export function labelOf({ name, label }: { readonly name: string; readonly label: string }): string {
  return label.trim() === '' ? shortName(name) : label;
}
