import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from 'lathe/ui';
import { CodeSetup } from '../../credentials/CodeSetup';
import { PasswordInput } from '../../credentials/PasswordInput';
import { RecoveryCodes } from '../../credentials/RecoveryCodes';
import type { TwoStepModel } from './twoStepModel';

interface Props {
  readonly model: TwoStepModel;
}

/** What stands between the title and the buttons. */
export const TwoStepContent = observer(({ model }: Props): ReactNode => {
  const t = useTexts();
  const { stage } = model;
  switch (stage.kind) {
    case 'loading':
      return null;
    case 'off':
      return (
        <>
          <p className="session-dialog__detail">{t('twoStep.offDetail')}</p>
          <Password model={model} />
        </>
      );
    case 'on':
      return (
        <>
          <p className="session-dialog__detail">
            {t('twoStep.onDetail', { number: stage.left })} {stage.required && t('twoStep.required')}
          </p>
          <Password model={model} />
        </>
      );
    case 'setup':
      return <Setup model={model} secret={stage.secret} qr={stage.qr} />;
    case 'codes':
      return (
        <>
          <p className="session-dialog__detail">{t('twoStep.codesDetail')}</p>
          <RecoveryCodes codes={stage.codes} t={t} />
        </>
      );
  }
});

const Password = observer(({ model }: Props): ReactNode => {
  const t = useTexts();
  const { problems, password, busy } = model;
  return (
    <div data-field="password">
      <PasswordInput
        label={t('credentials.oldPassword')}
        value={password}
        onChange={(value) => model.type('password', value)}
        problem={problems.password && t(problems.password)}
        autoComplete="current-password"
        disabled={busy}
        t={t}
      />
    </div>
  );
});

interface SetupProps extends Props {
  readonly secret: string;
  readonly qr: string;
}

const Setup = observer(({ model, secret, qr }: SetupProps): ReactNode => {
  const t = useTexts();
  const { problems, code, busy } = model;
  return (
    <>
      <p className="session-dialog__detail">{t('twoStep.setupDetail')}</p>
      <CodeSetup
        secret={secret}
        qr={qr}
        code={code}
        onChange={(value) => model.type('code', value)}
        problem={problems.code && t(problems.code)}
        disabled={busy}
        t={t}
      />
    </>
  );
});
