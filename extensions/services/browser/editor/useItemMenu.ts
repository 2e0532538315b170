import { ContextKeys, ContextMenus, withValues } from 'lathe';
import { report, useService, useTexts } from 'lathe/ui';
import type { PlacedItem } from './serviceItem';

type Place = Element | { readonly x: number; readonly y: number };

/** The menu of what is selected among the items; `item` is where it was opened. */
export function useItemMenu(readOnly: boolean): (item: PlacedItem, at: Place) => void {
  const t = useTexts();
  const menus = useService(ContextMenus);
  const { root } = useService(ContextKeys);
  return ({ type, label, missing, compId }, at) => {
    const kind = type === 'Folder' ? 'folder' : missing || compId === null ? 'none' : 'thing';
    const context = withValues(root, { servicePartsFocus: readOnly ? '' : 'items', serviceItem: kind });
    report(menus.showMenu('services/item/context', { label: label || t('section.items'), at, context }));
  };
}
