import type { Locale } from '../locale';
import { passwordKinds, passwordLengths } from './passwordPolicy';
import { isWeakPassword } from './weakPasswords';

/** What a new password must be; each is shown to its user as it is met. */
export const passwordRules = ['length', 'kinds', 'name', 'common', 'other'] as const;
export type PasswordRule = (typeof passwordRules)[number];

export interface PasswordContext {
  readonly userName: string;
  readonly locale: Locale;
  readonly oldPassword: string;
}

const neededKinds = 2;

/** The rules that a password breaks; an empty one breaks them all. */
export function brokenPasswordRules(password: string, context: PasswordContext): readonly PasswordRule[] {
  if (password === '') return passwordRules;
  const { userName, locale, oldPassword } = context;
  const { min, max } = passwordLengths[locale];
  const length = [...password].length;
  const name = userName.trim().toLowerCase();
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < min || length > max,
    kinds: passwordKinds(password) < neededKinds,
    name: name !== '' && password.toLowerCase().includes(name),
    common: isWeakPassword(password),
    other: password === oldPassword,
  };
  return passwordRules.filter((rule) => broken[rule]);
}
