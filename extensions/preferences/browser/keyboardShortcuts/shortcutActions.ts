import {
  BrokenKeybindingsFileError,
  Clipboard,
  Commands,
  type Context,
  ContextKeys,
  ContextMenus,
  Dialogs,
  inject,
  injectable,
  Keybindings,
  keybindingsFile,
  Tabs,
  Texts,
  UserFiles,
  UserKeybindings,
  withValues,
} from 'lathe';
import { defineKeyDialog } from './DefineKeyDialog';
import type { ShortcutRow } from './shortcutRow';
import { ShortcutStore } from './shortcutStore';

/** What the commands of the keyboard shortcuts editor do. */
@injectable()
export class ShortcutActions {
  constructor(
    @inject(ShortcutStore) private readonly store: ShortcutStore,
    @inject(Keybindings) private readonly keybindings: Keybindings,
    @inject(UserKeybindings) private readonly user: UserKeybindings,
    @inject(UserFiles) private readonly files: UserFiles,
    @inject(Clipboard) private readonly clipboard: Clipboard,
    @inject(ContextKeys) private readonly contextKeys: ContextKeys,
    @inject(ContextMenus) private readonly menus: ContextMenus,
    @inject(Dialogs) private readonly dialogs: Dialogs,
    @inject(Commands) private readonly commands: Commands,
    @inject(Tabs) private readonly tabs: Tabs,
    @inject(Texts) private readonly texts: Texts,
  ) {}

  async open(query?: unknown): Promise<void> {
    if (typeof query === 'string') this.store.search(query);
    await this.tabs.open({ type: 'keyboardShortcuts', name: this.t('shortcuts.title') });
  }

  /** At a place of its text, where one is given. */
  async openFile(...place: readonly unknown[]): Promise<void> {
    if (this.files.read(keybindingsFile) === undefined) await this.files.write(keybindingsFile, this.user.text);
    await this.commands.execute('workbench.action.files.openFile', `user:/${keybindingsFile}`, ...place);
  }

  /** Asks for keys; for a row without any they are its first. */
  async define(row: ShortcutRow): Promise<void> {
    const key = await this.askForKeys(row);
    if (key) await this.change(() => this.store.define(row, key));
  }

  async add(row: ShortcutRow): Promise<void> {
    const key = await this.askForKeys(row);
    if (key) await this.change(() => this.store.add(row, key));
  }

  remove(row: ShortcutRow): Promise<void> {
    return this.change(() => this.store.remove(row));
  }

  reset(row: ShortcutRow): Promise<void> {
    return this.change(() => this.store.reset(row));
  }

  async changeWhen(row: ShortcutRow, when: string): Promise<void> {
    this.store.edit(undefined);
    await this.change(() => this.store.changeWhen(row, when));
  }

  /** As it would stand in keybindings.json. */
  copy({ binding, command }: ShortcutRow): Promise<void> {
    const { key, when, args } = binding ?? {};
    return this.clipboard.writeText(JSON.stringify({ key, command, when, args }, null, 2));
  }

  copyText(text: string): Promise<void> {
    return this.clipboard.writeText(text);
  }

  showSame({ binding }: ShortcutRow): void {
    if (binding) this.store.searchKeys(binding.key);
  }

  showMenu(row: ShortcutRow, at: Element | { readonly x: number; readonly y: number }): Promise<void> {
    this.store.focus(row);
    return this.menus.showMenu('keybindings/context', {
      label: row.title,
      at,
      context: this.contextOf(row),
      args: [row],
    });
  }

  private contextOf(row: ShortcutRow): Context {
    return withValues(this.contextKeys.root, {
      inKeybindings: true,
      hasKeybinding: row.binding !== undefined,
      isCustomised: this.store.isCustomised(row),
    });
  }

  private askForKeys(row: ShortcutRow): Promise<string | undefined> {
    const title = this.t('shortcuts.changeFor', { command: row.title });
    return this.dialogs.show(defineKeyDialog({ row, store: this.store, keybindings: this.keybindings, t: this.t }), {
      title,
    });
  }

  private async change(edit: () => Promise<void>): Promise<void> {
    try {
      await edit();
    } catch (error) {
      if (!(error instanceof BrokenKeybindingsFileError)) throw error;
      const { line = 1, column = 1 } = error.problem ?? {};
      await this.dialogs.error(this.t('shortcuts.broken', { line, column }));
    }
  }

  private get t(): ReturnType<Texts['of']> {
    return this.texts.of('lathe.preferences');
  }
}
