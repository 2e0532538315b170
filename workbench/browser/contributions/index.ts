import type { WorkbenchContribution } from './contribution';
import { UndoContribution } from './undo';
import { FilesContribution } from './files';
import { BackupsContribution } from './backups';
import { LocaleContribution } from './locale';
import { LocksContribution } from './locks';
import { NotificationsContribution } from './notifications';
import { OutputContribution } from './output';
import { AccountsContribution } from './accounts';
import { SignedInContribution } from './signedIn';
import { SettingsContribution } from './settings';
import { StatusBarContribution } from './statusBar';
import { ThemesContribution } from './themes';
import { UnexpectedErrorsContribution } from './unexpectedErrors';
import { BrandContribution } from './brand';
import { AddressBarContribution } from './addressBar';
import { EditorGroupsContribution } from './editorGroups';
import { KeybindingsContribution } from './keybindings';
import { LayoutContribution } from './layout';
import { QuickAccessContribution } from './quickAccess';
import { NamedLayoutsContribution } from './namedLayouts';
import { OpenTabsContribution } from './openTabs';
import { PermissionsContribution } from './permissions';
import { RoutesContribution } from './routes';
import { LostWorkContribution } from './lostWork';
import { SessionContribution } from './session';
import { TabsContribution } from './tabs';
import { ExtensionsContribution } from './extensions';
import { ViewsContribution } from './views';
import { TabSwitcher } from '../docking/tabSwitcher';
import { WindowContribution } from './window';

import { RunningJobsContribution } from './runningJobs';
/** Every area of the workbench, in the order of their start. */
export const contributions: readonly WorkbenchContribution[] = [
  TabSwitcher,
  UnexpectedErrorsContribution,
  WindowContribution,
  SettingsContribution,
  BackupsContribution,
  FilesContribution,
  UndoContribution,
  LocksContribution,
  NotificationsContribution,
  OutputContribution,
  StatusBarContribution,
  KeybindingsContribution,
  LocaleContribution,
  QuickAccessContribution,
  TabsContribution,
  EditorGroupsContribution,
  LayoutContribution,
  ExtensionsContribution,
  ViewsContribution,
  ThemesContribution,
  NamedLayoutsContribution,
  PermissionsContribution,
  RoutesContribution,
  OpenTabsContribution,
  SessionContribution,
  LostWorkContribution,
  BrandContribution,
  AddressBarContribution,
  AccountsContribution,
  RunningJobsContribution,
  SignedInContribution,
];
