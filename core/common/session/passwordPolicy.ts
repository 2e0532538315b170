import type { Locale } from '../locale';
import { isWeakPassword } from './weakPasswords';

export const shortestPassword = 6;
export const longestPassword = 32;
export const neededKinds = 2;

/** The lengths differ by language, as the product's texts promise. */
const lengths: Readonly<Record<Locale, { readonly min: number; readonly max: number }>> = {
  en: { min: shortestPassword, max: longestPassword },
  'zh-CN': { min: 8, max: longestPassword },
};

/** As much of a tenant's policy as a password shows by itself. */
export interface PasswordPolicy {
  readonly minLength?: number;
  readonly kinds?: number;
}

export interface PasswordLimits {
  readonly min: number;
  readonly max: number;
  readonly kinds: number;
}

/** A tenant may ask for more than the platform, never for less. */
export function passwordLimits(locale: Locale, { minLength = 0, kinds = 0 }: PasswordPolicy = {}): PasswordLimits {
  const { min, max } = lengths[locale];
  return { min: Math.max(min, minLength), max, kinds: Math.max(neededKinds, kinds) };
}

const kindsOfCharacters = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** How many kinds of characters there are in it. */
export function passwordKinds(password: string): number {
  return kindsOfCharacters.filter((kind) => kind.test(password)).length;
}

/** The code of what is wrong with a password; its text has the limits as parameters. */
export type PasswordProblem = 'PASSWORD_POLICY' | 'PASSWORD_WEAK' | 'PASSWORD_NAME';

export interface PasswordOwner {
  readonly userName: string;
  readonly locale: Locale;
  readonly policy?: PasswordPolicy;
}

export function passwordProblem(
  password: string,
  { userName, locale, policy }: PasswordOwner,
): PasswordProblem | undefined {
  const { min, max, kinds } = passwordLimits(locale, policy);
  const length = [...password].length;
  if (length < min || length > max || passwordKinds(password) < kinds || password.trim() !== password)
    return 'PASSWORD_POLICY';
  const name = userName.trim().toLowerCase();
  if (name && password.toLowerCase().includes(name)) return 'PASSWORD_NAME';
  return isWeakPassword(password) ? 'PASSWORD_WEAK' : undefined;
}
