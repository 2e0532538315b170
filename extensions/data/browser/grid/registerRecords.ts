import { CurrentPage, type EditorComponent, type ExtensionContext } from 'lathe';
import { LoadFailed, lazyPart } from 'lathe/ui';
import { createElement } from 'react';
import { GridClipboard } from './gridClipboard';
import { GridViews } from './gridViews';
import { OpenGrids } from './openGrids';
import { RecordCommands } from './recordCommands';
import { RecordRemoval } from './recordRemoval';
import { SelectionInfo } from './selectionInfo';

/** The grid of an object's rows. */
export function registerRecords({ bind, commands, editors, get }: ExtensionContext): void {
  for (const service of [OpenGrids, GridClipboard, GridViews, RecordRemoval, RecordCommands, SelectionInfo])
    bind(service);
  editors.register('dataRecords', recordsEditor);
  // Pages have no status bar.
  if (!get(CurrentPage).isPage) get(SelectionInfo);
  const all = get(RecordCommands);
  commands.register('data.openRecords', (object) => all.openRecords(object));
  commands.register('data.openRecord', (object, id) => all.openRecord(object, id));
  commands.register('data.newRecord', (object) => all.newRecord(object));
  commands.register('data.addRow', all.addRow);
  commands.register('data.editCell', all.editCell);
  commands.register('data.copyCells', all.copyCells);
  commands.register('data.pasteCells', all.pasteCells);
  commands.register('data.clearCells', all.clearCells);
  commands.register('data.deleteRecords', all.deleteRecords);
  commands.register('data.searchRecords', all.search);
  commands.register('data.filterRecords', all.filter);
  commands.register('data.clearFilter', all.clearFilter);
  commands.register('data.refreshRecords', all.refresh);
  commands.register('data.chooseColumns', all.chooseColumns);
  commands.register('data.saveView', all.saveView);
  commands.register('data.saveViewAs', all.saveViewAs);
  commands.register('data.renameView', all.renameView);
  commands.register('data.deleteView', all.deleteView);
  commands.register('data.sortAscending', all.sortAscending);
  commands.register('data.sortDescending', all.sortDescending);
  commands.register('data.clearSort', all.clearSort);
}

const recordsEditor: EditorComponent = lazyPart(
  () => import(/* webpackChunkName: "extension-data-page" */ './RecordsEditor').then((module) => module.RecordsEditor),
  {
    failed: ({ tab }, _error, retry) => createElement(LoadFailed, { name: tab.name, retry }),
  },
);
