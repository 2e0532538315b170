import { inject, injectable } from 'inversify';
import {
  computed,
  createAtom,
  type IAtom,
  makeObservable,
  observable,
  observableRef,
  observableShallow,
  runInAction,
} from 'mobx';
import { Emitter } from '../../common/event';
import { editJson } from '../../common/json/editJson';
import { type Disposable, DisposableOwner, toDisposable } from '../../common/lifecycle';
import { LineIndex } from '../../common/textPosition';
import type { TextRange } from '../activeEditor/documentSymbol';
import { Registry } from '../registry';
import type { JsonValue } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';

import { addDefaults, mergeDefaults, resolveSetting, type SettingLayers, type SettingsTarget } from './settingLayers';
import { problemsOf, type SettingProblem } from './settingProblems';
import { type ConfigurationSection, defaultOf, type SettingProperty } from './settingSchema';
import { parseSettingsFile, type SettingsFile } from './settingsFile';
import { sameJson } from './validateSetting';

export const settingsFiles: Readonly<Record<SettingsTarget, string>> = {
  user: 'settings.json',
  workspace: 'workspace/settings.json',
};

export interface SettingInfo {
  readonly key: string;
  readonly property: SettingProperty;
  readonly section: ConfigurationSection;
}

/** A setting's value at each layer, as far as it is given there, right or wrong. */
export interface SettingValue {
  readonly value: JsonValue | undefined;
  readonly default: JsonValue | undefined;
  readonly user: JsonValue | undefined;
  readonly workspace: JsonValue | undefined;
}

/** A value that is offered for a setting, though others are allowed. */
export interface SettingSuggestion {
  readonly value: string;
  readonly label: string;
}

/** A file that cannot be read is not written to either: nobody's text is lost. */
export class BrokenSettingsFileError extends Error {
  constructor(
    readonly file: string,
    readonly problem: SettingProblem,
  ) {
    super(`'${file}' has an error at line ${problem.line}, column ${problem.column}; mend it first.`);
    this.name = 'BrokenSettingsFileError';
  }
}

interface Remembered {
  readonly file: SettingsFile;
  /** The last that could be read, which stays in force while the file is broken. */
  readonly good: SettingsFile;
}

/** What the user may choose: declared by manifests, kept in settings.json files, observable by key. */
@injectable()
export class Settings extends DisposableOwner {
  private readonly declared = observable.array<ConfigurationSection>([], { deep: false });
  private readonly defaultTables: Readonly<Record<string, JsonValue>>[] = [];
  /** Both only grow while extensions are declared at start: to gather them anew each time would take its square. */
  private properties = new Map<string, SettingProperty>();
  private defaults = mergeDefaults([]);
  private readonly files: Record<SettingsTarget, Remembered>;
  private readonly offers = new Registry<() => readonly SettingSuggestion[]>('offer of values for the setting');
  private readonly atoms = new Map<string, IAtom>();
  private readonly cache = new Map<string, JsonValue | undefined>();
  private pending: Map<string, JsonValue | undefined> | undefined;
  private layers: SettingLayers;
  private readonly changed = new Emitter<ReadonlySet<string>>();
  /** The keys whose values changed. */
  readonly onDidChange = this.changed.event;

  constructor(@inject(UserFiles) private readonly userFiles: UserFiles) {
    super();
    this.files = { user: this.readFile('user'), workspace: this.readFile('workspace') };
    this.layers = this.combine();
    makeObservable<this, 'files' | 'layers'>(this, {
      files: observableShallow,
      layers: observableRef,
      sections: computed,
      all: computed,
      problems: computed,
    });
    this.own(userFiles.onDidChange((name) => this.fileChanged(name)));
  }

  /** Sections of settings; of two declarations of one key the later counts. */
  declare(sections: readonly ConfigurationSection[]): Disposable {
    const keys = sections.flatMap((section) => Object.keys(section.properties));
    this.alter(keys, () => {
      this.declared.push(...sections);
      addProperties(this.properties, sections);
    });
    const remove = (): void => {
      for (const section of sections) this.declared.remove(section);
      this.properties = addProperties(new Map(), this.declared);
    };
    return toDisposable(() => this.alter(keys, remove));
  }

  /** Other defaults for settings that are declared elsewhere. */
  declareDefaults(table: Readonly<Record<string, JsonValue>>): Disposable {
    const { values, overrides } = mergeDefaults([table]);
    const keys = idsOf({ values, overrides });
    this.alter(keys, () => {
      this.defaultTables.push(table);
      addDefaults(this.defaults, table);
    });
    const remove = (): void => {
      this.defaultTables.splice(this.defaultTables.indexOf(table), 1);
      this.defaults = mergeDefaults(this.defaultTables);
    };
    return toDisposable(() => this.alter(keys, remove));
  }

