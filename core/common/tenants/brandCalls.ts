import { z } from 'zod';
import { calls, get } from '../calls/call';

/** How a tenant's console looks to its users. */
export const BrandView = z.object({
  tenantId: z.string(),
  /** In place of the product's name; empty where the product's own is shown. */
  name: z.string(),
  /** Where the logo is, if there is one. */
  logo: z.string().nullable(),
  colours: z.object({
    /** Of buttons, badges and progress, as "#0078d4"; null leaves them to the theme. */
    accent: z.string().nullable(),
  }),
});
export type BrandView = z.output<typeof BrandView>;

const query = z.object({ 'tenant-id': z.string().max(40).optional(), v: z.string().max(40).optional() });

/** Asked before anybody is signed in. */
export const brandCalls = calls({
  current: get('/u-route/baas/v1.0/brand/current/config', {
    summary: 'The brand: of the own tenant, or of the one that a log-in page is for.',
    audience: 'anyone',
    beforePasswordChange: true,
    query,
    result: BrandView,
  }),
  logo: get('/u-route/baas/v1.0/brand/current/logo', {
    summary: 'The logo of the brand.',
    audience: 'anyone',
    beforePasswordChange: true,
    query,
    result: z.unknown(),
    media: 'image/*',
    errors: ['NOT_FOUND'],
  }),
});
