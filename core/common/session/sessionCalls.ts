import { z } from 'zod';
import { calls, get, post } from '../calls/call';
import { CaptchaState, CurrentUser, SignedIn, VerifiedSession } from './sessionShapes';

const Name = z.string().trim().min(1).max(255);
const Password = z.string().trim().min(1).max(128);
const Code = z.string().trim().max(16);

const loginErrors = [
  'LOGIN_FAILED',
  ['OTP_REQUIRED', 401],
  ['OTP_SETUP_REQUIRED', 401],
  'CAPTCHA_REQUIRED',
  'CAPTCHA_WRONG',
  'ACCOUNT_LOCKED',
  'FORGERY',
  'TOO_MANY',
] as const;
const passwordErrors = [
  'PASSWORD_WRONG',
  'PASSWORD_POLICY',
  'PASSWORD_WEAK',
  'PASSWORD_NAME',
  'PASSWORD_SAME',
  'PASSWORD_USED',
];

/** Who is at the browser, and how he proves it. */
export const sessionCalls = calls({
  login: post('/baas/auth/v1.0/login', {
    summary: 'Opens a session and sets its cookies.',
    audience: 'anyone',
    body: z.object({ userName: Name, password: Password, captcha: Code.optional() }),
    result: SignedIn,
    errors: loginErrors,
  }),
  portalLogin: post('/baas/auth/v1.0/portal/login', {
    summary: 'Opens a session for a user of built applications; no call of the console takes it.',
    audience: 'anyone',
    body: z.object({ userName: Name, password: Password, captcha: Code.optional() }),
    result: SignedIn,
    errors: loginErrors,
  }),
  logout: post('/baas/auth/v1.0/logout', {
    summary: 'Ends the session, if there is one, and clears its cookies.',
    audience: 'anyone',
    result: z.null(),
    errors: ['FORGERY'],
  }),
  captchaImage: get('/baas/auth/v1.0/captcha', {
    summary: 'A new captcha as an SVG image. Status 201 says that a log-in needs it, 200 that it does not yet.',
    audience: 'anyone',
    query: z.object({ t: z.string().optional(), type: z.string().optional(), userName: Name.optional() }),
    result: z.string(),
    media: 'image/svg+xml',
  }),
  checkCaptcha: post('/baas/auth/v1.0/captcha', {
    summary: 'With a code: status 201 says that it is right. Without one: 201 says that a log-in needs one. Else 200.',
    audience: 'anyone',
    safe: true,
    body: z.object({ captcha: Code.optional(), userName: Name.optional() }).optional(),
    result: CaptchaState,
    errors: ['FORGERY'],
  }),
  verify: get('/u-route/baas/sys/v1.0/verify', {
    summary: 'Status 200 says that the session is valid. It does not count as activity.',
    audience: 'everyUser',
    beforePasswordChange: true,
    result: VerifiedSession,
  }),
  antiForgeryToken: post('/u-route/baas/sys/v1.0/csrf/get', {
    summary: 'A token for the header "csrf-token", which every changing call carries.',
    audience: 'everyUser',
    beforePasswordChange: true,
    safe: true,
    result: z.string(),
  }),
  currentUser: get('/u-route/baas/sys/v1.0/currentuser', {
    summary: 'Who is signed in.',
    audience: 'everyUser',
    beforePasswordChange: true,
    result: CurrentUser,
  }),
  currentPermissions: get('/u-route/baas/sys/v1.0/currentpermissions', {
    summary: 'What the one who is signed in may do.',
    audience: 'everyUser',
    beforePasswordChange: true,
    result: z.array(z.string()),
  }),
  changePassword: post('/baas/auth/v1.0/changepassword', {
    summary: 'Changes the own password; the other sessions of the user end.',
    audience: 'everyUser',
    beforePasswordChange: true,
    query: z.object({ fromPortaluser: z.string().optional() }),
    body: z.object({ oldPassword: Password, newPassword: Password }),
    result: z.null(),
    errors: [...passwordErrors, 'TOO_MANY', 'ACCOUNT_LOCKED'],
  }),
  weakPasswords: get('/baas/auth/v1.0/passwordpolicy/weakpwd', {
    summary: 'Passwords that are too common to be allowed.',
    audience: 'anyone',
    result: z.array(z.string()),
  }),
  changeLocale: post('/u-route/baas/sys/v1.0/changelocale', {
    summary: 'Changes the language of the one who is signed in.',
    audience: 'everyUser',
    beforePasswordChange: true,
    body: z.object({ locale: z.string().min(1).max(20) }),
    result: z.object({ languageLocaleKey: z.string() }),
  }),
});
