import type { JsonValue } from '../storage/storage';
import { defaultOf, type SettingProperty } from './settingSchema';
import { languagesOf, type SettingsFile, type SettingValues } from './settingsFile';
import { isRecord, validateSetting } from './validateSetting';

export type SettingsTarget = 'user' | 'workspace';

/** Defaults that manifests give to settings of others, some for one language only. */
export interface DefaultValues {
  readonly values: ReadonlyMap<string, JsonValue>;
  readonly overrides: ReadonlyMap<string, ReadonlyMap<string, JsonValue>>;
}

export interface SettingLayers {
  readonly properties: ReadonlyMap<string, SettingProperty>;
  readonly defaults: DefaultValues;
  readonly user: SettingsFile;
  readonly workspace: SettingsFile;
}

/** Defaults to which more can be added. */
export interface GrowingDefaults {
  readonly values: Map<string, JsonValue>;
  readonly overrides: Map<string, Map<string, JsonValue>>;
}

/** Of several `configurationDefaults` the later wins. */
export function mergeDefaults(tables: readonly Readonly<Record<string, JsonValue>>[]): GrowingDefaults {
  const defaults: GrowingDefaults = { values: new Map(), overrides: new Map() };
  for (const table of tables) addDefaults(defaults, table);
  return defaults;
}

export function addDefaults({ values, overrides }: GrowingDefaults, table: Readonly<Record<string, JsonValue>>): void {
  for (const [key, value] of Object.entries(table)) {
    const languages = isRecord(value) ? languagesOf(key) : [];
    if (languages.length === 0) values.set(key, value);
    for (const language of languages) {
      const own = overrides.get(language) ?? new Map<string, JsonValue>();
      if (isRecord(value))
        for (const [name, item] of Object.entries(value)) if (item !== undefined) own.set(name, item);
      overrides.set(language, own);
    }
  }
}

/** The value in force: the workspace's before the user's before the defaults, and a language's before the general one. */
export function resolveSetting(layers: SettingLayers, key: string, language?: string): JsonValue | undefined {
  const property = layers.properties.get(key);
  const valid = (value: JsonValue | undefined): JsonValue | undefined =>
    value === undefined || (property && validateSetting(value, property)) ? undefined : value;
  const from = (values: SettingValues | undefined): JsonValue | undefined => valid(values?.get(key)?.value);
  const { user, workspace, defaults } = layers;
  const ofLanguage =
    language === undefined
      ? undefined
      : (from(workspace.overrides.get(language)) ??
        from(user.overrides.get(language)) ??
        valid(defaults.overrides.get(language)?.get(key)));
  return (
    ofLanguage ??
    from(workspace.values) ??
    from(user.values) ??
    valid(defaults.values.get(key)) ??
    (property && defaultOf(property))
  );
}
