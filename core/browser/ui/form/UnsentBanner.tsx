import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { Icon } from '../icon/Icon';
import { report } from '../page/report';
import { useKitTexts } from '../useKitTexts';
import { useResumedSave } from './useResumedSave';
import './unsentBanner.css';

export interface UnsentBannerProps {
  /** The last attempt to save had no answer. */
  readonly unsent: boolean;
  readonly saving: boolean;
  readonly onSave: () => Promise<unknown>;
  readonly onDiscard: () => void;
}

/** Says that what was typed waits for the network, and saves it when that is back. */
export function UnsentBanner({ unsent, saving, onSave, onDiscard }: UnsentBannerProps): ReactNode {
  const t = useKitTexts();
  useResumedSave(unsent, onSave);
  if (!unsent) return null;
  return (
    <div className="unsent-banner" role="alert">
      <Icon name="debug-disconnect" />
      <span className="unsent-banner__text">{t('form.unsent')}</span>
      <div className="unsent-banner__actions">
        <Button disabled={saving} onClick={() => report(onSave())}>
          {t('form.saveNow')}
        </Button>
        <Button secondary disabled={saving} onClick={onDiscard}>
          {t('form.discard')}
        </Button>
      </div>
    </div>
  );
}
