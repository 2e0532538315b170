import type { SettingProperty, ValueSchema } from 'lathe';

export type SettingControlKind =
  'boolean' | 'enum' | 'number' | 'text' | 'multiline' | 'colour' | 'list' | 'map' | 'complex';

/** By what a setting is edited. What no control fits is edited as JSON. */
export function controlOf(property: SettingProperty): SettingControlKind {
  const types = typesOf(property);
  const [type] = types.filter((each) => each !== 'null');
  if (property.enum?.every((value) => typeof value !== 'object' || value === null)) return 'enum';
  if (types.filter((each) => each !== 'null').length !== 1) return 'complex';
  if (type === 'boolean' && types.length === 1) return 'boolean';
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'string') return textControlOf(property);
  if (type === 'array') return isText(property.items) ? 'list' : 'complex';
  if (type === 'object') return isMap(property) ? 'map' : 'complex';
  return 'complex';
}

function textControlOf({ editPresentation, format }: SettingProperty): SettingControlKind {
  if (editPresentation === 'multilineText') return 'multiline';
  return format === 'color' || format === 'color-hex' ? 'colour' : 'text';
}

/** Its values are texts, numbers or booleans, all of one kind. */
export function mapValueType({ additionalProperties, properties }: SettingProperty): string | undefined {
  const schemas = [
    ...Object.values(properties ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
  const types = new Set(schemas.flatMap(typesOf));
  const [type] = types;
  return types.size === 1 && ['string', 'number', 'integer', 'boolean'].includes(type ?? '') ? type : undefined;
}

function isMap(property: SettingProperty): boolean {
  return mapValueType(property) !== undefined;
}

function isText(schema: ValueSchema | undefined): boolean {
  return schema !== undefined && typesOf(schema).join() === 'string';
}

function typesOf({ type }: ValueSchema): readonly string[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}
