import type { Activate } from 'lathe';
import { RecycleBin } from './bin/recycleBin';
import { RecycleBinEditor } from './bin/RecycleBinEditor';
import { RecordActions } from './commands/recordActions';
import { RecordCommands } from './commands/recordCommands';
import { RecordRemoval } from './commands/recordRemoval';
import { RecordChanges } from './data/recordChanges';
import { RecordTypes } from './data/recordTypes';
import { RecordEditor } from './editor/RecordEditor';
import { RecordFiles } from './editor/recordFiles';
import { RecordLocks } from './editor/recordLocks';
import { RecordSchemas } from './editor/recordSchemas';
import { recordEditor } from './editor/recordUri';
import { ActiveRecord } from './history/activeRecord';
import { Timeline } from './history/timeline';
import { TimelineView } from './history/TimelineView';
import { VersionFiles } from './history/versionFiles';
import { VersionRestore } from './history/versionRestore';
import { RecordSource } from './recordSource';
import { RecordTexts } from './recordTexts';
import { RecordDrop } from './tree/recordDrop';
import { RecordLists } from './tree/recordLists';
import { RecordMenu } from './tree/recordMenu';
import { RecordSearch } from './tree/recordSearch';
import { RecordTree } from './tree/recordTree';
import { RecordsView } from './tree/RecordsView';
import { RecordUses } from './uses/recordUses';
import { UsesView } from './uses/UsesView';

/** Those that others find through the workbench. */
const registered = [RecordFiles, VersionFiles, RecordSource];
const services = [
  ActiveRecord,
  RecordActions,
  RecordChanges,
  RecordCommands,
  RecordDrop,
  RecordLists,
  RecordLocks,
  RecordMenu,
  RecordRemoval,
  RecordSchemas,
  RecordSearch,
  RecordTexts,
  RecordTree,
  RecordTypes,
  RecordUses,
  RecycleBin,
  Timeline,
  VersionRestore,
  ...registered,
];

export const activate: Activate = ({ bind, commands, views, editors, get }) => {
  for (const service of services) bind(service);
  for (const service of registered) get<object>(service);
  views.register('records.tree', RecordsView);
  views.register('records.timeline', TimelineView);
  views.register('records.uses', UsesView);
  editors.register(recordEditor, RecordEditor);
  editors.register('metadataRecycleBin', RecycleBinEditor);
  for (const id of commandIds) commands.register(id, (...args) => get(RecordCommands).handlers[id]?.(...args));
};

const commandIds = [
  'workbench.view.metadata',
  'records.create',
  'records.createHere',
  'records.open',
  'records.rename',
  'records.delete',
  'records.refresh',
  'records.collapseAll',
  'records.sort',
  'records.copyId',
  'records.showHistory',
  'records.showUses',
  'records.showRecycleBin',
  'records.compareVersion',
  'records.restoreVersion',
];
