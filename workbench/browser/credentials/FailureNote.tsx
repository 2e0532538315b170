import type { ReactNode } from 'react';
import type { LoginFailure } from './loginServer';
import './credentials.css';

export interface FailureNoteProps {
  readonly failure: LoginFailure | undefined;
  readonly t: (key: string) => string;
}

/** Why it did not work, read out at once; the element is there before, or screen readers would not hear of it. */
export function FailureNote({ failure, t }: FailureNoteProps): ReactNode {
  return (
    <div role="alert" className="credential-failure">
      {failure && <div className="credential-failure__text">{textOf(failure, t)}</div>}
    </div>
  );
}

function textOf({ key, message }: LoginFailure, t: (key: string) => string): string {
  return key ? t(key) : message || t('credentials.internalError');
}
