import { calls, del, get, permissions, put } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0';
const permission = permissions.manageTenant;

/** A value by which scripts and pages are set up without being changed. */
export const SystemParameter = z.object({ name: z.string(), value: z.string(), description: z.string() });
export type SystemParameter = z.output<typeof SystemParameter>;

export const parameterCalls = calls({
  get: get(`${base}/sysparameter`, {
    summary: 'One system parameter by its name.',
    query: z.object({ sysparametername: z.string().min(1).max(80) }),
    result: SystemParameter,
    errors: ['NOT_FOUND'],
  }),
  list: get(`${base}/sysparameters`, {
    summary: 'The system parameters of the tenant.',
    query: z.object({ search: z.string().max(200).optional() }),
    result: z.array(SystemParameter),
    counted: true,
  }),
  set: put(`${base}/sysparameters/:name`, {
    summary: 'Makes a system parameter, or changes it.',
    permission,
    body: z.object({ value: z.string().max(10_000), description: z.string().trim().max(500).default('') }),
    result: SystemParameter,
    errors: ['PARAMETER_NAME', 'TOO_MANY_PARAMETERS'],
  }),
  remove: del(`${base}/sysparameters/:name`, {
    summary: 'Deletes a system parameter.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND'],
  }),
});
