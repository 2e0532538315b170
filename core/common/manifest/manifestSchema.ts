import { z } from 'zod';
import { Manifest } from './manifest';

/** The part of JSON Schema that is looked at here. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly $ref?: string;
}

let schema: JsonSchema | undefined;

/** The manifest as a JSON Schema: what editors complete and check by. */
export function manifestSchema(): JsonSchema {
  schema ??= {
    ...(z.toJSONSchema(Manifest, { io: 'input', unrepresentable: 'any' }) as JsonSchema),
    ...{ $id: '/schemas/extension.json', title: 'Lathe extension' },
  };
  return schema;
}

/** The names that an object at this place may have. */
export function knownKeysAt(path: readonly PropertyKey[]): readonly string[] {
  let here: readonly JsonSchema[] = branchesOf(manifestSchema());
  for (const step of path) here = here.flatMap((branch) => childrenOf(branch, step)).flatMap(branchesOf);
  return [...new Set(here.flatMap((branch) => Object.keys(branch.properties ?? {})))];
}

function childrenOf(branch: JsonSchema, step: PropertyKey): readonly JsonSchema[] {
  const named =
    typeof step === 'number' ? branch.items : (branch.properties?.[String(step)] ?? branch.additionalProperties);
  return typeof named === 'object' ? [named] : [];
}

function branchesOf(branch: JsonSchema): readonly JsonSchema[] {
  return branch.anyOf ? branch.anyOf.flatMap(branchesOf) : [branch];
}
