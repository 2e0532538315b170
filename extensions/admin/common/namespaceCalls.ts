import { calls, get, isMetadataName, permissions, post } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/namespace';

/** Long names leave no room for those of the applications. */
export const namespaceLengths = { min: 2, max: 15 } as const;

/** Names of the platform's own. */
const reserved: ReadonlySet<string> = new Set(['lathe', 'system', 'standard', 'global', 'admin', 'cst']);

export type NamespaceProblem = 'BAD_NAME' | 'NAMESPACE_LENGTH' | 'NAMESPACE_RESERVED';

/** What is wrong with a name by itself. */
export function namespaceProblem(name: string): NamespaceProblem | undefined {
  if (!isMetadataName(name)) return 'BAD_NAME';
  if (name.length < namespaceLengths.min || name.length > namespaceLengths.max) return 'NAMESPACE_LENGTH';
  return reserved.has(name.toLowerCase()) ? 'NAMESPACE_RESERVED' : undefined;
}

/** It stands before the name of everything that the tenant makes, so it is chosen once. */
export const namespaceCalls = calls({
  get: get(base, {
    summary: 'The namespace of the tenant; null until it is chosen.',
    result: z.object({ name: z.string().nullable() }),
  }),
  set: post(base, {
    summary: 'Chooses the namespace, for good.',
    permission: permissions.manageTenant,
    body: z.object({ name: z.string().trim().max(255) }),
    result: z.object({ name: z.string() }),
    errors: ['BAD_NAME', 'NAMESPACE_LENGTH', 'NAMESPACE_RESERVED', ['NAMESPACE_TAKEN', 409], ['NAMESPACE_SET', 409]],
  }),
  check: get(`${base}/check/:name`, {
    summary: 'Whether a name could be chosen, and if not why.',
    result: z.object({ available: z.boolean(), code: z.string().nullable(), reason: z.string().nullable() }),
  }),
});
