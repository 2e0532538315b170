import { type ExtensionContext, Tabs } from 'lathe';
import { lazyEditor } from '../lazyEditor';
import { NewView } from './newViewCommand';
import { OpenViews } from './openViews';
import { RowMoves } from './rowMoves';
import { ViewsView } from './ViewsView';

export function registerViews({ bind, commands, editors, views, get }: ExtensionContext): void {
  bind(OpenViews);
  bind(RowMoves);
  views.register('data.views', ViewsView);
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
  commands.register('data.newView', NewView);
  commands.register('data.refreshView', () => get(OpenViews).refresh(get(Tabs).active));
}
