import { type ExtensionContext, Tabs } from 'lathe';
import { lazyEditor } from '../lazyEditor';
import { OpenViews } from './openViews';
import { RowMoves } from './rowMoves';

export function registerViews({ bind, commands, editors, get }: ExtensionContext): void {
  bind(OpenViews);
  bind(RowMoves);
  editors.register(
    'views',
    lazyEditor(() => import('./ViewsEditor').then((module) => module.ViewsEditor)),
  );
  editors.register(
    'dataView',
    lazyEditor(() => import('./ViewPage').then((module) => module.ViewPage)),
  );
  editors.register(
    'dataViewEditor',
    lazyEditor(() => import('./ViewEditor').then((module) => module.ViewEditor)),
  );
  commands.register('data.showViews', () => get(Tabs).open({ type: 'views' }));
  commands.register('data.refreshView', () => get(OpenViews).of(get(Tabs).active)?.());
}
