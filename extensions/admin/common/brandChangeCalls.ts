import { BrandView, calls, permissions, put } from 'lathe/common';
import { z } from 'zod';

export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export const logoLimit = 512 * 1024;

export const brandChangeCalls = calls({
  set: put('/u-route/baas/sys/v1.0/brand', {
    summary: 'Changes how the console of the tenant looks.',
    permission: permissions.manageTenant,
    body: z.object({
      name: z.string().trim().max(60),
      /** The id of a file that was uploaded; empty for none, absent for the one that there is. */
      logo: z.string().max(40).optional(),
      accent: z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/i)]),
    }),
    result: BrandView,
    errors: ['NOT_FOUND', 'BRAND_LOGO'],
  }),
});
