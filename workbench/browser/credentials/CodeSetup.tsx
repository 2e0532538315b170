import type { ReactNode } from 'react';
import { CodeInput } from './CodeInput';
import './codeSetup.css';

export interface CodeSetupProps {
  readonly secret: string;
  /** The same as an SVG image. */
  readonly qr: string;
  readonly code: string;
  readonly onChange: (code: string) => void;
  readonly problem: string | undefined;
  readonly disabled: boolean;
  readonly t: (key: string) => string;
}

/** What an authenticator app takes, and the first code that it shows. */
export function CodeSetup({ secret, qr, code, onChange, problem, disabled, t }: CodeSetupProps): ReactNode {
  return (
    <>
      <div className="code-setup">
        <img
          className="code-setup__picture"
          src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
          alt={t('twoStep.picture')}
        />
        <div>
          <div>{t('twoStep.secret')}</div>
          <code className="code-setup__secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
      </div>
      <div data-field="code">
        <CodeInput
          label={t('credentials.code')}
          hint={t('twoStep.codeHint')}
          value={code}
          onChange={onChange}
          problem={problem}
          disabled={disabled}
        />
      </div>
    </>
  );
}
