import { inject, injectable } from 'inversify';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { QuickAccess } from '../../../core/browser/quickAccess/quickAccess';
import type { QuickAccessItem, QuickAccessProvider } from '../../../core/browser/quickAccess/quickAccessProvider';

/** The commands that lead straight to a prefix. */
const commandOf: Readonly<Record<string, string>> = {
  'workbench.anything': 'workbench.action.quickOpen',
  'workbench.commands': 'workbench.action.showCommands',
  'workbench.symbols': 'workbench.action.gotoSymbol',
  'workbench.line': 'workbench.action.gotoLine',
  'workbench.items': 'workbench.action.showAllSymbols',
  'workbench.views': 'workbench.action.quickOpenView',
};

/** "?": every prefix and what it leads to. */
@injectable()
export class HelpAccess implements QuickAccessProvider {
  readonly matchOnDescription = true;

  constructor(
    @inject(QuickAccess) private readonly quickAccess: QuickAccess,
    @inject(Keybindings) private readonly keybindings: Keybindings,
  ) {}

  items(): readonly QuickAccessItem[] {
    const infos = this.quickAccess.all().filter((info) => info.prefix !== '?');
    return [...infos]
      .sort((a, b) => (a.prefix < b.prefix ? -1 : 1))
      .map((info) => ({
        label: info.prefix || '…',
        description: info.title,
        ariaLabel: `${info.prefix} ${info.title}`.trim(),
        keybinding: this.keybindingOf(info.id),
        run: () => this.quickAccess.show(info.prefix),
      }));
  }

  private keybindingOf(id: string): string | undefined {
    const command = commandOf[id];
    return command === undefined ? undefined : this.keybindings.lookup(command)?.label;
  }
}
