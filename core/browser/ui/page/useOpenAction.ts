import type { MenuAction } from '../../menus/menuActions';
import { useKitTexts } from '../useKitTexts';

/** What stands first in the menu of a row: what Enter does. */
export function useOpenAction(): (run: () => void) => MenuAction {
  const t = useKitTexts();
  return (run) => ({ id: 'open', label: t('kit.open'), run });
}
