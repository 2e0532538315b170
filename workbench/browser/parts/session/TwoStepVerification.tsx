import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Heading } from 'react-aria-components';
import { Api, type CustomDialogProps } from 'lathe';
import { useService, useTexts } from 'lathe/ui';
import { Session } from '../../../../core/browser/session/session';
import { secondFactorCalls } from '../../../../core/common/session/secondFactorCalls';
import { FailureNote } from '../../credentials/FailureNote';
import { useFocusOn } from '../../credentials/useFocusOn';
import { TwoStepContent } from './TwoStepContent';
import { TwoStepModel } from './twoStepModel';
import './sessionDialog.css';
import '../../../../core/browser/ui/button/button.css';

/** Codes of an app that a log-in takes beside the password. */
export const TwoStepVerification = observer(({ close }: CustomDialogProps<void>): ReactNode => {
  const t = useTexts();
  const api = useService(Api);
  const session = useService(Session);
  const [model] = useState(() => new TwoStepModel(api.of(secondFactorCalls), session.user?.id ?? ''));
  useEffect(() => void model.load(), [model]);
  const form = useFocusOn(model.focus);
  const { stage, failure, busy } = model;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (stage.kind === 'off') void model.begin();
    if (stage.kind === 'setup') void model.confirm();
    if (stage.kind === 'on') void model.renew();
    if (stage.kind === 'codes') close();
  };
  return (
    <form ref={form} className="login-again two-step" onSubmit={submit} noValidate aria-busy={busy}>
      <Heading slot="title" className="session-dialog__title">
        {t('twoStep.title')}
      </Heading>
      <FailureNote failure={failure} t={t} />
      <TwoStepContent model={model} />
      <div className="session-dialog__buttons">
        {stage.kind !== 'loading' && (
          <button type="submit" className="push-button" aria-disabled={busy}>
            {t(`twoStep.submit.${stage.kind}`)}
          </button>
        )}
        {stage.kind === 'on' && !stage.required && (
          <button
            type="button"
            className="push-button push-button--secondary"
            aria-disabled={busy}
            onClick={() => void model.turnOff()}
          >
            {t('twoStep.turnOff')}
          </button>
        )}
        {stage.kind !== 'codes' && (
          <button type="button" className="push-button push-button--secondary" onClick={() => close()}>
            {t('dialog.cancel')}
          </button>
        )}
      </div>
    </form>
  );
});
