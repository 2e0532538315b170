import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { QuickPick } from '../../../core/browser/quickInput/quickPick';
import { useService } from '../../../core/browser/ui/services';
import { InWindow } from '../../../core/browser/ui/window/InWindow';
import { isFocusable } from '../../../core/browser/windows/element';
import { Windows } from '../../../core/browser/windows/windows';
import { QuickInputWidget } from './QuickInputWidget';

/** Where quick inputs appear. The focus goes back to where it was, before what was chosen is done. */
export const QuickInputHost = observer(function QuickInputHost(): ReactNode {
  const quickInput = useService(QuickInput);
  const windows = useService(Windows);
  const { current } = quickInput;
  useEffect(() => restoreFocus(quickInput), [quickInput]);
  useEffect(
    () => (current instanceof QuickPick ? acceptOnRelease(current, windows.active) : undefined),
    [current, windows],
  );
  if (!current) return null;
  const leave = (): void => {
    if (!current.ignoreFocusOut) current.hide('focusLost');
  };
  return (
    <InWindow key={current.serial} onLeave={leave}>
      {() => <QuickInputWidget dialog={current} />}
    </InWindow>
  );
});

function restoreFocus(quickInput: QuickInput): () => void {
  const closing = quickInput.onDidClose((reason) => {
    const { origin } = quickInput;
    if (reason !== 'focusLost' && isFocusable(origin) && origin.isConnected) origin.focus({ preventScroll: true });
  });
  return () => closing.dispose();
}

/** Ctrl+P held and P pressed again goes through the list; letting go of Ctrl takes what is active. */
function acceptOnRelease(pick: QuickPick, window: Window): () => void {
  const released = (event: KeyboardEvent): void => {
    if (pick.quickNavigating && (event.key === 'Control' || event.key === 'Meta')) pick.accept();
  };
  window.addEventListener('keyup', released, { capture: true });
  return () => window.removeEventListener('keyup', released, { capture: true });
}
