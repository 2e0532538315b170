import { z } from 'zod';
import { calls, get, post } from '../calls/call';

/** The steps by which somebody who has forgotten his password gets another. */
export const recoverySteps = ['sendemail', 'verify', 'reset'] as const;
export type RecoveryStep = (typeof recoverySteps)[number];

/** Answered by the step "verify", sent with the step "reset"; good for one password. */
export const recoveryHeader = 'reset-password-token';

const RecoveryBody = z.object({
  /** For the steps "sendemail" and, with a code, "verify". */
  userName: z.string().trim().min(1).max(255).optional(),
  /** Out of the link in the e-mail. */
  token: z.string().max(64).optional(),
  /** Out of the text message. */
  code: z.string().trim().max(16).optional(),
  /** For the step "reset". */
  password: z.string().trim().min(1).max(128).optional(),
});

const query = z.object({ step: z.enum(recoverySteps) });
const result = z.object({
  /** Whose password it will be; told by the step "verify". */
  userName: z.string().optional(),
});
const errors = [
  'REQUIRED',
  'RESET_EXPIRED',
  'RESET_CODE_WRONG',
  'PASSWORD_POLICY',
  'PASSWORD_WEAK',
  'PASSWORD_NAME',
  'PASSWORD_SAME',
  'PASSWORD_USED',
  'TOO_MANY',
] as const;
const about =
  'A forgotten password. "sendemail" answers the same whether there is such a user or not; "verify" answers a';
const summary = `${about} token in the header "${recoveryHeader}", which "reset" takes back, once.`;

export const recoveryCalls = calls({
  user: post('/baas/auth/v1.0/resetpassword/step', {
    summary,
    audience: 'anyone',
    query,
    body: RecoveryBody,
    result,
    errors,
  }),
  portalUser: post('/baas/auth/v1.0/resetportaluserpsw', {
    summary: `${summary} For users of built applications.`,
    audience: 'anyone',
    query,
    body: RecoveryBody,
    result,
    errors,
  }),
  smsExists: get('/u-route/baas/sys/v1.0/notification/sms/exist', {
    summary: 'Whether text messages can be sent to the users of the tenant whose log-in page it is.',
    audience: 'anyone',
    query: z.object({ 'tenant-id': z.string().max(40).optional() }),
    result: z.boolean(),
  }),
  sendSms: post('/u-route/baas/sys/v1.0/notification/sms/send', {
    summary: 'Sends a code to the telephone of a user; answers the same whether there is such a user or not.',
    audience: 'anyone',
    query: z.object({ scene: z.literal('resetpassword') }),
    body: z.object({
      userName: z.string().trim().min(1).max(255),
      userType: z.enum(['User', 'PortalUser']).default('User'),
    }),
    result: z.null(),
    errors: ['TOO_MANY'],
  }),
});
