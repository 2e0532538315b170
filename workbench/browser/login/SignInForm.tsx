import type { FormEvent, ReactNode } from 'react';
import { CredentialsFields } from '../credentials/CredentialsFields';
import { FailureNote } from '../credentials/FailureNote';
import type { SignIn } from '../credentials/signIn';
import { useStore } from '../credentials/store';
import { useFocusOn } from '../credentials/useFocusOn';
import type { Translate } from './loginTexts';

interface Props {
  readonly signIn: SignIn;
  /** Why somebody came back here, by its text's key; the form's own failures come after it. */
  readonly failure?: string;
  readonly onForgotten: () => void;
  readonly t: Translate;
}

/** Who is it? */
export function SignInForm({ signIn, failure, onForgotten, t }: Props): ReactNode {
  const state = useStore(signIn);
  const form = useFocusOn(state.focus);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void signIn.submit();
  };
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate aria-busy={state.busy}>
      <FailureNote failure={state.failure ?? (failure ? { code: failure, key: failure } : undefined)} t={t} />
      <CredentialsFields signIn={signIn} state={state} t={t} />
      <button type="submit" className="login-form__submit" aria-disabled={state.busy}>
        {t(state.busy ? 'login.busy' : 'credentials.login')}
      </button>
      {state.code === undefined ? (
        <button type="button" className="login-form__link" onClick={onForgotten}>
          {t('login.forgotten')}
        </button>
      ) : (
        <button type="button" className="login-form__link" onClick={() => signIn.startAnew()}>
          {t('login.backToLogin')}
        </button>
      )}
    </form>
  );
}
