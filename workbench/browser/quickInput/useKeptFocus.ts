import { type RefObject, useEffect } from 'react';
import type { QuickDialog } from '../../../core/browser/quickInput/quickDialog';
import { isElement, isFocusable } from '../../../core/browser/windows/element';
import { useLeaving } from './useLeaving';

/** Left on purpose the quick input goes; what takes the focus by itself gives it back at once, before a key goes astray. */
export function useKeptFocus(widget: RefObject<HTMLElement | null>, dialog: QuickDialog): void {
  const meantToLeave = useLeaving(widget);
  useEffect(() => {
    const element = widget.current;
    if (!element) return undefined;
    const page = element.ownerDocument;
    const isAway = (to: Element | null): boolean =>
      dialog.visible && !dialog.ignoreFocusOut && !element.contains(to) && !isModal(to);
    const taken = ({ target, relatedTarget }: FocusEvent): void => {
      if (isElement(target) && isAway(target) && !meantToLeave()) giveBack(element, relatedTarget);
    };
    const lost = ({ target }: FocusEvent): void => {
      // Only later is it known where the focus went; nowhere, when the whole window has lost it.
      setTimeout(() => {
        if (!page.hasFocus() || !element.isConnected || !isAway(page.activeElement)) return;
        if (meantToLeave()) dialog.hide('focusLost');
        else giveBack(element, target);
      });
    };
    page.addEventListener('focusin', taken, { capture: true });
    element.addEventListener('focusout', lost);
    return () => {
      page.removeEventListener('focusin', taken, { capture: true });
      element.removeEventListener('focusout', lost);
    };
  }, [widget, dialog, meantToLeave]);
}

/** What asks the user before all else keeps the focus, and brings it back itself. */
function isModal(element: Element | null): boolean {
  return Boolean(element?.closest('[role="dialog"], [role="alertdialog"]'));
}

function giveBack(widget: Element, last: EventTarget | null): void {
  if (isElement(last) && isFocusable(last) && widget.contains(last)) last.focus({ preventScroll: true });
}
