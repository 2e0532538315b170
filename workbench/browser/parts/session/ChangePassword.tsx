import { type FormEvent, type ReactNode, useState } from 'react';
import { Heading } from 'react-aria-components';
import type { CustomDialogProps } from 'lathe';
import { Notifications } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { Session } from '../../../../core/browser/session/session';
import { FailureNote } from '../../credentials/FailureNote';
import { PasswordChangeFields } from '../../credentials/PasswordChangeFields';
import { useStore } from '../../credentials/store';
import { useFocusOn } from '../../credentials/useFocusOn';
import { changeOwnPassword } from './changeOwnPassword';
import './sessionDialog.css';
import '../../../../core/browser/ui/button/button.css';

/** The user's own password; his sessions elsewhere end by it. */
export function ChangePassword({ close }: CustomDialogProps<void>): ReactNode {
  const t = useTexts();
  const session = useService(Session);
  const notifications = useService(Notifications);
  const [change] = useState(() =>
    changeOwnPassword(session, () => {
      notifications.info(t('accounts.passwordChanged'));
      close();
    }),
  );
  const state = useStore(change);
  const form = useFocusOn(state.focus);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void change.submit();
  };
  return (
    <form ref={form} className="login-again change-password" onSubmit={submit} noValidate aria-busy={state.busy}>
      <Heading slot="title" className="session-dialog__title">
        {t('credentials.changePassword')}
      </Heading>
      <p className="session-dialog__detail">{t('accounts.passwordDetail')}</p>
      <FailureNote failure={state.failure} t={t} />
      <PasswordChangeFields change={change} state={state} askOld t={t} />
      <div className="session-dialog__buttons">
        <button type="submit" className="push-button" aria-disabled={state.busy}>
          {t('credentials.changePassword')}
        </button>
        <button type="button" className="push-button push-button--secondary" onClick={() => close()}>
          {t('dialog.cancel')}
        </button>
      </div>
    </form>
  );
}
