import { z } from 'zod';
import { calls, get, post, put } from '../calls/call';
import { SignedIn } from './sessionShapes';

const path = '/u-route/baas/sys/v1.0/users/:id/otp';
/** Six digits of the app, or a recovery code in their place. */
const Code = z.string().trim().min(1).max(40);

export const SecondFactorState = z.object({
  enabled: z.boolean(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number().int(),
  /** The tenant asks for it: one's own cannot be switched off. */
  required: z.boolean(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** For the user's app; nothing is asked of him before a code of it was right. */
export const SecondFactorSetup = z.object({
  /** To be typed where no picture can be taken. */
  secret: z.string(),
  uri: z.string(),
  /** The same as an SVG image. */
  qr: z.string(),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const SecondFactorChange = z.object({
  enabled: z.boolean(),
  setup: SecondFactorSetup.optional(),
  /** Each works once in place of a code; they are told this once only. */
  recoveryCodes: z.array(z.string()).optional(),
});
export type SecondFactorChange = z.infer<typeof SecondFactorChange>;

/** A log-in that began without codes, which the tenant asks for. */
export const EnrolledLogin = SignedIn.extend({
  /** They are told this once only. */
  recoveryCodes: z.array(z.string()),
});
export type EnrolledLogin = z.infer<typeof EnrolledLogin>;

const wrongPassword = ['PASSWORD_WRONG', ['ACCOUNT_LOCKED', 423], 'TOO_MANY'] as const;

/** The second verification at a log-in, by one-time codes. */
export const secondFactorCalls = calls({
  state: get(path, {
    summary: 'Whether somebody is asked for a code when he logs in: oneself, or whoever one looks after.',
    audience: 'everyUser',
    result: SecondFactorState,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  change: put(path, {
    summary:
      'Begins to set up one-time codes for oneself, makes new recovery codes, or switches them off, for others too. The password is that of the one who does it.',
    audience: 'everyUser',
    body: z.object({
      enabled: z.boolean(),
      /** With codes that stay switched on: makes new recovery codes. */
      renew: z.boolean().default(false),
      password: z.string().trim().min(1).max(128),
    }),
    result: SecondFactorChange,
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      ...wrongPassword,
      ['HOLDS_MORE', 403],
      ['OTP_OWN', 403],
      ['OTP_ON', 409],
      ['OTP_OFF', 409],
      ['OTP_NEEDED', 409],
    ],
  }),
  finish: post('/baas/auth/v1.0/otp', {
    summary: 'The second step of a log-in that was answered with OTP_REQUIRED: opens the session.',
    audience: 'anyone',
    body: z.object({ code: Code }),
    result: SignedIn,
    errors: ['OTP_WRONG', ['OTP_EXPIRED', 401], 'TOO_MANY', 'LOGIN_FAILED', 'FORGERY'],
  }),
  beginSetup: post('/baas/auth/v1.0/otp/setup', {
    summary: 'For a log-in that was answered with OTP_SETUP_REQUIRED: what the app needs, anew each time.',
    audience: 'anyone',
    result: SecondFactorSetup,
    errors: [['OTP_EXPIRED', 401], ['OTP_ON', 409], 'FORGERY'],
  }),
  finishSetup: post('/baas/auth/v1.0/otp/setup/check', {
    summary: 'The first code of the app switches the second verification on and opens the session.',
    audience: 'anyone',
    body: z.object({ code: Code }),
    result: EnrolledLogin,
    errors: ['OTP_WRONG', ['OTP_EXPIRED', 401], ['OTP_OFF', 409], 'TOO_MANY', 'LOGIN_FAILED', 'FORGERY'],
  }),
  check: post('/baas/auth/v1.0/otp/check', {
    summary: 'Whether a code of the own app is right. The first one switches the second verification on.',
    audience: 'everyUser',
    body: z.object({ code: Code }),
    result: SecondFactorChange,
    errors: ['OTP_WRONG', ['OTP_OFF', 409], 'TOO_MANY'],
  }),
});
