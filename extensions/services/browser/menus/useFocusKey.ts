import { ContextKeys, withValues } from 'lathe';
import { useService } from 'lathe/ui';
import { useCallback } from 'react';

/** Keybindings know that the user is among parts that can be moved. */
export function useFocusKey(readOnly: boolean): (element: HTMLDivElement) => () => void {
  const contextKeys = useService(ContextKeys);
  return useCallback(
    (element: HTMLDivElement) => {
      const scope = contextKeys.attach(element, withValues(contextKeys.root, { servicePartsFocus: !readOnly }));
      return () => scope.dispose();
    },
    [contextKeys, readOnly],
  );
}
