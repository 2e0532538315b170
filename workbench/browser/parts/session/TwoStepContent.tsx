import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from 'lathe/ui';
import { CodeInput } from '../../credentials/CodeInput';
import { PasswordInput } from '../../credentials/PasswordInput';
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
          <p className="session-dialog__detail">{t('twoStep.onDetail', { number: stage.left })}</p>
          <Password model={model} />
        </>
      );
    case 'setup':
      return <Setup model={model} secret={stage.secret} qr={stage.qr} />;
    case 'codes':
      return (
        <>
          <p className="session-dialog__detail">{t('twoStep.codesDetail')}</p>
          <ul className="two-step__codes" aria-label={t('twoStep.codes')} tabIndex={0}>
            {stage.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
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
      <div className="two-step__setup">
        <img
          className="two-step__picture"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={t('twoStep.picture')}
        />
        <div>
          <div>{t('twoStep.secret')}</div>
          <code className="two-step__secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <div data-field="code">
        <CodeInput
          label={t('credentials.code')}
          hint={t('twoStep.codeHint')}
          value={code}
          onChange={(value) => model.type('code', value)}
          problem={problems.code && t(problems.code)}
          disabled={busy}
        />
      </div>
    </>
  );
});
