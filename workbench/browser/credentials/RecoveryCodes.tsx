import { type ReactNode, useEffect, useRef } from 'react';
import './codeSetup.css';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly t: (key: string) => string;
}

/** They are shown this once: to be written down, or kept as a file. */
export function RecoveryCodes({ codes, t }: RecoveryCodesProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.focus(), []);
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div>
      <ul ref={list} className="recovery-codes" aria-label={t('twoStep.codes')} tabIndex={0}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <a className="recovery-codes__file" href={file} download="recovery-codes.txt">
        {t('twoStep.download')}
      </a>
    </div>
  );
}
