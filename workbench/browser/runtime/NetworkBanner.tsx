import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon, useTexts } from 'lathe/ui';

/** Says that the network is gone for as long as it is; what is typed meanwhile is kept. */
export function NetworkBanner(): ReactNode {
  const t = useTexts();
  const online = useSyncExternalStore(follow, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <div className="runtime__offline">
          <Icon name="debug-disconnect" />
          {t('pages.offline')}
        </div>
      )}
    </div>
  );
}

function follow(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
