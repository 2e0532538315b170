import { observer } from 'mobx-react-lite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Dialogs } from '../../../../core/browser/dialogs/dialogs';
import { useService } from '../../../../core/browser/ui/services';

// The widget library behind dialogs stays out of what is loaded at start.
const DialogStack = lazy(() => import('./DialogStack').then((module) => ({ default: module.DialogStack })));

/** Draws the dialogs that are open, each above the one before. */
export const DialogsPart = observer(function DialogsPart(): ReactNode {
  const { stack } = useService(Dialogs);
  if (stack.length === 0) return null;
  return (
    <Suspense>
      <DialogStack requests={stack} />
    </Suspense>
  );
});
