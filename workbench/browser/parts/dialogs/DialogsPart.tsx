import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Dialogs } from '../../../../core/browser/dialogs/dialogs';
import { LoadFailedMessage } from '../../../../core/browser/ui/lazy/LoadFailed';
import { lazyPart } from '../../../../core/browser/ui/lazy/lazyPart';
import { useService } from '../../../../core/browser/ui/services';
import { useTexts } from '../../../../core/browser/ui/useTexts';
import type { DialogStackProps } from './DialogStack';

// The widget library behind dialogs stays out of what is loaded at start.
const Stack = lazyPart<DialogStackProps>(() => import('./DialogStack').then((module) => module.DialogStack), {
  failed: (_props, _error, retry) => <Failed retry={retry} />,
});

/** Draws the dialogs that are open, each above the one before. */
export const DialogsPart = observer(function DialogsPart(): ReactNode {
  const { stack } = useService(Dialogs);
  return stack.length > 0 && <Stack requests={stack} />;
});

/** Those who asked go on waiting: their answer comes after the retry. */
function Failed({ retry }: { readonly retry: () => void }): ReactNode {
  const t = useTexts();
  return <LoadFailedMessage name={t('dialog.part')} retry={retry} />;
}
