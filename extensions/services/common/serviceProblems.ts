import { calls, get, Id, permissions } from 'lathe/common';
import { z } from 'zod';

export const serviceProblemCodes = [
  'ITEM_GONE',
  'MENU_TAB_GONE',
  'APP_GONE',
  'RESOURCE_OBJECT_GONE',
  'RESOURCE_NO_ITEM',
  'RESOURCE_FIELD_UNKNOWN',
  'HOLDER_UNKNOWN',
] as const;
export type ServiceProblemCode = (typeof serviceProblemCodes)[number];

/** Something that is wrong with a service. */
export const ServiceProblem = z.object({
  code: z.enum(serviceProblemCodes),
  severity: z.enum(['error', 'warning']),
  /** In the caller's language. */
  message: z.string(),
  /** The record in which it is, and where in it, such as "data.action". */
  record: Id,
  recordType: z.string(),
  recordName: z.string(),
  place: z.string(),
});
export type ServiceProblem = z.output<typeof ServiceProblem>;

export const serviceProblemCalls = calls({
  list: get('/u-route/baas/sys/v1.0/services/:serviceId/problems', {
    summary: 'Lists what is broken in a service: its items, menus and custom resources.',
    permission: permissions.developApplication,
    result: z.array(ServiceProblem),
    errors: ['NOT_FOUND'],
  }),
});
