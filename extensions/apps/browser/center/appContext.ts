import { type Context, type ContextKeys, withValues } from 'lathe';
import type { AppCard } from '../../common/appCalls';

/** What menus ask about an application. */
export function appContext({ root }: ContextKeys, { type, active, favorite }: AppCard): Context {
  return withValues(root, { appType: type, appActive: active, appFavorite: favorite });
}

export const itemMenu = 'apps/item/context';
