import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Notifications } from '../../notifications/notifications';
import { Button } from '../button/Button';
import { useService } from '../services';
import { useKitTexts } from '../useKitTexts';
import './loadFailed.css';

export interface LoadFailedProps {
  /** What did not come, as a user knows it. */
  readonly name: string;
  readonly retry: () => void;
}

/** A line in the place of something small whose code did not come. */
export const LoadFailed = observer(function LoadFailed({ name, retry }: LoadFailedProps): ReactNode {
  const t = useKitTexts();
  return (
    <div role="alert" className="load-failed">
      <span>{t('kit.loadError', { name })}</span>
      <Button onClick={retry}>{t('kit.retry')}</Button>
    </div>
  );
});

/** The same as a message, for what has no place of its own. */
export const LoadFailedMessage = observer(function LoadFailedMessage({ name, retry }: LoadFailedProps): ReactNode {
  const t = useKitTexts();
  const notifications = useService(Notifications);
  const tell = useEffectEvent(() =>
    notifications.error(t('kit.loadError', { name }), { actions: [{ label: t('kit.retry'), run: retry }] }),
  );
  useEffect(() => void tell(), []);
  return null;
});
