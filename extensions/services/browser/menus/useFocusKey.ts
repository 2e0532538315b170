import { ContextKeys, withValues } from 'lathe';
import { useService } from 'lathe/ui';
import { useCallback } from 'react';

/** Keybindings know that the user is among parts that can be moved, and among which. */
export function useFocusKey(parts: 'items' | 'menus', readOnly: boolean): (element: HTMLDivElement) => () => void {
  const contextKeys = useService(ContextKeys);
  return useCallback(
    (element: HTMLDivElement) => {
      const scope = contextKeys.attach(
        element,
        withValues(contextKeys.root, { servicePartsFocus: readOnly ? '' : parts }),
      );
      return () => scope.dispose();
    },
    [contextKeys, parts, readOnly],
  );
}
