import type { Locale } from '../locale';
import { passwordKinds, passwordLimits, type PasswordPolicy } from './passwordPolicy';
import { isWeakPassword } from './weakPasswords';

/** What a new password must be; each is shown to its user as it is met. */
export const passwordRules = ['length', 'kinds', 'name', 'common', 'other'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export interface PasswordContext {
  readonly userName: string;
  readonly locale: Locale;
  readonly oldPassword: string;
  /** What the tenant asks for beyond the platform's rules. */
  readonly policy?: PasswordPolicy;
}

/** The rules that a password breaks; an empty one breaks them all. */
export function brokenPasswordRules(password: string, context: PasswordContext): readonly PasswordRule[] {
  if (password === '') return passwordRules;
  const { userName, locale, oldPassword, policy } = context;
  const { min, max, kinds } = passwordLimits(locale, policy);
  const length = [...password].length;
  const name = userName.trim().toLowerCase();
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < min || length > max,
    kinds: passwordKinds(password) < kinds,
    name: name !== '' && password.toLowerCase().includes(name),
    common: isWeakPassword(password),
    other: password === oldPassword,
  };
  return passwordRules.filter((rule) => broken[rule]);
}
