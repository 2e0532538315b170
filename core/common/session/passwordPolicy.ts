import type { Locale } from '../locale';
import { isWeakPassword } from './weakPasswords';

/** The lengths differ by language, as the product's texts promise. */
export const passwordLengths: Readonly<Record<Locale, { readonly min: number; readonly max: number }>> = {
  en: { min: 6, max: 32 },
  'zh-CN': { min: 8, max: 32 },
};

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** How many kinds of characters there are in it. */
export function passwordKinds(password: string): number {
  return kinds.filter((kind) => kind.test(password)).length;
}

/** The code of what is wrong with a password; its text has the lengths as parameters. */
export type PasswordProblem = 'PASSWORD_POLICY' | 'PASSWORD_WEAK' | 'PASSWORD_NAME';

export function passwordProblem(
  password: string,
  { userName, locale }: { readonly userName: string; readonly locale: Locale },
): PasswordProblem | undefined {
  const { min, max } = passwordLengths[locale];
  const length = [...password].length;
  if (length < min || length > max || passwordKinds(password) < 2 || password.trim() !== password)
    return 'PASSWORD_POLICY';
  const name = userName.trim().toLowerCase();
  if (name && password.toLowerCase().includes(name)) return 'PASSWORD_NAME';
  return isWeakPassword(password) ? 'PASSWORD_WEAK' : undefined;
}
