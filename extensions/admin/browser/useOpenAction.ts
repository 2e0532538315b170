import type { MenuAction } from 'lathe';
import { useTexts } from 'lathe/ui';

/** What stands first in the menu of a row: what Enter does. */
export function useOpenAction(): (run: () => void) => MenuAction {
  const t = useTexts();
  return (run) => ({ id: 'open', label: t('open'), run });
}