  /** The sections in the order in which they are shown. */
  get sections(): readonly ConfigurationSection[] {
    return [...this.declared].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || 0);
  }

  get all(): readonly SettingInfo[] {
    return this.sections.flatMap((section) =>
      Object.entries(section.properties).map(([key, property]) => ({ key, property, section })),
    );
  }

  /** The value in force. Inside an observer it is read again when just this setting changes. */
  get<T extends JsonValue>(key: string, language?: string): T {
    this.atomOf(key).reportObserved();
    return this.lookUp(key, language) as T;
  }

  /** Offers values that are known only at run time, such as the themes that are installed. */
  suggest(key: string, values: () => readonly SettingSuggestion[]): Disposable {
    return this.offers.add(key, values);
  }

  suggestionsFor(key: string): readonly SettingSuggestion[] {
    return this.offers.get(key)?.() ?? [];
  }

  property(key: string): SettingProperty | undefined {
    return this.layers.properties.get(key);
  }

  inspect(key: string, language?: string): SettingValue {
    this.atomOf(key).reportObserved();
    const { user, workspace, properties, defaults } = this.layers;
    const property = properties.get(key);
    const given = (file: SettingsFile): JsonValue | undefined =>
      (language === undefined ? file.values : file.overrides.get(language))?.get(key)?.value;
    return {
      value: this.lookUp(key, language),
      default:
        (language === undefined ? undefined : defaults.overrides.get(language)?.get(key)) ??
        defaults.values.get(key) ??
        (property && defaultOf(property)),
      user: given(user),
      workspace: given(workspace),
    };
  }

  /** Where a file gives a setting its value. */
  rangeOf(key: string, target: SettingsTarget): TextRange | undefined {
    const { text, values } = this.files[target].file;
    const placed = values.get(key);
    if (!placed) return undefined;
    const lines = new LineIndex(text);
    const start = lines.positionAt(placed.offset);
    const end = lines.positionAt(placed.offset + placed.length);
    return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column };
  }

  /** Writes to a settings.json; undefined takes the setting out of it. */
  async set(
    key: string,
    value: JsonValue | undefined,
    target: SettingsTarget = 'user',
    language?: string,
  ): Promise<void> {
    const { file } = this.files[target];
    if (file.errors.length > 0) {
      const problem = problemsOf(file, new Map())[0];
      if (problem) throw new BrokenSettingsFileError(settingsFiles[target], problem);
    }
    const path = language === undefined ? [key] : [`[${language}]`, key];
    await this.userFiles.write(settingsFiles[target], editJson(file.text, path, value));
  }

  /** What is wrong in the files as they are now. */
  get problems(): readonly (SettingProblem & { readonly target: SettingsTarget })[] {
    return (['user', 'workspace'] as const).flatMap((target) =>
      problemsOf(this.files[target].file, this.layers.properties).map((problem) => ({ ...problem, target })),
    );
  }

  private lookUp(key: string, language?: string): JsonValue | undefined {
    const id = idOf(key, language);
    if (!this.cache.has(id)) this.cache.set(id, resolveSetting(this.layers, key, language));
    return this.cache.get(id);
  }

  private lookUpId(id: string): JsonValue | undefined {
    const [key = id, language] = id.split('\n');
    return this.lookUp(key, language);
  }

  private atomOf(key: string): IAtom {
    const existing = this.atoms.get(key);
    if (existing) return existing;
    const atom = createAtom(`setting ${key}`);
    this.atoms.set(key, atom);
    return atom;
  }

  private readFile(target: SettingsTarget, before?: Remembered): Remembered {
    const file = parseSettingsFile(this.userFiles.read(settingsFiles[target]) ?? '');
    if (file.errors.length === 0) return { file, good: file };
    return { file, good: before?.good ?? parseSettingsFile('') };
  }

  private fileChanged(name: string): void {
    const target = name === settingsFiles.user ? 'user' : name === settingsFiles.workspace ? 'workspace' : undefined;
    if (!target) return;
    const before = this.files[target];
    const after = this.readFile(target, before);
    this.alter([...idsOf(before.good), ...idsOf(after.good)], () => (this.files[target] = after));
    this.tell();
  }

  /**
   * Does something that may give settings other values. Observers hear of it at the end of the turn, once, so that
   * declaring the same again in another language is no change.
   */
  private alter(ids: readonly string[], act: () => unknown): void {
    const before = (this.pending ??= this.startChange());
    for (const id of ids) if (!before.has(id)) before.set(id, this.lookUpId(id));
    runInAction(() => {
      act();
      this.layers = this.combine();
    });
    this.cache.clear();
  }

  private startChange(): Map<string, JsonValue | undefined> {
    queueMicrotask(() => this.tell());
    return new Map();
  }

  private tell(): void {
    const before = this.pending;
    if (!before) return;
    this.pending = undefined;
    const keys = new Set<string>();
    for (const [id, value] of before) if (!sameJson(value, this.lookUpId(id))) keys.add(id.split('\n')[0] ?? id);
    runInAction(() => before.forEach((_, id) => this.atoms.get(id.split('\n')[0] ?? id)?.reportChanged()));
    if (keys.size > 0) this.changed.fire(keys);
  }

  private combine(): SettingLayers {
    return {
      properties: this.properties,
      defaults: this.defaults,
      user: this.files.user.good,
      workspace: this.files.workspace.good,
    };
  }
}

function addProperties(
  properties: Map<string, SettingProperty>,
  sections: readonly ConfigurationSection[],
): Map<string, SettingProperty> {
  for (const section of sections)
    for (const [key, property] of Object.entries(section.properties)) properties.set(key, property);
  return properties;
}

/** A setting, or a setting in one language: what values are cached and compared by. */
function idOf(key: string, language?: string): string {
  return language === undefined ? key : `${key}\n${language}`;
}

function idsOf({ values, overrides }: Keyed): readonly string[] {
  const ofLanguages = [...overrides].flatMap(([language, own]) => [...own.keys()].map((key) => idOf(key, language)));
  return [...values.keys(), ...ofLanguages];
}

interface Keyed {
  readonly values: ReadonlyMap<string, unknown>;
  readonly overrides: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}
