import { Metadata } from './metadata/metadata';
import { MetadataClient } from './metadata/metadataClient';
import { Activation } from './activation/activation';
import { Api } from './api/api';
import { CallSender } from './api/callSender';
import { ProjectScope } from './api/projectScope';
import { SessionExpiry } from './api/sessionExpiry';
import { ActiveEditor } from './activeEditor/activeEditor';
import { Clipboard } from './clipboard/clipboard';
import { Commands } from './commands/commands';
import { CommandHistory } from './commands/history/commandHistory';
import { ContextKeys } from './contextKeys/contextKeys';
import { ContextFactory } from './extensions/contextFactory';
import { ContributionServices } from './extensions/contributionServices';
import { ExtensionDeclarations } from './extensions/extensionDeclarations';
import { ExtensionFailures } from './extensions/extensionFailures';
import { ExtensionHost } from './extensions/extensionHost';
import { ExtensionLoader } from './extensions/extensionLoader';
import { ExtensionRegistry } from './extensions/extensionRegistry';
import { ExtensionServer } from './extensions/extensionServer';
import { ExtensionRunner } from './extensions/extensionRunner';
import { Dialogs } from './dialogs/dialogs';
import { Texts } from './i18n/texts';
import { Markers } from './markers/markers';
import { Keybindings } from './keybindings/keybindings';
import { UserKeybindings } from './keybindings/userKeybindings';
import { ContextMenus } from './menus/contextMenus';
import { MenuActions } from './menus/menuActions';
import { Menus } from './menus/menus';
import { EditorLocks } from './locks/editorLocks';
import { Notifications } from './notifications/notifications';
import { Output } from './output/output';
import { Progress } from './progress/progress';
import { Settings } from './settings/settings';
import { StatusBar } from './statusBar/statusBar';
import { Layout } from './layout/layout';
import { NamedLayouts } from './layout/namedLayouts';
import { PartFocus } from './layout/partFocus';
import { CurrentPage } from './pages/currentPage';
import { OfferedComponents } from './components/offeredComponents';
import { Pages } from './pages/pages';
import { Identifiers } from './routes/identifiers';
import { Routes } from './routes/routes';
import { SessionOwner } from './api/sessionOwner';
import { Logout } from './session/logout';
import { LiveEvents } from './events/liveEvents';
import { RunningJobs } from './jobs/runningJobs';
import { Session } from './session/session';
import { SessionAntiForgery } from './session/sessionAntiForgery';
import { OpenPages } from './storage/openPages';
import { Storage } from './storage/storage';
import { UserFiles } from './storage/userFiles';
import { EditorGrid } from './tabs/editorGrid';
import { Editors } from './tabs/editors';
import { TabContext } from './tabs/tabContext';
import { TabMemory } from './tabs/tabMemory';
import { TabStore } from './tabs/tabStore';
import { Tabs } from './tabs/tabs';
import { OpenTexts } from './textFiles/openTexts';
import { TextFiles } from './textFiles/textFiles';
import { TextSchemas } from './textFiles/textSchemas';
import { PresentUsers } from './presence/presentUsers';
import { UndoRedo } from './undo/undoRedo';
import { Walkthroughs } from './walkthroughs/walkthroughs';
import { Backups } from './workingCopies/backups';
import { ViewComponents } from './views/viewComponents';
import { ViewContext } from './views/viewContext';
import { ViewCustomisation } from './views/viewCustomisation';
import { ViewPlacement } from './views/viewPlacement';
import { ViewRegistry } from './views/viewRegistry';
import { Views } from './views/views';
import { Windows } from './windows/windows';
import { ViewStage } from './views/viewStage';
import { ViewStates } from './views/viewStates';
import { AskToSave } from './workingCopies/askToSave';
import { AutoSave } from './workingCopies/autoSave';
import { BackupWriter } from './workingCopies/backupWriter';
import { WorkingCopies } from './workingCopies/workingCopies';
import { Themes } from './themes/themes';
import { SystemAppearance } from './themes/systemAppearance';
import { ThemeSettings } from './themes/themeSettings';
import { QuickInput } from './quickInput/quickInput';
import { QuickAccess } from './quickAccess/quickAccess';
import { ItemSearch } from './quickAccess/itemSearch';

/** The services of the core, one instance each, under its own class; a workbench has more (workbenchOnly). */
export const coreServices = [
  Metadata,
  MetadataClient,
  Activation,
  ActiveEditor,
  Api,
  CallSender,
  ProjectScope,
  SessionExpiry,
  Backups,
  Clipboard,
  CommandHistory,
  Commands,
  ContextFactory,
  ContextKeys,
  ContextMenus,
  ContributionServices,
  ExtensionDeclarations,
  ExtensionFailures,
  ExtensionHost,
  ExtensionLoader,
  ExtensionRegistry,
  ExtensionRunner,
  ExtensionServer,
  Dialogs,
  Markers,
  Keybindings,
  MenuActions,
  Menus,
  EditorLocks,
  Notifications,
  Output,
  Progress,
  Settings,
  StatusBar,
  ItemSearch,
  QuickAccess,
  QuickInput,
  EditorGrid,
  Editors,
  Identifiers,
  CurrentPage,
  OfferedComponents,
  Pages,
  Layout,
  NamedLayouts,
  PartFocus,
  Routes,
  Logout,
  LiveEvents,
  RunningJobs,
  Session,
  SessionAntiForgery,
  SessionOwner,
  OpenPages,
  Storage,
  TabContext,
  TabMemory,
  TabStore,
  Tabs,
  OpenTexts,
  TextFiles,
  TextSchemas,
  Texts,
  PresentUsers,
  UndoRedo,
  UserFiles,
  UserKeybindings,
  ViewComponents,
  ViewContext,
  ViewCustomisation,
  ViewPlacement,
  ViewRegistry,
  ViewStage,
  ViewStates,
  Views,
  Walkthroughs,
  AskToSave,
  AutoSave,
  BackupWriter,
  WorkingCopies,
  SystemAppearance,
  Themes,
  ThemeSettings,
  Windows,
] as const;
