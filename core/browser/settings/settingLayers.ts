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

/** Of several `configurationDefaults` the later wins. */
export function mergeDefaults(tables: readonly Readonly<Record<string, JsonValue>>[]): DefaultValues {
  const values = new Map<string, JsonValue>();
  const overrides = new Map<string, Map<string, JsonValue>>();
  for (const [key, value] of tables.flatMap((table) => Object.entries(table))) {
    const languages = isRecord(value) ? languagesOf(key) : [];
    if (languages.length === 0) values.set(key, value);
    for (const language of languages) {
      const own = overrides.get(language) ?? new Map<string, JsonValue>();
      if (isRecord(value))
        for (const [name, item] of Object.entries(value)) if (item !== undefined) own.set(name, item);
      overrides.set(language, own);
    }
  }
  return { values, overrides };
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
