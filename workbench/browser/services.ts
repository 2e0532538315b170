import { workbenchOnly } from '../../core/browser/workbenchOnly';
import { WorkbenchBrand } from './brand/workbenchBrand';
import { AccountMenu } from './parts/session/accountMenu';
import { SessionPrompts } from './parts/session/sessionPrompts';
import { ContainerMenus } from './parts/views/containerMenus';
import { ShownMoves } from './parts/views/shownMoves';
import { ViewCommands } from './parts/views/viewCommands';
import { ViewDrag } from './parts/views/viewDrag';
import { ViewMenus } from './parts/views/viewMenus';
import { AnythingAccess } from './quickAccess/anythingAccess';
import { CommandRunner } from './quickAccess/commandRunner';
import { CommandsAccess } from './quickAccess/commandsAccess';
import { HelpAccess } from './quickAccess/helpAccess';
import { ItemsAccess } from './quickAccess/itemsAccess';
import { LineAccess } from './quickAccess/lineAccess';
import { OpenEditorsAccess, RecentEditorsAccess } from './quickAccess/openEditorsAccess';
import { QuickAccessProviders } from './quickAccess/quickAccessProviders';
import { SymbolsAccess, SymbolsByKindAccess } from './quickAccess/symbolsAccess';
import { ViewsAccess } from './quickAccess/viewsAccess';

/** What the parts and contributions of the workbench share: its own services, and those of the core that pages do without. */
export const workbenchServices = [
  ...workbenchOnly,
  AccountMenu,
  SessionPrompts,
  AnythingAccess,
  CommandRunner,
  CommandsAccess,
  ContainerMenus,
  HelpAccess,
  ItemsAccess,
  LineAccess,
  OpenEditorsAccess,
  QuickAccessProviders,
  RecentEditorsAccess,
  ShownMoves,
  SymbolsAccess,
  SymbolsByKindAccess,
  ViewCommands,
  ViewDrag,
  ViewMenus,
  ViewsAccess,
  WorkbenchBrand,
] as const;
