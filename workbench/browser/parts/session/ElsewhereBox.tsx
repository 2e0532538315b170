import type { ReactNode } from 'react';
import { useService, useTexts } from 'lathe/ui';
import { SessionBox } from './SessionBox';
import { SessionPrompts } from './sessionPrompts';

/** The same user logged in on another page; what stands here may be older than he thinks. */
export function ElsewhereBox(): ReactNode {
  const t = useTexts();
  const prompts = useService(SessionPrompts);
  return (
    <SessionBox title={t('session.elsewhere')} detail={t('session.elsewhereDetail')}>
      <button type="button" className="push-button" autoFocus onClick={() => prompts.dismiss()}>
        {t('session.ok')}
      </button>
      <button type="button" className="push-button push-button--secondary" onClick={() => window.location.reload()}>
        {t('session.refresh')}
      </button>
    </SessionBox>
  );
}
