import { Activation } from './activation/activation';
import { ActiveEditor } from './activeEditor/activeEditor';
import { Commands } from './commands/commands';
import { ContextKeys } from './contextKeys/contextKeys';
import { Texts } from './i18n/texts';
import { Menus } from './menus/menus';
import { Storage } from './storage/storage';
import { UserFiles } from './storage/userFiles';
import { TextFiles } from './textFiles/textFiles';
import { UndoRedo } from './undo/undoRedo';
import { Backups } from './workingCopies/backups';
import { WorkingCopies } from './workingCopies/workingCopies';

/** Every service of the core: one instance each, under its own class. */
export const coreServices = [
  Activation,
  ActiveEditor,
  Backups,
  Commands,
  ContextKeys,
  Menus,
  Storage,
  TextFiles,
  Texts,
  UndoRedo,
  UserFiles,
  WorkingCopies,
] as const;
