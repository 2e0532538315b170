import { z } from 'zod';
import { calls, get } from '../calls/call';
import { shortestPassword, longestPassword, neededKinds } from './passwordPolicy';

/** Whose log-in by a password takes a one-time code too. */
export const secondFactorRules = ['nobody', 'administrators', 'everybody'] as const;

/** What a tenant asks of passwords; by itself what the platform asks at least. */
export const PasswordPolicyShape = z.object({
  minLength: z.number().int().min(shortestPassword).max(longestPassword).default(shortestPassword),
  kinds: z.number().int().min(neededKinds).max(4).default(neededKinds),
  /** How many earlier passwords may not be taken again. */
  history: z.number().int().min(0).max(10).default(0),
  /** After so many days a password must be changed; 0 is never. */
  expiryDays: z.number().int().min(0).max(3650).default(0),
  /** After so many wrong passwords in a row nobody signs in by the name for a while. */
  lockAttempts: z.number().int().min(3).max(10).default(10),
  lockMinutes: z.number().int().min(1).max(1440).default(15),
  /** Who has set up no codes is led through it when he logs in. */
  requireSecondFactor: z.enum(secondFactorRules).default('nobody'),
});
export type PasswordPolicyShape = z.output<typeof PasswordPolicyShape>;

export const passwordPolicyCalls = calls({
  get: get('/baas/auth/v1.0/passwordpolicy', {
    summary: 'The rules for passwords: of the own tenant, or of the one that a log-in page is for.',
    audience: 'anyone',
    beforePasswordChange: true,
    query: z.object({ 'tenant-id': z.string().max(40).optional() }),
    result: PasswordPolicyShape,
  }),
});
