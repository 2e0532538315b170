import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { useService } from 'lathe/ui';
import { SessionPrompts } from './sessionPrompts';

// The widget library behind dialogs stays out of what is loaded at start.
const SessionDialog = lazy(() => import('./SessionDialog').then((module) => ({ default: module.SessionDialog })));

/** What the user is asked about his session stands above everything else. */
export const SessionPart = observer(function SessionPart(): ReactNode {
  const { current } = useService(SessionPrompts);
  if (!current) return null;
  return (
    <Suspense>
      <SessionDialog key={current} prompt={current} />
    </Suspense>
  );
});
