import { z } from 'zod';

export type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

const JsonObject: z.ZodType<JsonObject> = z.record(z.string(), z.json());

/** The JSON schemas of zod's; what refers to itself becomes a component of the document. */
export class JsonSchemas {
  readonly components: Record<string, JsonObject> = {};

  /** `io` says which side of a schema is meant: what is sent, or what comes out. */
  describe(schema: z.ZodType, name: string, io: 'input' | 'output'): JsonObject {
    const { $defs, ...described } = JsonObject.parse(
      z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }),
    );
    // The document itself says which JSON Schema it is written in.
    Reflect.deleteProperty(described, '$schema');
    const local = isObject($defs) ? $defs : {};
    const text = JSON.stringify(described) + JSON.stringify(local);
    if (!text.includes('"$ref"')) return described;
    for (const [key, part] of Object.entries(local)) {
      if (isObject(part)) this.components[`${name}.${key}`] = relocated(part, name);
    }
    this.components[name] = relocated(described, name);
    return { $ref: `#/components/schemas/${name}` };
  }
}

/** With references that lead to the components of the document. */
function relocated(schema: JsonObject, name: string): JsonObject {
  const text = JSON.stringify(schema)
    .replaceAll('"$ref":"#/$defs/', `"$ref":"#/components/schemas/${name}.`)
    .replaceAll('"$ref":"#"', `"$ref":"#/components/schemas/${name}"`);
  return JsonObject.parse(JSON.parse(text));
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
