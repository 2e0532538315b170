import type { ReactNode } from 'react';
import { CodeInput } from './CodeInput';
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
  if (state.code !== undefined) return <CodeFields signIn={signIn} state={state} code={state.code} t={t} />;
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

/** The second step, for those who have an authenticator app. */
function CodeFields({
  signIn,
  state,
  code,
  t,
}: Omit<CredentialsFieldsProps, 'fixedName'> & { readonly code: string }): ReactNode {
  return (
    <>
      <NameInput label={t('credentials.userName')} value={state.values.userName.trim()} fixed />
      <div data-field="code">
        <CodeInput
          label={t('credentials.code')}
          hint={t('credentials.codeHint')}
          value={code}
          onChange={(value) => signIn.typeCode(value)}
          problem={state.codeProblem && t(state.codeProblem)}
          disabled={state.busy}
        />
      </div>
    </>
  );
}
