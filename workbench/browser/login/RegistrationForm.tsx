import { type FormEvent, type ReactNode, useId } from 'react';
import { CaptchaInput } from '../credentials/CaptchaInput';
import { FailureNote } from '../credentials/FailureNote';
import { NameInput } from '../credentials/NameInput';
import { PasswordInput } from '../credentials/PasswordInput';
import { PasswordRules } from '../credentials/PasswordRules';
import { useStore } from '../credentials/store';
import { useFocusOn } from '../credentials/useFocusOn';
import type { Translate } from './loginTexts';
import type { Registration } from './registration';

interface Props {
  readonly registration: Registration;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** A name and a password of one's own choice. */
export function RegistrationForm({ registration, onBack, t }: Props): ReactNode {
  const id = useId();
  const state = useStore(registration);
  const form = useFocusOn(state.focus);
  const { values, problems, busy } = state;
  const problem = (field: keyof typeof values): string | undefined => {
    const found = problems[field];
    return found && t(found);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void registration.submit();
  };
  const password = (field: 'newPassword' | 'repeated', label: string, describedBy?: string): ReactNode => (
    <div data-field={field}>
      <PasswordInput
        label={t(label)}
        value={values[field]}
        onChange={(value) => registration.type(field, value)}
        problem={problem(field)}
        autoComplete="new-password"
        describedBy={describedBy}
        disabled={busy}
        t={t}
      />
    </div>
  );
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate aria-busy={busy}>
      <FailureNote failure={state.failure} t={t} />
      <div data-field="userName">
        <NameInput
          label={t('credentials.userName')}
          value={values.userName}
          onChange={(value) => registration.type('userName', value)}
          problem={problem('userName')}
          disabled={busy}
        />
      </div>
      {password('newPassword', 'credentials.password', `${id}-rules`)}
      <PasswordRules id={`${id}-rules`} rules={registration.rules} limits={registration.limits} t={t} />
      {password('repeated', 'credentials.passwordAgain')}
      <div data-field="captcha">
        <CaptchaInput
          address={state.captcha}
          value={values.captcha}
          onChange={(value) => registration.type('captcha', value)}
          onRefresh={() => registration.refreshCaptcha()}
          problem={problem('captcha')}
          disabled={busy}
          t={t}
        />
      </div>
      <button type="submit" className="login-form__submit" aria-disabled={busy}>
        {t(busy ? 'login.registering' : 'login.register')}
      </button>
      <button type="button" className="login-form__link" onClick={onBack}>
        {t('login.backToLogin')}
      </button>
    </form>
  );
}
