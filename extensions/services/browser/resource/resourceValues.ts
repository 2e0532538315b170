import type { MetadataRecord } from 'lathe/common';
import { ResourceData } from '../../common/resources/resourceData';
import { readPath } from '../../common/resources/resourcePath';

/** A resource as its form has it: what has a structure of its own is the text of it. */
export interface ResourceValues {
  readonly label: string;
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly method: string;
  readonly path: string;
  readonly kind: string;
  readonly object: string;
  /** The parameter that names the row. */
  readonly row: string;
  readonly parameters: string;
  readonly request: string;
  readonly values: string;
}

export const blankResource: ResourceValues = {
  ...{ label: '', name: '', description: '', active: true, method: 'GET', path: '/', kind: 'query', object: '' },
  ...{ row: 'id', parameters: '[]', request: '{\n  "options": {\n    "limit": 100\n  }\n}', values: '{}' },
};

export function toValues(resource: MetadataRecord | undefined): ResourceValues {
  if (!resource) return blankResource;
  const { method, path, description = '', parameters, action } = ResourceData.parse(resource.data);
  const { label, name, active } = resource;
  const id = 'id' in action ? action.id : undefined;
  const { kind, object } = action;
  return {
    ...{ label, name, active, description, method, path, kind, object },
    row: typeof id === 'string' ? id : (id?.parameter ?? blankResource.row),
    parameters: text(parameters),
    request: kind === 'query' ? text({ ...action.request, ...pages(action) }) : blankResource.request,
    values: 'values' in action ? text(action.values) : blankResource.values,
  };
}

/** As it is stored, though not yet checked; or the field whose text is no JSON. */
export function toData(values: ResourceValues): { readonly data: object } | { readonly wrong: keyof ResourceValues } {
  const { method, kind, object, description } = values;
  const path = values.path.trim();
  const parameters = parse(values.parameters);
  if (!Array.isArray(parameters)) return { wrong: 'parameters' };
  const action = actionOf(values);
  if (typeof action === 'string') return { wrong: action };
  const data = { method, path, parameters: withPath(parameters, path), action: { kind, object, ...action } };
  return { data: description.trim() ? { ...data, description: description.trim() } : data };
}

function actionOf({ kind, row, request, values }: ResourceValues): object | 'request' | 'values' {
  if (kind === 'query') {
    const read = parse(request);
    if (!isRecord(read)) return 'request';
    const { limit, skip, ...rest } = read;
    return { request: rest, ...(limit === undefined ? {} : { limit }), ...(skip === undefined ? {} : { skip }) };
  }
  const id = { parameter: row.trim() };
  if (kind !== 'create' && kind !== 'update') return { id };
  const written = parse(values);
  if (!isRecord(written)) return 'values';
  return kind === 'update' ? { id, values: written } : { values: written };
}

/** Those that stand in the path needn't be declared by hand. */
function withPath(parameters: readonly unknown[], path: string): unknown[] {
  const inPath = (readPath(path) ?? []).flatMap((part) => ('parameter' in part ? [part.parameter] : []));
  const known = new Set(parameters.map((one) => (isRecord(one) ? one['name'] : undefined)));
  const missing = [...new Set(inPath)].filter((name) => !known.has(name));
  const made = missing.map((name) => ({ name, in: 'path', type: name === 'id' ? 'id' : 'text', required: true }));
  return [...made, ...parameters];
}

function pages({ limit, skip }: { readonly limit?: string; readonly skip?: string }) {
  return { ...(limit === undefined ? {} : { limit }), ...(skip === undefined ? {} : { skip }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

function text(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
