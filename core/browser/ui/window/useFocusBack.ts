import { useEffect, useState } from 'react';
import { isFocusable } from '../../windows/element';

/** When what is drawn over a page goes and takes the focus along, the focus goes back to where it was before. */
export function useFocusBack(page: Document): void {
  const [before] = useState(() => page.activeElement);
  useEffect(
    () => () => {
      // What goes holds the focus until it is gone altogether.
      requestAnimationFrame(() => {
        const isLost = page.activeElement === null || page.activeElement === page.body;
        if (isLost && isFocusable(before) && before.isConnected) before.focus();
      });
    },
    [page, before],
  );
}
