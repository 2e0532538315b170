import type { SettingInfo } from './settings';
import type { SettingProperty } from './settingSchema';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The JSON Schema of settings.json: what an editor completes, explains and checks it by. */
export function createSettingsSchema(settings: readonly SettingInfo[], colorIds: readonly string[] = []): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const overridable: Record<string, JsonSchema> = {};
  for (const { key, property } of settings) {
    const schema = schemaOf(property);
    properties[key] = schema;
    if (property.scope === 'language-overridable') overridable[key] = schema;
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { ...properties, ...colorSchema(properties[colorSetting], colorIds) },
    patternProperties: {
      '^(\\[[^\\[\\]]+\\])+$': { type: 'object', properties: overridable, additionalProperties: true },
    },
    additionalProperties: true,
    allowTrailingCommas: true,
    allowComments: true,
  };
}

const colorSetting = 'workbench.colorCustomizations';

/** The colours by name, for all themes or, under "[name]", for one. */
function colorSchema(known: JsonSchema | undefined, ids: readonly string[]): Readonly<Record<string, JsonSchema>> {
  if (!known || ids.length === 0) return {};
  const color = { type: ['string', 'null'], format: 'color-hex' };
  const colors = Object.fromEntries(ids.map((id) => [id, color]));
  const ofTheme = { type: 'object', properties: colors, additionalProperties: false };
  return { [colorSetting]: { ...known, ...ofTheme, patternProperties: { '^(\\[[^\\[\\]]+\\])+$': ofTheme } } };
}

const notInSchema: ReadonlySet<string> = new Set(['order', 'scope', 'tags', 'editPresentation', 'title']);

function schemaOf(property: SettingProperty): JsonSchema {
  const schema = Object.fromEntries(Object.entries(property).filter(([name]) => !notInSchema.has(name)));
  return property.enumDescriptions ? { ...schema, markdownEnumDescriptions: property.enumDescriptions } : schema;
}
