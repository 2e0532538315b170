/** What a login form holds, as it was typed. */
export interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly captcha: string;
}

export type CredentialField = keyof Credentials;
/** By the keys of their texts. */
export type CredentialProblems = Readonly<Partial<Record<CredentialField, string>>>;

/** In the order of the form. */
export const credentialFields: readonly CredentialField[] = ['userName', 'password', 'captcha'];

/** As they are sent: blanks around them belong to nobody's name or password. */
export function trimCredentials({ userName, password, captcha }: Credentials): Credentials {
  return { userName: userName.trim(), password: password.trim(), captcha: captcha.trim() };
}

/** What is missing. */
export function checkCredentials(trimmed: Credentials, captchaRequired: boolean): CredentialProblems {
  return {
    ...(trimmed.userName ? {} : { userName: 'credentials.enterUserName' }),
    ...(trimmed.password ? {} : { password: 'credentials.enterPassword' }),
    ...(captchaRequired && !trimmed.captcha ? { captcha: 'credentials.enterCaptcha' } : {}),
  };
}
