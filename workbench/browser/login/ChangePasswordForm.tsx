import type { FormEvent, ReactNode } from 'react';
import { FailureNote } from '../credentials/FailureNote';
import type { PasswordChange } from '../credentials/passwordChange';
import { PasswordChangeFields } from '../credentials/PasswordChangeFields';
import { useStore } from '../credentials/store';
import { useFocusOn } from '../credentials/useFocusOn';
import type { Translate } from './loginTexts';

interface Props {
  readonly change: PasswordChange;
  readonly askOld: boolean;
  /** Where the link below leads, by its text's key. */
  readonly back?: string;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** A password of one's own in place of the one that was handed out. */
export function ChangePasswordForm({ change, askOld, back = 'login.back', onBack, t }: Props): ReactNode {
  const state = useStore(change);
  const form = useFocusOn(state.focus);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change.submit();
  };
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate aria-busy={state.busy}>
      <FailureNote failure={state.failure} t={t} />
      <input
        className="visually-hidden"
        name="username"
        autoComplete="username"
        value={change.userName}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <PasswordChangeFields change={change} state={state} askOld={askOld} t={t} />
      <button type="submit" className="login-form__submit" aria-disabled={state.busy}>
        {t('credentials.changePassword')}
      </button>
      <button type="button" className="login-form__link" onClick={onBack}>
        {t(back)}
      </button>
    </form>
  );
}
