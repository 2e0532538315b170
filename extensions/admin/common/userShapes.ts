import { z } from 'zod';

export const userStates = ['active', 'inactive'] as const;
export const userSources = ['local', 'cloud', 'collaboration'] as const;
export const userSorts = ['userName', 'fullName', 'email', 'profile', 'createdAt'] as const;

/** As much of a user as everybody may know who hands something over to him. */
export const UserBrief = z.object({
  id: z.string(),
  userName: z.string(),
  fullName: z.string(),
  active: z.boolean(),
});
export type UserBrief = z.output<typeof UserBrief>;

export const UserView = UserBrief.extend({
  email: z.string().nullable(),
  phone: z.string().nullable(),
  profile: z.string(),
  userType: z.enum(['User', 'PortalUser']),
  /** Such as "zh_CN". */
  languageLocaleKey: z.string(),
  source: z.enum(userSources),
  /** Too many wrong passwords lately: a log-in is refused until it is unlocked or some time has passed. */
  locked: z.boolean(),
  mustChangePassword: z.boolean(),
  /** A log-in by the password takes a one-time code too. */
  secondFactor: z.boolean(),
  /** Whether there is one at all; who has none signs in by other means. */
  hasPassword: z.boolean(),
  revision: z.number(),
  createdAt: z.iso.datetime(),
  modifiedAt: z.iso.datetime(),
});
export type UserView = z.output<typeof UserView>;

/** The name by which one signs in; it is never changed. */
export const UserName = z
  .string()
  .trim()
  .min(1)
  .max(255)
  .regex(/^[^\s=\p{C}][^\p{C}]*$/u);

const FullName = z
  .string()
  .trim()
  .max(255)
  .regex(/^(?!=)/);
/** Blank is none. */
const Email = z.union([z.literal(''), z.string().trim().max(255).pipe(z.email())]);
const Phone = z.union([
  z.literal(''),
  z
    .string()
    .trim()
    .regex(/^\+?[0-9][0-9 ()-]{2,30}$/),
]);
const LocaleKey = z.string().trim().max(20);
const Password = z.string().trim().min(1).max(128);

/** Anybody's own, or what an administrator writes of somebody. */
export const UserDetails = z.object({
  fullName: FullName.optional(),
  email: Email.optional(),
  phone: Phone.optional(),
  languageLocaleKey: LocaleKey.optional(),
});
export type UserDetails = z.output<typeof UserDetails>;

export const NewUserBody = UserDetails.extend({
  userName: UserName,
  /** The name or the id of a profile. */
  profile: z.string().min(1).max(255),
  /** Without one the user has none: he signs in by other means, or sets one by way of his address. */
  password: Password.optional(),
  /** By default he changes it when he signs in. */
  mustChangePassword: z.boolean().default(true),
});
export type NewUserBody = z.output<typeof NewUserBody>;

export const UserChangeBody = UserDetails.extend({
  profile: z.string().min(1).max(255).optional(),
  /** Of the state that was changed: who comes too late is told so. */
  revision: z.number().int().optional(),
});

/** The acting user's own. */
export const Confirmation = z.object({ password: Password });

export const PasswordReset = Confirmation.extend({
  /** Without one the server makes one up and tells it once. */
  newPassword: Password.optional(),
});

export const OwnChangeBody = UserDetails.extend({
  /** Asked for when the address or the number is changed, by which one signs in who has forgotten the password. */
  password: Password.optional(),
});

export const UserListQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(1000).default(300),
  /** In place of the page: after how many users it begins. */
  offset: z.coerce.number().int().min(0).optional(),
  brief: z.enum(['0', '1']).default('0'),
  /** Part of the name, of the full name or of the address. */
  name: z.string().trim().max(255).optional(),
  state: z.enum(userStates).optional(),
  profile: z.string().max(255).optional(),
  sort: z.enum(userSorts).default('userName'),
  order: z.enum(['asc', 'desc']).default('asc'),
});
export type UserListQuery = z.output<typeof UserListQuery>;

export const ForeignUserQuery = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(300),
  offset: z.coerce.number().int().min(0).default(0),
  username: z.string().trim().max(255).optional(),
  sort: z.enum(['userName', 'fullName', 'email', 'externalId']).default('userName'),
  order: z.enum(['asc', 'desc']).default('asc'),
});

/** One whom another directory knows, made a user of the tenant: he signs in by that directory. */
export const ForeignUser = UserDetails.extend({
  externalId: z.string().trim().min(1).max(255),
  userName: UserName,
  profile: z.string().min(1).max(255),
});

export const ForeignUserView = UserBrief.extend({ externalId: z.string(), email: z.string().nullable() });
export type ForeignUserView = z.output<typeof ForeignUserView>;
