import { useCallback, useEffect, useState } from 'react';
import { PartFocus } from '../../layout/partFocus';
import { isFocusable } from '../../windows/element';
import { useService } from '../services';

/** Where the focus was before something was drawn over a page, and what lay over the page already. */
interface FocusBefore {
  readonly element: Element | null;
  readonly under: FocusBefore | undefined;
  gone: boolean;
}

const topmost = new WeakMap<Document, FocusBefore>();

/**
 * When what is drawn over a page goes and takes the focus along, the focus goes back to where it was before: by itself a
 * moment later, or at once for who asks for it.
 */
export function useFocusBack(page: Document): () => void {
  const partFocus = useService(PartFocus);
  const [before] = useState<FocusBefore>(() => ({
    ...{ element: page.activeElement, under: topmost.get(page), gone: false },
  }));
  const goBack = useCallback(() => {
    const isLost = page.activeElement === null || page.activeElement === page.body;
    if (isLost && !focusAgain(page, before)) partFocus.refocus();
  }, [page, before, partFocus]);
  useEffect(() => {
    topmost.set(page, before);
    before.gone = false;
    return () => {
      // What goes holds the focus until it is gone altogether; what it has opened meanwhile comes back to here too.
      requestAnimationFrame(() => {
        before.gone = true;
        uncover(page);
        goBack();
      });
    };
  }, [page, before, goBack]);
  return goBack;
}

function uncover(page: Document): void {
  let top = topmost.get(page);
  while (top?.gone) top = top.under;
  if (top) topmost.set(page, top);
  else topmost.delete(page);
}

/** A question that a menu asked is answered when the menu is gone: the focus goes to where it was before the menu. */
function focusAgain(page: Document, { element, under }: FocusBefore): boolean {
  if (isFocusable(element) && element.isConnected) element.focus();
  // A button that has done its work may be disabled by now, and takes no focus.
  const isBack = page.activeElement === element && element !== page.body;
  return isBack || (under !== undefined && focusAgain(page, under));
}
