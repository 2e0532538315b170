import { inject, injectable } from 'inversify';
import { computed, makeObservable, reaction } from 'mobx';
import { CommandHistory } from '../../../core/browser/commands/history/commandHistory';
import { type CommandInfo, Commands } from '../../../core/browser/commands/commands';
import { type Context, ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { FuzzyIndex } from '../../../core/browser/fuzzy/fuzzyIndex';
import type { FuzzySearch } from '../../../core/browser/fuzzy/fuzzySearch';
import { Texts } from '../../../core/browser/i18n/texts';
import { Session } from '../../../core/browser/session/session';
import type { Event } from '../../../core/common/event';
import { toDisposable } from '../../../core/common/lifecycle';
import { Keybindings } from '../../../core/browser/keybindings/keybindings';
import { Menus } from '../../../core/browser/menus/menus';
import type { QuickAccessProvider } from '../../../core/browser/quickAccess/quickAccessProvider';
import type { PickEntry } from '../../../core/browser/quickInput/pickItem';
import { fieldsOf } from '../../../core/browser/quickInput/pickRow';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import type { CommandItem } from './commandItem';
import { createCommandList } from './commandList';
import { CommandRunner } from './commandRunner';

const shortcutsCommand = 'workbench.action.openGlobalKeybindings';

const namesOnly = { matchOnDescription: false, matchOnDetail: false };

/** ">": every command that can be run here, those chosen before on top. */
@injectable()
export class CommandsAccess implements QuickAccessProvider<CommandItem> {
  /** What somebody may do is known a moment after a first page is; what was just installed or enabled comes later. */
  readonly onDidChange: Event<void> = (listener) =>
    toDisposable(
      reaction(
        () => [this.session.permissions, this.all],
        () => listener(),
      ),
    );
  /** Where the user was when the list was asked for. */
  private context: Context;

  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Menus) private readonly menus: Menus,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(Keybindings) private readonly keybindings: Keybindings,
    @inject(CommandHistory) private readonly history: CommandHistory,
    @inject(CommandRunner) private readonly runner: CommandRunner,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(Session) private readonly session: Session,
    @inject(Texts) private readonly texts: Texts,
  ) {
    this.context = contextKeys.root;
    makeObservable<this, 'all' | 'byId'>(this, {
      all: computed({ keepAlive: true }),
      byId: computed({ keepAlive: true }),
    });
  }

  /** A search over the list as it is now, for the pauses of the browser: then neither the first opening nor the first key is slow. */
  rehearsal(): FuzzySearch<CommandItem> {
    const list = [...this.byId.values()];
    return new FuzzyIndex(list, (item) => fieldsOf(item, namesOnly)).search('ae');
  }

  items(): readonly PickEntry<CommandItem>[] {
    this.context = this.contextKeys.contextOf(this.quickInput.place);
    const t = this.texts.of('workbench');
    const allowed = this.allowed();
    const recent = this.history.recent.flatMap((id) => this.byId.get(id) ?? []).filter(allowed);
    if (recent.length === 0) return this.all.filter(allowed);
    const isRecent = new Set(recent);
    const others = this.all.filter((item) => !isRecent.has(item) && allowed(item));
    return [
      { separator: t('quickAccess.recentlyUsed'), sticky: true },
      ...recent,
      { separator: t('quickAccess.otherCommands') },
      ...others,
    ];
  }

  private get all(): readonly CommandItem[] {
    const t = this.texts.of('workbench');
    const configure = { id: 'configure', icon: 'gear', tooltip: t('quickAccess.configureKeybinding') };
    const buttons = this.commands.get(shortcutsCommand) ? [configure] : [];
    return createCommandList(this.commands.all(), this.texts.locale, {
      buttons,
      keybindingOf: (id) => this.keybindings.lookup(id, this.context)?.label,
      run: (info) => this.runner.run(info, this.context),
      runButton: (info) => this.configure(info),
    });
  }

  private get byId(): ReadonlyMap<string, CommandItem> {
    return new Map(this.all.map((item) => [item.info.id, item]));
  }

  /** What the menu "commandPalette" says of a command, and its own enablement. */
  private allowed(): (item: CommandItem) => boolean {
    const conditions = new Map<string, string | undefined>();
    for (const { command, when } of this.menus.itemsOf('commandPalette')) {
      if (command) conditions.set(command, conditions.has(command) ? either(conditions.get(command), when) : when);
    }
    return ({ info }) =>
      this.contextKeys.matches(conditions.get(info.id), this.context) &&
      (info.enablement === undefined || this.commands.isEnabled(info.id, this.context));
  }

  private configure(info: CommandInfo): void {
    this.quickInput.hide();
    const shortcuts = this.commands.get(shortcutsCommand);
    if (shortcuts) void this.runner.run(shortcuts, this.context, `@command:${info.id}`);
  }
}

/** A command that a menu holds twice is there when either condition holds. */
function either(a: string | undefined, b: string | undefined): string | undefined {
  return a === undefined || b === undefined ? undefined : `(${a}) || (${b})`;
}
