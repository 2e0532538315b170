import { AddressBarContribution } from '../contributions/addressBar';
import { BackupsContribution } from '../contributions/backups';
import { BrandContribution } from '../contributions/brand';
import type { WorkbenchContribution } from '../contributions/contribution';
import { FilesContribution } from '../contributions/files';
import { KeybindingsContribution } from '../contributions/keybindings';
import { LocaleContribution } from '../contributions/locale';
import { LostWorkContribution } from '../contributions/lostWork';
import { NotificationsContribution } from '../contributions/notifications';
import { PermissionsContribution } from '../contributions/permissions';
import { SessionContribution } from '../contributions/session';
import { SettingsContribution } from '../contributions/settings';
import { SignedInContribution } from '../contributions/signedIn';
import { ThemesContribution } from '../contributions/themes';
import { UndoContribution } from '../contributions/undo';
import { UnexpectedErrorsContribution } from '../contributions/unexpectedErrors';
import { WindowContribution } from '../contributions/window';
import { PageTabsContribution } from './pageTabs';
import { PageCommandsContribution } from './pageCommands';

/** The areas of the workbench that a page has too, in the order of their start. */
export const runtimeContributions: readonly WorkbenchContribution[] = [
  UnexpectedErrorsContribution,
  WindowContribution,
  SettingsContribution,
  BackupsContribution,
  FilesContribution,
  UndoContribution,
  NotificationsContribution,
  KeybindingsContribution,
  LocaleContribution,
  ThemesContribution,
  PermissionsContribution,
  PageCommandsContribution,
  SessionContribution,
  LostWorkContribution,
  BrandContribution,
  PageTabsContribution,
  AddressBarContribution,
  SignedInContribution,
];
