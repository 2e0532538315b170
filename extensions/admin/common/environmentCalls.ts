import { calls, del, get, permissions, post, put } from 'lathe/common';
import { z } from 'zod';

const base = '/u-route/baas/sys/v1.0';
const permission = permissions.manageTenant;

export const environmentKinds = ['dev', 'sandbox', 'production'] as const;
export const operators = ['fintechOP', 'isdpOP', 'dmaxOP'] as const;

const Domain = z.union([
  z.literal(''),
  z
    .string()
    .regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/i),
]);

export const EnvironmentInput = z.object({
  name: z.string().trim().min(1).max(64),
  kind: z.enum(environmentKinds),
  /** The host, with a port where it isn't the usual one. */
  domain: Domain.default(''),
  /** The size that was ordered; "official" for the real thing. */
  spec: z.string().trim().max(64).default(''),
  /** One is the main instance of the tenant. */
  master: z.boolean().default(false),
  operator: z.enum(['', ...operators]).default(''),
});
export type EnvironmentInput = z.output<typeof EnvironmentInput>;

export const EnvironmentView = EnvironmentInput.extend({
  id: z.string(),
  /** Its spec is "official", or nobody knows it. */
  official: z.boolean(),
  fintechOP: z.boolean(),
  isdpOP: z.boolean(),
  dmaxOP: z.boolean(),
});
export type EnvironmentView = z.output<typeof EnvironmentView>;

/** So it is when its spec says so, or nobody knows it. */
export function isOfficial(spec: string): boolean {
  return spec === 'official' || spec === '';
}

const masterInstance = z.object({ mainDomain: z.string() });
const kind = z.enum(environmentKinds);
const errors = ['NOT_UNIQUE'] as const;

export const environmentCalls = calls({
  list: get(`${base}/environments`, {
    summary: 'Where the tenant develops, tries out and runs its applications.',
    result: z.array(EnvironmentView),
    counted: true,
  }),
  create: post(`${base}/environments`, {
    summary: 'Adds an environment.',
    permission,
    body: EnvironmentInput,
    result: EnvironmentView,
    errors,
  }),
  change: put(`${base}/environments/:id`, {
    summary: 'Changes an environment.',
    permission,
    body: EnvironmentInput,
    result: EnvironmentView,
    errors: ['NOT_FOUND', ...errors],
  }),
  remove: del(`${base}/environments/:id`, {
    summary: 'Removes an environment from the list.',
    permission,
    result: z.null(),
    errors: ['NOT_FOUND', ['MASTER_ENVIRONMENT', 409]],
  }),
  instances: get(`${base}/resourceinstances`, {
    summary: 'The instances that belong to the tenant.',
    result: z.array(z.object({ astroTenantId: z.string(), env: kind, spec: z.string(), masterInstance })),
    counted: true,
  }),
  relation: post(`${base}/instances/relation`, {
    summary: 'The main instance of each of these.',
    safe: true,
    body: z.object({
      instances: z
        .array(z.object({ tenantId: z.string().max(40), env: kind }))
        .min(1)
        .max(100),
    }),
    result: z.array(z.object({ tenantId: z.string(), env: kind, masterInstance })),
    errors: ['NOT_FOUND'],
  }),
});
