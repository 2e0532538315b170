import type { FormEvent, ReactNode } from 'react';
import { CodeInput } from '../credentials/CodeInput';
import { FailureNote } from '../credentials/FailureNote';
import { NameInput } from '../credentials/NameInput';
import { useStore } from '../credentials/store';
import { useFocusOn } from '../credentials/useFocusOn';
import type { Translate } from './loginTexts';
import type { Recovery, RecoveryState } from './recovery';
import { TextHere } from './TextHere';
import { WaitBar } from './WaitBar';

interface Props {
  readonly recovery: Recovery;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** For those who have forgotten their password. */
export function RecoveryForm({ recovery, onBack, t }: Props): ReactNode {
  const state = useStore(recovery);
  const form = useFocusOn(state.focus);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (state.stage === 'ask') void recovery.sendEmail();
    if (state.stage === 'code') void recovery.submitCode();
  };
  if (state.stage === 'checking') return <WaitBar label={t('login.busy')} />;
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate aria-busy={state.busy}>
      <FailureNote failure={state.failure} t={t} />
      <Stage recovery={recovery} state={state} t={t} />
      <button type="button" className="login-form__link" onClick={onBack}>
        {t('login.backToLogin')}
      </button>
    </form>
  );
}

function Stage({ recovery, state, t }: Omit<Props, 'onBack'> & { readonly state: RecoveryState }): ReactNode {
  const { stage, values, problems, busy, sms } = state;
  if (stage === 'sent') return <TextHere>{t('login.emailSent', { name: values.userName.trim() })}</TextHere>;
  if (stage === 'code')
    return (
      <>
        <p className="login-form__text" role="status">
          {t('login.smsSent', { name: values.userName.trim() })}
        </p>
        <div data-field="code">
          <CodeInput
            label={t('credentials.code')}
            hint={t('login.smsHint')}
            value={values.code}
            onChange={(value) => recovery.type('code', value)}
            problem={problems.code && t(problems.code)}
            disabled={busy}
          />
        </div>
        <button type="submit" className="login-form__submit" aria-disabled={busy}>
          {t('login.goOn')}
        </button>
      </>
    );
  return (
    <>
      <p className="login-form__text">{t('login.forgottenNote')}</p>
      <div data-field="userName">
        <NameInput
          label={t('credentials.userName')}
          value={values.userName}
          onChange={(value) => recovery.type('userName', value)}
          problem={problems.userName && t(problems.userName)}
          disabled={busy}
        />
      </div>
      <button type="submit" className="login-form__submit" aria-disabled={busy}>
        {t('login.sendEmail')}
      </button>
      {sms && (
        <button
          type="button"
          className="login-form__submit login-form__submit--secondary"
          aria-disabled={busy}
          onClick={() => void recovery.sendSms()}
        >
          {t('login.sendSms')}
        </button>
      )}
    </>
  );
}
