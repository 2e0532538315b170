import { ContextKeys, ContextMenus } from 'lathe';
import { report, useService } from 'lathe/ui';
import { useCallback } from 'react';
import type { AppCard } from '../../common/appCalls';
import { appContext, itemMenu } from './appContext';

type Spot = Element | { readonly x: number; readonly y: number };

/** Shows what can be done with an application. */
export function useAppMenu(): (app: AppCard, at: Spot) => void {
  const menus = useService(ContextMenus);
  const contextKeys = useService(ContextKeys);
  return useCallback(
    (app, at) =>
      report(menus.showMenu(itemMenu, { label: app.label, at, context: appContext(contextKeys, app), args: [[app]] })),
    [menus, contextKeys],
  );
}
