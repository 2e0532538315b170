import { type ExtensionContext, Tabs } from 'lathe';
import { NewView } from './newViewCommand';
import { OpenViews } from './openViews';
import { RowMoves } from './rowMoves';
import { ViewEditor } from './ViewEditor';
import { ViewPage } from './ViewPage';
import { ViewsEditor } from './ViewsEditor';
import { ViewsView } from './ViewsView';

export function registerViews({ bind, commands, editors, views, get }: ExtensionContext): void {
  bind(OpenViews);
  bind(RowMoves);
  views.register('data.views', ViewsView);
  editors.register('views', ViewsEditor);
  editors.register('dataView', ViewPage);
  editors.register('dataViewEditor', ViewEditor);
  commands.register('data.showViews', () => get(Tabs).open({ type: 'views' }));
  commands.register('data.newView', NewView);
  commands.register('data.refreshView', () => get(OpenViews).refresh(get(Tabs).active));
}
