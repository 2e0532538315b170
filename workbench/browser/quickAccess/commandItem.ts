import type { CommandInfo } from '../../../core/browser/commands/commands';
import type { QuickAccessItem } from '../../../core/browser/quickAccess/quickAccessProvider';
import type { ItemNames, LastingItem } from '../../../core/browser/quickInput/pickRow';
import type { QuickButton } from '../../../core/browser/quickInput/quickButton';

export interface CommandItemActions {
  readonly buttons: readonly QuickButton[];
  keybindingOf(id: string): string | undefined;
  run(info: CommandInfo): unknown;
  runButton(info: CommandInfo, buttonId: string): 'refresh' | void;
}

/** A command as a row. It lives as long as the list of commands is the same, so that what it was made into is kept too. */
export class CommandItem implements QuickAccessItem, LastingItem {
  searchNames: ItemNames | undefined = undefined;
  readonly label: string;
  readonly category: string | undefined;
  readonly alias: string | undefined;
  /** By what the list is sorted. */
  readonly sortKey: string;
  /** Tells it from another of the same title. */
  description: string | undefined = undefined;

  constructor(
    readonly info: CommandInfo,
    private readonly actions: CommandItemActions,
  ) {
    this.label = info.title;
    this.category = info.category;
    this.alias = info.originalTitle === info.title ? undefined : info.originalTitle;
    this.sortKey = (info.category ? `${info.category}: ${info.title}` : info.title).toLowerCase();
  }

  get buttons(): readonly QuickButton[] {
    return this.actions.buttons;
  }

  get keybinding(): string | undefined {
    return this.actions.keybindingOf(this.info.id);
  }

  run(): unknown {
    return this.actions.run(this.info);
  }

  runButton(buttonId: string): 'refresh' | void {
    return this.actions.runButton(this.info, buttonId);
  }
}
