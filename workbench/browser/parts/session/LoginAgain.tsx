import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Heading } from 'react-aria-components';
import { useService, useTexts } from 'lathe/ui';
import { SessionOwner } from '../../../../core/browser/api/sessionOwner';
import { Logout } from '../../../../core/browser/session/logout';
import { Session } from '../../../../core/browser/session/session';
import { CredentialsFields } from '../../credentials/CredentialsFields';
import { FailureNote } from '../../credentials/FailureNote';
import { useStore } from '../../credentials/store';
import { useFocusOn } from '../../credentials/useFocusOn';
import { LoginAgainModel } from './loginAgainModel';
import { SessionPrompts } from './sessionPrompts';
import '../../../../core/browser/ui/button/button.css';

/** What was typed in the workbench stays below, and the calls that failed are made again. */
export function LoginAgain(): ReactNode {
  const t = useTexts();
  const session = useService(Session);
  const owner = useService(SessionOwner);
  const prompts = useService(SessionPrompts);
  const logout = useService(Logout);
  const [signIn] = useState(() => new LoginAgainModel(session, owner, prompts, logout).start());
  const [ready, setReady] = useState(false);
  const state = useStore(signIn);
  const form = useFocusOn(state.focus);
  useEffect(() => {
    void signIn.start().finally(() => {
      setReady(true);
      signIn.focusOn('password');
    });
  }, [signIn]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void signIn.submit();
  };
  return (
    <form ref={form} className="login-again" onSubmit={submit} noValidate aria-busy={state.busy || !ready}>
      <Heading slot="title" className="session-dialog__title">
        {t('session.title')}
      </Heading>
      <p className="session-dialog__detail">{t('session.timeout')}</p>
      <FailureNote failure={state.failure} t={t} />
      <CredentialsFields signIn={signIn} state={state} fixedName t={t} />
      <div className="session-dialog__buttons">
        <button type="button" className="push-button push-button--secondary" onClick={() => logout.leave()}>
          {t('session.quit')}
        </button>
        <button type="submit" className="push-button" aria-disabled={state.busy}>
          {t('credentials.login')}
        </button>
      </div>
      {!ready && <div className="login-again__loading" role="progressbar" aria-label={t('session.loading')} />}
    </form>
  );
}
