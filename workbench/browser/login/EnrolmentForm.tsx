import type { FormEvent, ReactNode } from 'react';
import { CodeSetup } from '../credentials/CodeSetup';
import { FailureNote } from '../credentials/FailureNote';
import { RecoveryCodes } from '../credentials/RecoveryCodes';
import { useStore } from '../credentials/store';
import { useFocusOn } from '../credentials/useFocusOn';
import type { Enrolment, EnrolmentState } from './enrolment';
import type { Translate } from './loginTexts';
import { WaitBar } from './WaitBar';

interface Props {
  readonly enrolment: Enrolment;
  readonly onBack: () => void;
  readonly t: Translate;
}

/** Two-step verification, set up before the log-in goes on. */
export function EnrolmentForm({ enrolment, onBack, t }: Props): ReactNode {
  const state = useStore(enrolment);
  const form = useFocusOn(state.focus);
  const { stage, busy } = state;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void enrolment.submit();
  };
  if (stage.kind === 'loading') return <WaitBar label={t('login.busy')} />;
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate aria-busy={busy}>
      <FailureNote failure={state.failure} t={t} />
      <Stage enrolment={enrolment} state={state} t={t} />
      <button type="submit" className="login-form__submit" aria-disabled={busy}>
        {t(`twoStep.submit.${stage.kind}`)}
      </button>
      {stage.kind === 'setup' && (
        <button type="button" className="login-form__link" onClick={onBack}>
          {t('login.backToLogin')}
        </button>
      )}
    </form>
  );
}

function Stage({ enrolment, state, t }: Omit<Props, 'onBack'> & { readonly state: EnrolmentState }): ReactNode {
  const { stage, code, problem, busy } = state;
  if (stage.kind === 'setup')
    return (
      <>
        <p className="login-form__text">{t('twoStep.setupDetail')}</p>
        <CodeSetup
          secret={stage.secret}
          qr={stage.qr}
          code={code}
          onChange={(value) => enrolment.type(value)}
          problem={problem && t(problem)}
          disabled={busy}
          t={t}
        />
      </>
    );
  if (stage.kind === 'codes')
    return (
      <>
        <p className="login-form__text">{t('twoStep.codesDetail')}</p>
        <RecoveryCodes codes={stage.codes} t={t} />
      </>
    );
  return null;
}
