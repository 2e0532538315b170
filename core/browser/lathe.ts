/** The public API: what extensions import from 'lathe'. */
export { inject, injectable } from 'inversify';
export * from '../common/lifecycle';
export { Emitter, type Event, onUnexpectedError } from '../common/event';
export { Commands, type CommandHandler, type CommandInfo } from './commands/commands';
export { ContextKeys, ContextScope, withValues, type Context } from './contextKeys/contextKeys';
export { Keybindings } from './keybindings/keybindings';
export type { PendingChord, RecordedPress } from './keybindings/keyDispatch';
export { BrokenKeybindingsFileError, keybindingsFile, UserKeybindings } from './keybindings/userKeybindings';
export { parseKeybinding } from '../common/keybindings/keybindingParser';
export { writeChord } from '../common/keybindings/chord';
export { parseWhen, type WhenError } from '../common/contextKeys/parser';
export type { KeybindingInfo, KeybindingLayer, ResolvedKeybinding } from '../common/keybindings/keybindingInfo';
export { Menus, type MenuEntry, type MenuGroup } from './menus/menus';
export { jsonErrorText } from './i18n/jsonErrorText';
export { formatTime } from './i18n/formatTime';
export { Texts, type Translate } from './i18n/texts';
export { Storage, type JsonValue } from './storage/storage';
export { UserFiles } from './storage/userFiles';
export { ActiveEditor } from './activeEditor/activeEditor';
export type { DocumentSymbol, TextRange } from './activeEditor/documentSymbol';
export type { EditorNavigation } from './activeEditor/editorNavigation';
export { FileNotFoundError, ReadonlyFileError, StaleFileError, TextFiles } from './textFiles/textFiles';
export { type OpenText, OpenTexts } from './textFiles/openTexts';
export { type TextSchema, TextSchemas } from './textFiles/textSchemas';
export { editJson } from '../common/json/editJson';
export type { TextFileProvider } from './textFiles/textFileProvider';
export { formatUri, nameOfUri, parseUri, type FileUri } from './textFiles/uri';
export { UndoRedo } from './undo/undoRedo';
export { UndoStack, type UndoStackOptions, type UndoStep } from './undo/undoStack';
export type { UndoTarget } from './undo/undoTarget';
export type { SaveReason, WorkingCopy } from './workingCopies/workingCopy';
export type { Backup } from './workingCopies/backups';
export { AutoSave } from './workingCopies/autoSave';
export { copyOfTab } from './workingCopies/copyOfTab';
export { WorkingCopies } from './workingCopies/workingCopies';
export type { Activate, CommandClass, ExtensionContext, ExtensionModule } from './extensions/api';
export { ExtensionHost } from './extensions/extensionHost';
export { ExtensionServer } from './extensions/extensionServer';
export { ExtensionSync } from './extensions/extensionSync';
export type { ExtensionDescription } from '../common/extensions/bootstrap';
export { describeProblem, type ManifestProblem } from '../common/manifest/problems';
export { ExtensionRegistry, type ExtensionState, type KnownExtension } from './extensions/extensionRegistry';
export { downloadFile, downloadFrom } from './downloads/download';
export { Clipboard, ClipboardError } from './clipboard/clipboard';
export { Themes } from './themes/themes';
export { ThemeSettings } from './themes/themeSettings';
export type { ThemeInfo } from './themes/themeInfo';
export type { ThemeSource } from '../common/themes/loadTheme';
export { type MonacoRule, type MonacoTheme } from '../common/themes/monacoTheme';
export type { ThemeType, UiTheme } from '../common/themes/themeType';
export { isCancellation, throwIfCancelled } from '../common/cancellation';
export { parseIconText, withoutIcons, type IconTextPart } from '../common/iconText';
export { compareSeverity, type Severity } from '../common/severity';
export { type JsonError, jsonErrorsOf } from '../common/json/jsonErrors';
export { LineIndex, positionAt, type TextPosition } from '../common/textPosition';
export {
  Dialogs,
  type ConfirmOptions,
  type CustomDialog,
  type CustomDialogProps,
  type DialogAnswer,
  type DialogButton,
  type DialogInput,
  type MessageOptions,
} from './dialogs/dialogs';
export { type ProblemSearch, SavedProblems } from './markers/savedProblems';
export { type MarkedThing, Markers, type Marker, type MarkerCounts, type ResourceMarker } from './markers/markers';
export type {
  NotificationAction,
  NotificationChange,
  NotificationHandle,
  NotificationOptions,
  NotificationProgress,
  NotificationSeverity,
} from './notifications/notification';
export { Notifications } from './notifications/notifications';
export { Output } from './output/output';
export { type LogLevel, type OutputChannel, type OutputLine } from './output/outputChannel';
export { Progress, type ProgressLocation, type ProgressOptions, type ProgressReporter } from './progress/progress';
export { type SettingsTarget } from './settings/settingLayers';
export { type SettingProblem } from './settings/settingProblems';
export {
  BrokenSettingsFileError,
  Settings,
  settingsFiles,
  type SettingInfo,
  type SettingSuggestion,
  type SettingValue,
} from './settings/settings';
export { type ConfigurationSection, type SettingProperty, type ValueSchema } from './settings/settingSchema';
export { validateSetting } from './settings/validateSetting';
export { StatusBar, type StatusBarChange, type StatusBarItemInfo, type StatusBarKind } from './statusBar/statusBar';
export { Walkthroughs, type WalkthroughInfo, type WalkthroughStepInfo } from './walkthroughs/walkthroughs';
export { ItemSearch, type ItemSource } from './quickAccess/itemSearch';
export { QuickAccess } from './quickAccess/quickAccess';
export {
  type QuickAccessInfo,
  type QuickAccessItem,
  type QuickAccessProvider,
  type QuickAccessRequest,
} from './quickAccess/quickAccessProvider';
export { type InputOptions, type PickOptions, QuickInput } from './quickInput/quickInput';
export { isSeparator, type PickEntry, type PickItem, type PickSeparator } from './quickInput/pickItem';
export { QuickPick } from './quickInput/quickPick';
export { type QuickButton } from './quickInput/quickButton';
export { type TabGroup, Tabs } from './tabs/tabs';
export type { TabTarget } from './tabs/tabStore';
export type { LockInfo, OpenOptions, Tab, TabChange, TabParams, TabRequest } from './tabs/tab';
export { EditorGrid } from './tabs/editorGrid';
export type { Direction } from './tabs/gridTree';
export { type EditorComponent, type EditorInfo, Editors } from './tabs/editors';
export { CurrentPage } from './pages/currentPage';
export { type PageComponent, type PageInfo, type PageProps, Pages } from './pages/pages';
export { homePath, Routes } from './routes/routes';
export { type IdentifierInfo, Identifiers } from './routes/identifiers';
export { Layout } from './layout/layout';
export type { DockedPart, FocusTarget, PanelPosition, PartId, SidebarPosition } from './layout/parts';
export { ContextMenus, type ContextMenuRequest } from './menus/contextMenus';
export { MenuActions, type MenuAction, type MenuActionGroup } from './menus/menuActions';
export { ViewMoves, type ViewTarget } from './views/viewMoves';
export { Views } from './views/views';
export { ViewStates } from './views/viewStates';
export type { ViewBadge, ViewComponent, ViewContainerInfo, ViewInfo, ViewLocation, ViewProps } from './views/viewInfo';
export { createSettingsSchema, type JsonSchema } from './settings/settingsSchema';
export { parseCommandLink, parseLinkedText, type CommandLink, type LinkedTextPart } from '../common/linkedText';
export { type NamedLayout, NamedLayouts } from './layout/namedLayouts';
export { AntiForgery } from './api/antiForgery';
export { Api } from './api/api';
export type { ApiOf, ApiResult, CallControl, CountedRows } from './api/apiTypes';
export { FailedCall } from './api/failedCall';
export { ProjectScope } from './api/projectScope';
export { SessionExpiry } from './api/sessionExpiry';
export { LiveEvents, type LiveListener } from './events/liveEvents';
export { RunningJobs } from './jobs/runningJobs';
export { Session } from './session/session';
export type { LiveEvent } from '../common/events/liveEvent';
export { Metadata } from './metadata/metadata';
export { MetadataClient, type PartPlace } from './metadata/metadataClient';
export type { MetadataApi } from './metadata/metadataApi';
export { type ForeignChange, LiveRecord } from './metadata/liveRecord';
export { type ListTarget, RecordList, type RecordQuery } from './metadata/recordList';
export { EditLock } from './metadata/editLock';
export { RecordLock } from './metadata/recordLock';
export { typeTitles } from './metadata/typeTitles';
export { type Conflict, mergeFields, type Merged, type Preferred } from './merge/mergeFields';
export { type MergedEntry, mergeLists } from './merge/mergeLists';
export { PresentUsers } from './presence/presentUsers';
