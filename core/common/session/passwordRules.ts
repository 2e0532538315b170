import type { Locale } from '../locale';

/** What a new password must be; each is shown to its user as it is met. */
export const passwordRules = ['length', 'kinds', 'name', 'common', 'other'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** The lengths differ by language, as the product's texts promise. */
export const passwordLengths: Readonly<Record<Locale, { readonly min: number; readonly max: number }>> = {
  en: { min: 6, max: 32 },
  'zh-CN': { min: 8, max: 32 },
};

export interface PasswordContext {
  readonly userName: string;
  readonly locale: Locale;
  readonly oldPassword: string;
  readonly isCommon: (password: string) => boolean;
}

const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];
const neededKinds = 2;

/** The rules that a password breaks; an empty one breaks them all. */
export function brokenPasswordRules(password: string, context: PasswordContext): readonly PasswordRule[] {
  if (password === '') return passwordRules;
  const { userName, locale, oldPassword, isCommon } = context;
  const { min, max } = passwordLengths[locale];
  const length = [...password].length;
  const name = userName.trim().toLowerCase();
  const broken: Readonly<Record<PasswordRule, boolean>> = {
    length: length < min || length > max,
    kinds: kinds.filter((kind) => kind.test(password)).length < neededKinds,
    name: name !== '' && password.toLowerCase().includes(name),
    common: isCommon(password),
    other: password === oldPassword,
  };
  return passwordRules.filter((rule) => broken[rule]);
}
