import { z } from 'zod';

/** What a log-in answers. */
export const SignedIn = z.object({
  userID: z.string(),
  tenantID: z.string(),
  /** Such as "en_US". */
  locale: z.string(),
  userName: z.string(),
  /** Until it is changed every other call answers MUST_CHANGE_PASSWORD. */
  mustChangePassword: z.boolean(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** How long the session lasts; the console logs its user out when it ends. */
export const VerifiedSession = z.object({
  /** Names the session in live events; it opens nothing. */
  sessionId: z.string(),
  userID: z.string(),
  userName: z.string(),
  /** When it ends, whatever happens (ISO 8601). */
  endsAt: z.string(),
  /** When it ends unless something is done (ISO 8601). */
  idleEndsAt: z.string(),
  /** What the server's clock says, to be compared with the browser's own (ISO 8601). */
  now: z.string(),
  singleLogin: z.boolean(),
});
export type VerifiedSession = z.infer<typeof VerifiedSession>;

export const CurrentUser = z.object({
  id: z.string(),
  userName: z.string(),
  tenantId: z.string(),
  tenantName: z.string(),
  /** Such as "zh_CN". */
  languageLocaleKey: z.string(),
  profile: z.string(),
  permissions: z.array(z.string()),
  /** Blank where nobody has told it. */
  fullName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** The tenant has no namespace yet, without which nothing can be named. */
  requireNamespace: z.boolean(),
  namespace: z.string().nullable(),
  mustChangePassword: z.boolean(),
  customerChannel: z.string(),
  xDomainType: z.string(),
  ctx: z.object({
    clientName: z.string(),
    userType: z.enum(['User', 'PortalUser']),
    hwCloud: z.object({ domainId: z.string() }),
  }),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const CaptchaState = z.object({
  /** A log-in from here needs one. */
  required: z.boolean(),
  /** Whether the code is right; absent when none was sent. */
  valid: z.boolean().optional(),
});
export type CaptchaState = z.infer<typeof CaptchaState>;
