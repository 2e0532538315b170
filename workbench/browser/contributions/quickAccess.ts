import { inject, injectable } from 'inversify';
import { autorun, compareShallow, reaction } from 'mobx';
import { CommandHistory } from '../../../core/browser/commands/history/commandHistory';
import { type CommandHandler, Commands } from '../../../core/browser/commands/commands';
import { ContextKeys } from '../../../core/browser/contextKeys/contextKeys';
import { QuickAccess } from '../../../core/browser/quickAccess/quickAccess';
import type { QuickAccessProvider } from '../../../core/browser/quickAccess/quickAccessProvider';
import { QuickInput } from '../../../core/browser/quickInput/quickInput';
import { type PickMove, QuickPick } from '../../../core/browser/quickInput/quickPick';
import { Settings } from '../../../core/browser/settings/settings';
import { type Disposable, DisposableOwner, toDisposable } from '../../../core/common/lifecycle';
import { CommandsAccess } from '../quickAccess/commandsAccess';
import { QuickAccessProviders } from '../quickAccess/quickAccessProviders';

/** The palette's prefixes, and the commands that open it. */
@injectable()
export class QuickAccessContribution extends DisposableOwner {
  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(QuickAccess) private readonly quickAccess: QuickAccess,
    @inject(QuickInput) private readonly quickInput: QuickInput,
    @inject(CommandHistory) private readonly history: CommandHistory,
    @inject(Settings) private readonly settings: Settings,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(QuickAccessProviders) providers: QuickAccessProviders,
    @inject(CommandsAccess) commandsAccess: CommandsAccess,
  ) {
    super();
    for (const [id, provider] of providers.all) this.provide(id, provider);
    this.registerCommands();
    this.own({ dispose: autorun(() => this.followSettings()) });
    this.own(this.followState());
    this.own(rehearseWhenIdle(commandsAccess));
  }

  private provide(id: string, provider: QuickAccessProvider): void {
    this.own(this.quickAccess.register(id, provider));
  }

  private registerCommands(): void {
    const show = (prefix: string) => () => this.quickAccess.show(prefix);
    this.register('workbench.action.showCommands', () =>
      this.quickAccess.show('>', { resume: this.isOn('workbench.commandPalette.preserveInput') }),
    );
    this.register('workbench.action.quickOpen', (value) =>
      this.quickAccess.show(typeof value === 'string' ? value : '', {
        resume: this.isOn('workbench.quickOpen.preserveInput'),
      }),
    );
    this.register('workbench.action.gotoSymbol', show('@'));
    this.register('workbench.action.gotoLine', show(':'));
    this.register('workbench.action.showAllSymbols', show('#'));
    this.register('workbench.action.quickOpenView', show('view '));
    this.register('workbench.action.showAllEditors', show('edt '));
    this.register('workbench.action.showAllEditorsByMostRecentlyUsed', show('edt mru '));
    this.register('workbench.action.quickOpenHelp', show('?'));
    this.register('workbench.action.quickOpenNavigateNext', () => this.navigate('next'));
    this.register('workbench.action.quickOpenNavigatePrevious', () => this.navigate('previous'));
    this.register('workbench.action.closeQuickOpen', () => this.quickInput.hide());
    this.register('workbench.action.clearCommandHistory', () => this.history.clear());
  }

  private register(id: string, handler: CommandHandler): void {
    this.own(this.commands.register(id, handler));
  }

  /** The key that opened the list, pressed again: goes on through it until the modifier is let go. */
  private navigate(move: PickMove): void {
    const { current } = this.quickInput;
    if (!(current instanceof QuickPick)) return;
    current.quickNavigating = true;
    current.move(move);
  }

  private isOn(setting: string): boolean {
    return this.settings.get(setting) === true;
  }

  private followSettings(): void {
    const limit = this.settings.get('workbench.commandPalette.history');
    if (typeof limit === 'number') this.history.setLimit(limit);
  }

  /** What when clauses ask: is anything open, and which prefix. */
  private followState(): Disposable {
    const stop = reaction(
      () => [this.quickInput.current !== undefined, this.quickAccess.active?.id],
      ([inQuickOpen, quickAccess]) => this.contextKeys.update({ inQuickOpen, quickAccess }),
      { fireImmediately: true, equals: compareShallow },
    );
    return toDisposable(stop);
  }
}

/** After each change of the commands, in the pauses of the browser; never before the workbench is drawn. */
function rehearseWhenIdle(commands: CommandsAccess): Disposable {
  if (typeof requestIdleCallback !== 'function') return toDisposable(() => undefined);
  let handle = 0;
  const schedule = (run: (deadline: IdleDeadline) => void): void => {
    cancelIdleCallback(handle);
    handle = requestIdleCallback(run);
  };
  const stop = autorun(
    () => {
      const search = commands.rehearsal();
      const goOn = (deadline: IdleDeadline): void => {
        if (!search.advance(() => deadline.timeRemaining() < 1)) schedule(goOn);
      };
      schedule(goOn);
    },
    { scheduler: schedule },
  );
  return toDisposable(() => {
    stop();
    cancelIdleCallback(handle);
  });
}
