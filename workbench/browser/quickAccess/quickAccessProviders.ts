import { inject, injectable } from 'inversify';
import type { QuickAccessProvider } from '../../../core/browser/quickAccess/quickAccessProvider';
import { AnythingAccess } from './anythingAccess';
import { CommandsAccess } from './commandsAccess';
import { HelpAccess } from './helpAccess';
import { ItemsAccess } from './itemsAccess';
import { LineAccess } from './lineAccess';
import { OpenEditorsAccess, RecentEditorsAccess } from './openEditorsAccess';
import { SymbolsAccess, SymbolsByKindAccess } from './symbolsAccess';
import { ViewsAccess } from './viewsAccess';

/** The workbench's own providers, by the ids that its manifest declares. */
@injectable()
export class QuickAccessProviders {
  readonly all: readonly (readonly [string, QuickAccessProvider])[];

  constructor(
    @inject(AnythingAccess) anything: AnythingAccess,
    @inject(CommandsAccess) commands: CommandsAccess,
    @inject(SymbolsAccess) symbols: SymbolsAccess,
    @inject(SymbolsByKindAccess) symbolsByKind: SymbolsByKindAccess,
    @inject(LineAccess) line: LineAccess,
    @inject(ItemsAccess) items: ItemsAccess,
    @inject(ViewsAccess) views: ViewsAccess,
    @inject(OpenEditorsAccess) openEditors: OpenEditorsAccess,
    @inject(RecentEditorsAccess) recentEditors: RecentEditorsAccess,
    @inject(HelpAccess) help: HelpAccess,
  ) {
    this.all = [
      ['workbench.anything', anything],
      ['workbench.commands', commands],
      ['workbench.symbols', symbols],
      ['workbench.symbolsByKind', symbolsByKind],
      ['workbench.line', line],
      ['workbench.items', items],
      ['workbench.views', views],
      ['workbench.openEditors', openEditors],
      ['workbench.recentEditors', recentEditors],
      ['workbench.help', help],
    ];
  }
}
