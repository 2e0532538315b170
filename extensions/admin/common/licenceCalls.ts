import { calls, del, get, permissions, put } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0/licenses';
const permission = permissions.manageSystem;

/** What the tenant has bought, such as "AIWebIDE" with the value "1". */
export const Licence = z.object({ name: z.string(), value: z.string() });
export type Licence = z.output<typeof Licence>;

export const licenceCalls = calls({
  list: get(base, { summary: 'The licences of the tenant.', result: z.array(Licence), counted: true }),
  set: put(`${base}/:name`, {
    summary: 'Grants a licence, or changes its value.',
    permission,
    body: z.object({ value: z.string().trim().min(1).max(255) }),
    result: Licence,
    errors: ['BAD_NAME'],
  }),
  remove: del(`${base}/:name`, {
    summary: 'Takes a licence away.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});
