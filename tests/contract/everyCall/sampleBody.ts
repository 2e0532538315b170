import { z } from 'zod';

type Schema = z.core.JSONSchema.JSONSchema;

/** What a sample says where a schema leaves it open. */
export interface SampleWords {
  readonly id: string;
  readonly name: string;
  /** By the names of properties. */
  readonly known: Readonly<Record<string, string>>;
}

/** A body that a call takes, or nearly: with every property that it asks for. */
export function sampleBody(body: z.ZodType, words: SampleWords): unknown {
  return sampleOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), words, '');
}

function sampleOf(schema: Schema | boolean | undefined, words: SampleWords, name: string): unknown {
  if (schema === undefined || typeof schema === 'boolean') return {};
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return sampleOf(choice[0], words, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return sampleObject(schema, words);
    case 'array':
      return sampleArray(schema, words, name);
    case 'string':
      return sampleText(schema, words, name);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return {};
  }
}

function sampleObject({ properties = {}, required = [] }: Schema, words: SampleWords): unknown {
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name], words, name)]));
}

function sampleArray({ items }: Schema, words: SampleWords, name: string): unknown {
  return Array.isArray(items) ? [] : [sampleOf(items, words, name)];
}

function sampleText({ format, minLength = 0, maxLength }: Schema, words: SampleWords, name: string): string {
  const known = words.known[name];
  if (known !== undefined) return known;
  if (format === 'date-time') return '2099-01-01T00:00:00Z';
  if (format === 'email') return 'somebody@example.com';
  if (format === 'uri') return 'https://example.com/';
  if (/^(users|.*ids?)$/i.test(name) || (minLength === 20 && maxLength === 20)) return words.id;
  return words.name;
}
