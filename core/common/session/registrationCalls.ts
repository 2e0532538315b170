import { z } from 'zod';
import { permissions } from '../access/permissions';
import { calls, get, post, put } from '../calls/call';
import { SignedIn } from './sessionShapes';

const settings = '/u-route/baas/sys/v1.0/registration';

export const RegistrationShape = z.object({
  /** Whether anybody may become a user of the tenant's applications by himself. */
  allowed: z.boolean().default(false),
});
export type RegistrationShape = z.output<typeof RegistrationShape>;

/** Those who become users of built applications by themselves. */
export const registrationCalls = calls({
  get: get(settings, {
    summary: 'Whether one may register with the tenant whose log-in page it is.',
    audience: 'anyone',
    query: z.object({ 'tenant-id': z.string().max(40).optional() }),
    result: RegistrationShape,
  }),
  change: put(settings, {
    summary: 'Lets people register, or no more.',
    permission: permissions.managePortalUsers,
    body: z.object({ allowed: z.boolean() }),
    result: RegistrationShape,
  }),
  register: post('/baas/auth/v1.0/register', {
    summary: 'Makes a portal user and signs him in. It always takes the code of a captcha.',
    audience: 'anyone',
    query: z.object({ 'tenant-id': z.string().max(40).optional() }),
    body: z.object({
      userName: z.string().trim().min(1).max(64),
      password: z.string().trim().min(1).max(128),
      captcha: z.string().trim().max(16).default(''),
    }),
    result: SignedIn,
    errors: [
      ['REGISTRATION_OFF', 403],
      ['OTP_SETUP_REQUIRED', 401],
      ['USER_EXISTS', 409],
      'CAPTCHA_WRONG',
      'PASSWORD_POLICY',
      'PASSWORD_WEAK',
      'PASSWORD_NAME',
      'TOO_MANY',
      'FORGERY',
    ],
  }),
});
