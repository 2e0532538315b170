import type { Newable } from 'inversify';
import { TenantSettings } from '../tenants/tenantSettings';
import { VisitorTenant } from '../tenants/visitorTenant';
import { Tenants } from '../tenants/tenants';
import { PasswordHasher } from '../users/passwordHasher';
import { Users } from '../users/users';
import { AntiForgery } from './antiForgery';
import { AttemptLimits } from './attemptLimits';
import { CaptchaDrawing } from './captchaDrawing';
import { Captchas } from './captchas';
import { CurrentUsers } from './currentUsers';
import { FirstStart } from './firstStart';
import { LoginThrottle } from './loginThrottle';
import { PasswordPolicies } from './passwordPolicies';
import { Passwords } from './passwords';
import { SessionCookies } from './sessionCookies';
import { SessionList } from './sessionList';
import { Sessions } from './sessions';
import { SessionStore } from './sessionStore';
import { SignIn } from './signIn';

/** Tenants, their users, and who of them is signed in. */
export const sessionServices: readonly Newable<object>[] = [
  AntiForgery,
  AttemptLimits,
  CaptchaDrawing,
  Captchas,
  CurrentUsers,
  FirstStart,
  LoginThrottle,
  PasswordHasher,
  PasswordPolicies,
  Passwords,
  SessionCookies,
  SessionList,
  SessionStore,
  Sessions,
  SignIn,
  TenantSettings,
  Tenants,
  VisitorTenant,
  Users,
];
