import type { JsonValue } from '../storage/storage';

export type SettingType = 'boolean' | 'string' | 'number' | 'integer' | 'array' | 'object' | 'null';

/** The part of JSON Schema that describes a value of a setting. */
export interface ValueSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly JsonValue[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly pattern?: string;
  readonly patternErrorMessage?: string;
  readonly format?: string;
  readonly items?: ValueSchema;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly additionalProperties?: boolean | ValueSchema;
  readonly required?: readonly string[];
  readonly anyOf?: readonly ValueSchema[];
  readonly description?: string;
  readonly default?: JsonValue;
}

/** A setting as a manifest declares it; its texts are in the user's language already. */
export interface SettingProperty extends ValueSchema {
  readonly title?: string;
  readonly markdownDescription?: string;
  readonly enumDescriptions?: readonly string[];
  readonly enumItemLabels?: readonly string[];
  readonly order?: number;
  readonly scope?: string;
  readonly deprecationMessage?: string;
  readonly tags?: readonly string[];
  readonly editPresentation?: string;
}

/** Settings that stand together under one heading. */
export interface ConfigurationSection {
  readonly id?: string;
  readonly title?: string;
  readonly order?: number;
  readonly properties: Readonly<Record<string, SettingProperty>>;
  /** The extension that contributes it. */
  readonly source?: string;
}

const defaultOfType: Readonly<Record<string, JsonValue>> = {
  boolean: false,
  string: '',
  number: 0,
  integer: 0,
  array: [],
  object: {},
};

export function typesOf(schema: ValueSchema): readonly string[] {
  if (schema.type === undefined) return [];
  return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

/** The declared default, or the empty value of the type. */
export function defaultOf(property: SettingProperty): JsonValue {
  if (property.default !== undefined) return property.default;
  return defaultOfType[typesOf(property)[0] ?? 'null'] ?? null;
}
