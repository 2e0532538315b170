import { type ReactNode, useEffect, useState } from 'react';
import type { LoginProvider, LoginServer } from '../credentials/loginServer';
import type { Translate } from './loginTexts';
import { providerAddress } from './providerAddress';

interface Props {
  readonly server: Pick<LoginServer, 'providers'>;
  readonly redirect: string | undefined;
  readonly t: Translate;
}

/** Other ways in: nothing is shown until it is known that there are any. */
export function ProviderLinks({ server, redirect, t }: Props): ReactNode {
  const [providers, setProviders] = useState<readonly LoginProvider[]>([]);
  useEffect(() => {
    let wanted = true;
    void server.providers().then((found) => wanted && setProviders(found));
    return () => {
      wanted = false;
    };
  }, [server]);
  if (providers.length === 0) return null;
  return (
    <div className="login-providers" role="group" aria-label={t('login.providers')}>
      <div className="login-providers__or">{t('login.or')}</div>
      {providers.map(({ name, loginUrl }) => (
        <a key={name} className="login-providers__link" href={providerAddress(loginUrl, { redirect })}>
          {t('login.by', { name })}
        </a>
      ))}
    </div>
  );
}
