import type { ReactNode } from 'react';
import { CaptchaInput } from './CaptchaInput';
import { NameInput } from './NameInput';
import { PasswordInput } from './PasswordInput';
import type { SignIn, SignInState } from './signIn';

export interface CredentialsFieldsProps {
  readonly signIn: SignIn;
  readonly state: SignInState;
  /** The name is settled. */
  readonly fixedName?: boolean;
  readonly t: (key: string) => string;
}

/** User name, password and, where one is asked for, the code. */
export function CredentialsFields({ signIn, state, fixedName, t }: CredentialsFieldsProps): ReactNode {
  const { values, problems, captcha, busy } = state;
  const problem = (key: string | undefined): string | undefined => (key ? t(key) : undefined);
  return (
    <>
      <div data-field="userName">
        <NameInput
          label={t('credentials.userName')}
          value={values.userName}
          onChange={(value) => signIn.type('userName', value)}
          problem={problem(problems.userName)}
          disabled={busy}
          fixed={fixedName}
        />
      </div>
      <div data-field="password">
        <PasswordInput
          label={t('credentials.password')}
          value={values.password}
          onChange={(value) => signIn.type('password', value)}
          problem={problem(problems.password)}
          autoComplete="current-password"
          disabled={busy}
          t={t}
        />
      </div>
      {captcha && (
        <div data-field="captcha">
          <CaptchaInput
            address={captcha}
            value={values.captcha}
            onChange={(value) => signIn.type('captcha', value)}
            onRefresh={() => {
              signIn.refreshCaptcha();
              signIn.focusOn('captcha');
            }}
            problem={problem(problems.captcha)}
            disabled={busy}
            t={t}
          />
        </div>
      )}
    </>
  );
}
