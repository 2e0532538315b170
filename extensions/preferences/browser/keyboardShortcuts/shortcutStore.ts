import { computed, makeObservable, observable, runInAction } from 'mobx';
import {
  Commands,
  ExtensionRegistry,
  inject,
  injectable,
  Keybindings,
  type ResolvedKeybinding,
  Texts,
  UserKeybindings,
} from 'lathe';
import { matchesQuery, parseQuery, quoteKeys } from './shortcutQuery';
import { createRows, type ShortcutRow } from './shortcutRow';

/** What the keyboard shortcuts editor shows, and what can be done in it. */
@injectable()
export class ShortcutStore {
  query = '';
  byPrecedence = false;
  /** Keys that are pressed go into the search. */
  isRecording = false;
  /** The id of the row that is at work on. */
  focusedId: string | undefined = undefined;
  /** The id of the row whose clause is being edited. */
  editedId: string | undefined = undefined;

  constructor(
    @inject(Commands) private readonly commands: Commands,
    @inject(Keybindings) private readonly keybindings: Keybindings,
    @inject(UserKeybindings) private readonly user: UserKeybindings,
    @inject(ExtensionRegistry) private readonly extensions: ExtensionRegistry,
    @inject(Texts) private readonly texts: Texts,
  ) {
    makeObservable<this, 'inConflict' | 'sorted'>(this, {
      query: observable,
      byPrecedence: observable,
      isRecording: observable,
      focusedId: observable,
      editedId: observable,
      all: computed,
      sorted: computed,
      rows: computed,
      inConflict: computed,
      focusedIndex: computed,
    });
  }

  /** Every keybinding and every command without one. */
  get all(): readonly ShortcutRow[] {
    const t = this.texts.of('lathe.preferences');
    const named = { default: t('shortcuts.source.default'), user: t('shortcuts.source.user') };
    return createRows(this.commands.all(), this.keybindings.all(), {
      noCommand: t('shortcuts.noCommand'),
      sourceOf: ({ layer, source }) => (layer === 'extension' ? this.extensions.nameOf(source) : named[layer]),
    });
  }

  /** Those that the search finds. */
  get rows(): readonly ShortcutRow[] {
    const query = parseQuery(this.query);
    const isInConflict = (row: ShortcutRow): boolean => row.binding !== undefined && this.inConflict.has(row.binding);
    return this.sorted.filter((row) => matchesQuery(row, query, isInConflict));
  }

  /** The place of the focused row; another takes its place when it is gone. */
  get focusedIndex(): number {
    const index = this.rows.findIndex((row) => row.id === this.focusedId);
    return index >= 0 ? index : Math.min(0, this.rows.length - 1);
  }

  get focused(): ShortcutRow | undefined {
    return this.rows[this.focusedIndex];
  }

  get edited(): ShortcutRow | undefined {
    return this.rows.find((row) => row.id === this.editedId);
  }

  /** The titles of the commands that have the same keys in the same place. */
  rivalsOf({ command, key, when }: Pick<ResolvedKeybinding, 'command' | 'key' | 'when'>): readonly string[] {
    const rivals = this.keybindings.rivals({ command, key, when });
    return [...new Set(rivals.map((rival) => this.titleOf(rival.command)))];
  }

  isCustomised(row: ShortcutRow): boolean {
    return this.user.isCustomised(row.command);
  }

  titleOf(command: string): string {
    return this.all.find((row) => row.command === command)?.title ?? command;
  }

  search(query: string): void {
    runInAction(() => (this.query = query));
  }

  searchKeys(key: string): void {
    this.search(quoteKeys(key));
  }

  setRecording(on: boolean): void {
    runInAction(() => (this.isRecording = on));
  }

  togglePrecedence(): void {
    runInAction(() => (this.byPrecedence = !this.byPrecedence));
  }

  focus(row: ShortcutRow | undefined): void {
    runInAction(() => (this.focusedId = row?.id));
  }

  edit(row: ShortcutRow | undefined): void {
    runInAction(() => (this.editedId = row?.id));
  }

  /** Another key for the row's keybinding, or a first one for its command. */
  async define(row: ShortcutRow, key: string): Promise<void> {
    if (row.binding) await this.user.change(row.binding, { key });
    else await this.user.add({ command: row.command, key });
    this.focusOn(row.command, key);
  }

  /** One key more for the row's command, under the same clause. */
  async add(row: ShortcutRow, key: string): Promise<void> {
    await this.user.add({ command: row.command, key, when: row.binding?.when });
    this.focusOn(row.command, key);
  }

  async changeWhen({ binding, command }: ShortcutRow, when: string): Promise<void> {
    if (!binding || when === (binding.when ?? '')) return;
    await this.user.change(binding, { when });
    this.focusOn(command, binding.key);
  }

  async remove({ binding, command }: ShortcutRow): Promise<void> {
    if (!binding) return;
    await this.user.remove(binding);
    this.focusOn(command);
  }

  async reset({ command }: ShortcutRow): Promise<void> {
    await this.user.reset(command);
    this.focusOn(command);
  }

  private focusOn(command: string, key?: string): void {
    const own = this.rows.filter((row) => row.command === command);
    this.focus(own.findLast((row) => key !== undefined && row.binding?.key === key) ?? own[0]);
  }

  private get sorted(): readonly ShortcutRow[] {
    const bound = this.all.filter((row) => row.binding);
    const free = this.all.filter((row) => !row.binding);
    const collator = new Intl.Collator(this.texts.locale);
    const byTitle = (a: ShortcutRow, b: ShortcutRow): number => collator.compare(a.title, b.title);
    return [...(this.byPrecedence ? bound.reverse() : bound.sort(byTitle)), ...free.sort(byTitle)];
  }

  private get inConflict(): ReadonlySet<ResolvedKeybinding> {
    return new Set(this.keybindings.conflicts().flatMap(({ winner, loser }) => [winner, loser]));
  }
}
