import { inject, injectable } from 'inversify';
import {
  BrokenSettingsFileError,
  Commands,
  type JsonValue,
  Notifications,
  type SettingInfo,
  type SettingProblem,
  Settings,
  settingsFiles,
  type SettingsTarget,
  Texts,
  type Translate,
  UndoStack,
} from 'lathe';
import { makeAutoObservable } from 'mobx';
import { nameOfSetting } from './settingName';
import { searchSettings } from './searchSettings';
import { parseSettingsQuery } from './settingsQuery';
import { foundRows, rowsOf, type SettingsRow, tocOf, type TocEntry } from './settingsRows';

export interface Choice {
  readonly value: JsonValue;
  readonly label: string;
  readonly description?: string;
}

/** What the settings editor shows and does. */
@injectable()
export class SettingsStore {
  query = '';
  target: SettingsTarget = 'user';
  readonly undo = new UndoStack();
  /** Grows when the search box shall take the focus. */
  searchRequests = 0;
  private readonly t: Translate;

  constructor(
    @inject(Settings) private readonly settings: Settings,
    @inject(Notifications) private readonly notifications: Notifications,
    @inject(Commands) private readonly commands: Commands,
    @inject(Texts) texts: Texts,
  ) {
    this.t = texts.of('lathe.preferences');
    makeAutoObservable<this, 'settings' | 'notifications' | 'commands' | 't'>(
      this,
      { settings: false, notifications: false, commands: false, t: false, undo: false },
      { autoBind: true },
    );
  }

  get isSearching(): boolean {
    return parseSettingsQuery(this.query).words !== '';
  }

  get found(): readonly SettingInfo[] {
    const { all } = this.settings;
    return this.query.trim() === '' ? all : searchSettings(all, parseSettingsQuery(this.query), this.isModified);
  }

  get rows(): readonly SettingsRow[] {
    return this.isSearching ? foundRows(this.found) : rowsOf(this.found, this.t('settings.other'));
  }

  /** While searching it counts what is found in each group. */
  get toc(): readonly TocEntry[] {
    return tocOf(rowsOf(this.found, this.t('settings.other')));
  }

  get brokenFile(): SettingProblem | undefined {
    return this.settings.problems.find((problem) => problem.target === this.target && problem.key === undefined);
  }

  setQuery(query: string): void {
    this.query = query;
  }

  setTarget(target: SettingsTarget): void {
    this.target = target;
  }

  focusSearch(): void {
    this.searchRequests++;
  }

  /** What the control shows: the value of the chosen layer, else of those below it. */
  shownValue(key: string): JsonValue | undefined {
    const { user, workspace, default: base } = this.settings.inspect(key);
    if (this.problemOf(key)) return base;
    return this.target === 'workspace' ? (workspace ?? user ?? base) : (user ?? base);
  }

  isModified(key: string): boolean {
    return this.settings.inspect(key)[this.target] !== undefined;
  }

  isModifiedElsewhere(key: string): boolean {
    return this.settings.inspect(key)[this.target === 'user' ? 'workspace' : 'user'] !== undefined;
  }

  /** What may be chosen, where that is known; the value in force is always among it. */
  choicesFor({ key, property }: SettingInfo): readonly Choice[] {
    const { enum: values, enumItemLabels, enumDescriptions } = property;
    if (values)
      return values.map((value, index) => ({
        value,
        label: enumItemLabels?.[index] ?? String(value),
        description: enumDescriptions?.[index],
      }));
    const offered = this.settings.suggestionsFor(key);
    const value = this.shownValue(key);
    if (offered.length === 0 || offered.some((each) => each.value === value) || value === undefined) return offered;
    return [...offered, { value, label: String(value) }];
  }

  defaultOf(key: string): JsonValue | undefined {
    return this.settings.inspect(key).default;
  }

  /** What is wrong with the value that the file gives. */
  problemOf(key: string): SettingProblem | undefined {
    return this.settings.problems.find(
      (problem) => problem.target === this.target && problem.key === key && problem.language === undefined,
    );
  }

  /** Undefined takes the setting out of the file. */
  async set(key: string, value: JsonValue | undefined): Promise<void> {
    const { target } = this;
    const before = this.settings.inspect(key)[target];
    if (!(await this.write(key, value, target))) return;
    this.undo.push({
      label: this.t('settings.changed', { name: nameOfSetting(key).label }),
      group: key,
      undo: () => void this.write(key, before, target),
      redo: () => void this.write(key, value, target),
    });
  }

  async openJson(target: SettingsTarget = this.target, key?: string): Promise<void> {
    const place = key === undefined ? undefined : this.settings.rangeOf(key, target);
    const uri = `user:/${settingsFiles[target]}`;
    await this.commands.execute('workbench.action.files.openFile', uri, place?.startLine, place?.startColumn);
  }

  private async write(key: string, value: JsonValue | undefined, target: SettingsTarget): Promise<boolean> {
    try {
      await this.settings.set(key, value, target);
      return true;
    } catch (error) {
      if (!(error instanceof BrokenSettingsFileError)) throw error;
      const { file, problem } = error;
      this.notifications.error(this.t('settings.broken', { file, line: problem.line, column: problem.column }), {
        source: this.t('settings.title'),
        actions: [{ label: this.t('settings.editJson'), run: () => this.openJson(target) }],
      });
      return false;
    }
  }
}
