import type { ReactNode } from 'react';
import type { Translate } from './loginTexts';
import { TextHere } from './TextHere';

interface Props {
  readonly onChangePassword: () => void;
  readonly onLogOut: () => void;
  readonly t: Translate;
}

/** What a user of built applications sees who came without the address of one. */
export function PortalHome({ onChangePassword, onLogOut, t }: Props): ReactNode {
  return (
    <div className="login-form">
      <TextHere>{t('login.portalHome')}</TextHere>
      <button type="button" className="login-form__submit login-form__submit--secondary" onClick={onChangePassword}>
        {t('credentials.changePassword')}
      </button>
      <button type="button" className="login-form__link" onClick={onLogOut}>
        {t('login.logOut')}
      </button>
    </div>
  );
}
