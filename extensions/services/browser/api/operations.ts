import { z } from 'zod';

const Schema = z.record(z.string(), z.unknown());
export type Schema = z.output<typeof Schema>;

const Parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: Schema.default({}),
  example: z.unknown().optional(),
});
export type Parameter = z.output<typeof Parameter>;

const Described = z.object({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().optional(),
  tags: z.array(z.string()).default([]),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: z.object({ 'application/json': z.object({ schema: Schema }) }) }).optional(),
});

const Document = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string().optional() })).default([]),
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.object({ schemas: z.record(z.string(), Schema).default({}) }),
});

/** Something that can be asked of a service. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string | undefined;
  /** What it belongs to, as people call it. */
  readonly group: string;
  readonly parameters: readonly Parameter[];
  /** A body as it could be, as text; undefined where it takes none. */
  readonly body: string | undefined;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** The operations of a document that was made for a service. */
export function operationsIn(written: unknown): readonly Operation[] {
  const { tags, paths, components } = Document.parse(written);
  const titles = new Map(tags.map(({ name, description }) => [name, description ?? name]));
  return Object.entries(paths).flatMap(([path, item]) => {
    const shared = z.array(Parameter).default([]).parse(item['parameters']);
    return methods.flatMap((method): Operation[] => {
      const described = Described.safeParse(item[method]).data;
      if (!described) return [];
      const { operationId: id, summary, description, tags: own, parameters, requestBody } = described;
      const schema = requestBody?.content['application/json'].schema;
      const body = schema && JSON.stringify(exampleOf(schema, components.schemas), null, 2);
      const [tag = ''] = own;
      const group = titles.get(tag) ?? tag;
      return [
        {
          id,
          method: method.toUpperCase(),
          path,
          summary,
          description,
          group,
          parameters: [...shared, ...parameters],
          body,
        },
      ];
    });
  });
}

const deepest = 4;

/** A value that a schema takes, or nearly: something to begin with. */
export function exampleOf(schema: Schema, named: Readonly<Record<string, Schema>>, depth = 0): unknown {
  const { $ref, example, default: usual, enum: choices, anyOf, type, format, items, properties } = schema;
  if (example !== undefined) return example;
  if (usual !== undefined) return usual;
  if (typeof $ref === 'string') {
    const found = named[$ref.replace('#/components/schemas/', '')];
    return found && depth < deepest ? exampleOf(found, named, depth + 1) : {};
  }
  if (Array.isArray(choices)) return choices[0];
  if (Array.isArray(anyOf)) return exampleOf(Schema.catch({}).parse(anyOf[0]), named, depth);
  if (type === 'object') {
    const parts = z.record(z.string(), Schema).catch({}).parse(properties);
    // Who changes a row needn't name the revision.
    const own = Object.entries(parts).filter(([name]) => name !== 'revision');
    return Object.fromEntries(own.map(([name, part]) => [name, exampleOf(part, named, depth + 1)]));
  }
  if (type === 'array') return depth < deepest ? [exampleOf(Schema.catch({}).parse(items), named, depth + 1)] : [];
  return simple(String(type), String(format));
}

function simple(type: string, format: string): unknown {
  if (type === 'number' || type === 'integer') return 1;
  if (type === 'boolean') return true;
  if (format === 'date') return '2026-01-31';
  if (format === 'date-time') return '2026-01-31T08:00:00Z';
  if (format === 'email') return 'somebody@example.com';
  return type === 'string' ? '' : null;
}
