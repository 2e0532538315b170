import type { ReactNode } from 'react';
import type { Translate } from './loginTexts';
import { TextHere } from './TextHere';

interface Props {
  readonly userName: string;
  readonly onChangePassword: () => void;
  readonly onLogOut: () => void;
  readonly t: Translate;
}

/** What a user of built applications sees who came without the address of one. */
export function PortalHome({ userName, onChangePassword, onLogOut, t }: Props): ReactNode {
  return (
    <div className="login-form">
      <TextHere>{t('login.portalHome', { name: userName })}</TextHere>
      <button type="button" className="login-form__submit login-form__submit--secondary" onClick={onChangePassword}>
        {t('credentials.changePassword')}
      </button>
      <button type="button" className="login-form__link" onClick={onLogOut}>
        {t('login.logOut')}
      </button>
    </div>
  );
}
