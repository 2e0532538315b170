import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { Notifications } from '../../../core/browser/notifications/notifications';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { LoadFailedMessage } from '../../../core/browser/ui/lazy/LoadFailed';
import { lazyPart } from '../../../core/browser/ui/lazy/lazyPart';
import { useService } from '../../../core/browser/ui/services';
import { useTexts } from '../../../core/browser/ui/useTexts';
import { afterStart } from '../whenIdle';

const Messages = lazyPart<object>(() => import('./PageMessages').then((module) => module.PageMessages), {
  failed: (_props, _error, retry) => <Failed retry={retry} />,
});

/** Messages and questions of a page: their code comes once the page is there, or with the first of them. */
export const MessagesPart = observer(function MessagesPart(): ReactNode {
  const { current } = useService(QuickInput);
  const { all } = useService(Notifications);
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const waiting = afterStart(() => setStarted(true));
    return () => waiting.dispose();
  }, []);
  return (isStarted || current !== undefined || all.length > 0) && <Messages />;
});

function Failed({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts();
  return <LoadFailedMessage name={t('notifications.title')} retry={retry} />;
}
