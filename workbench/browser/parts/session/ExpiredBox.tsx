import type { ReactNode } from 'react';
import { useTexts } from 'lathe/ui';
import { SessionBox } from './SessionBox';

/** This page belongs to nobody who is signed in any more. */
export function ExpiredBox(): ReactNode {
  const t = useTexts();
  return (
    <SessionBox title={t('session.expired')} detail={t('session.expiredDetail')}>
      <button type="button" className="push-button" autoFocus onClick={() => window.location.reload()}>
        {t('session.ok')}
      </button>
    </SessionBox>
  );
}
