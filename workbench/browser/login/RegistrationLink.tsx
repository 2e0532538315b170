import { type ReactNode, useEffect, useState } from 'react';
import type { LoginServer } from '../credentials/loginServer';
import type { Translate } from './loginTexts';

interface Props {
  readonly server: Pick<LoginServer, 'allowsRegistration'>;
  readonly onRegister: () => void;
  readonly t: Translate;
}

/** For those who have no account yet, where the tenant lets them make one. */
export function RegistrationLink({ server, onRegister, t }: Props): ReactNode {
  const [allowed, setAllowed] = useState(false);
  useEffect(() => {
    let wanted = true;
    void server.allowsRegistration().then((found) => wanted && setAllowed(found));
    return () => {
      wanted = false;
    };
  }, [server]);
  if (!allowed) return null;
  return (
    <div className="login-register">
      {t('login.noAccount')}{' '}
      <button type="button" className="login-form__link" onClick={onRegister}>
        {t('login.register')}
      </button>
    </div>
  );
}
