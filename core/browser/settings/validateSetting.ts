import type { JsonValue } from '../storage/storage';
import { typesOf, type ValueSchema } from './settingSchema';

/** What is wrong with a value: the key of a text and what it names. */
export interface ValueProblem {
  readonly text: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

type Check = (value: JsonValue, schema: ValueSchema) => ValueProblem | undefined;

const problem = (text: string, parameters: ValueProblem['parameters'] = {}): ValueProblem => ({
  text: `settings.problem.${text}`,
  parameters,
});

function isOfType(value: JsonValue, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return typeof value === type;
}

export function isRecord(value: unknown): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  );
}

const ofType: Check = (value, schema) => {
  const types = typesOf(schema);
  if (types.length === 0 || types.some((type) => isOfType(value, type))) return undefined;
  return problem('type', { types: types.join(' | ') });
};

const ofEnum: Check = (value, schema) =>
  schema.enum && !schema.enum.some((allowed) => sameJson(allowed, value))
    ? problem('enum', { values: schema.enum.map((allowed) => JSON.stringify(allowed)).join(', ') })
    : undefined;

const ofNumber: Check = (value, { minimum, maximum }) => {
  if (typeof value !== 'number') return undefined;
  if (minimum !== undefined && value < minimum) return problem('minimum', { minimum });
  if (maximum !== undefined && value > maximum) return problem('maximum', { maximum });
  return undefined;
};

const ofText: Check = (value, { minLength, maxLength, pattern, patternErrorMessage, format }) => {
  if (typeof value !== 'string') return undefined;
  if (minLength !== undefined && value.length < minLength) return problem('minLength', { minLength });
  if (maxLength !== undefined && value.length > maxLength) return problem('maxLength', { maxLength });
  if (pattern !== undefined && !matchesPattern(value, pattern))
    return patternErrorMessage === undefined
      ? problem('pattern', { pattern })
      : problem('custom', { message: patternErrorMessage });
  if (format === 'color-hex' && !/^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return problem('colour');
  return undefined;
};

const ofArray: Check = (value, { minItems, maxItems, uniqueItems, items }) => {
  if (!Array.isArray(value)) return undefined;
  const list: readonly JsonValue[] = value;
  if (minItems !== undefined && list.length < minItems) return problem('minItems', { minItems });
  if (maxItems !== undefined && list.length > maxItems) return problem('maxItems', { maxItems });
  if (uniqueItems && list.some((item, index) => list.findIndex((other) => sameJson(item, other)) < index))
    return problem('uniqueItems');
  return items ? first(list, (item) => validateSetting(item, items)) : undefined;
};

const ofObject: Check = (value, { properties = {}, additionalProperties, required = [] }) => {
  if (!isRecord(value)) return undefined;
  const missing = required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return problem('required', { name: missing });
  return first(Object.entries(value), ([name, item]) => {
    if (item === undefined) return undefined;
    const schema = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === false) return problem('unknownProperty', { name });
    return typeof schema === 'object' ? validateSetting(item, schema) : undefined;
  });
};

const ofAlternatives: Check = (value, { anyOf }) => {
  if (!anyOf || anyOf.some((schema) => !validateSetting(value, schema))) return undefined;
  return anyOf[0] && validateSetting(value, anyOf[0]);
};

const checks: readonly Check[] = [ofType, ofEnum, ofNumber, ofText, ofArray, ofObject, ofAlternatives];

/** The first thing that keeps a value from being one of its setting. */
export function validateSetting(value: JsonValue, schema: ValueSchema): ValueProblem | undefined {
  return first(checks, (check) => check(value, schema));
}

function first<T>(items: readonly T[], find: (item: T) => ValueProblem | undefined): ValueProblem | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

/** A pattern that is no regular expression forbids nothing. */
function matchesPattern(value: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
}
