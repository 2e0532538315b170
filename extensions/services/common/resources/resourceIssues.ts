import { isValueOf } from './bindParameters';
import { isInRange, pageRanges } from './pageRanges';
import { isReference } from './fillRequest';
import type { ResourceCondition, ResourceData, ResourceValue } from './resourceData';
import { readPath } from './resourcePath';

export interface ResourceIssue {
  readonly path: string;
  readonly code:
    | 'RESOURCE_PATH'
    | 'RESOURCE_PATH_PARAMETER'
    | 'RESOURCE_PARAMETER_TWICE'
    | 'RESOURCE_PARAMETER_UNKNOWN'
    | 'RESOURCE_PARAMETER_UNUSED'
    | 'RESOURCE_PARAMETER_DEFAULT'
    | 'RESOURCE_BODY'
    | 'RESOURCE_GET_WRITES'
    | 'RESOURCE_NUMBER';
  readonly name: string;
}

/** The address of the description of a service. */
export const documentPath = '/openapi.json';

/** What is wrong with a resource, as far as it can be seen from it alone. */
export function resourceIssues(data: ResourceData): readonly ResourceIssue[] {
  return [...pathIssues(data), ...methodIssues(data), ...valueIssues(data)];
}

function pathIssues({ path, parameters }: ResourceData): ResourceIssue[] {
  const parts = readPath(path);
  if (!parts || path === documentPath) return [{ path: 'path', code: 'RESOURCE_PATH', name: path }];
  const inPath = parts.flatMap((part) => ('parameter' in part ? [part.parameter] : []));
  const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const names = parameters.map(({ name }) => name);
  return [
    ...inPath
      .filter((name) => !declared.includes(name))
      .map((name) => ({ path: 'parameters', code: 'RESOURCE_PATH_PARAMETER' as const, name })),
    ...declared
      .filter((name) => !inPath.includes(name))
      .map((name) => ({ path: 'parameters', code: 'RESOURCE_PARAMETER_UNUSED' as const, name })),
    ...[...names, ...inPath.filter((name, index) => inPath.indexOf(name) !== index)]
      .filter((name, index, all) => all.indexOf(name) !== index)
      .map((name) => ({ path: 'parameters', code: 'RESOURCE_PARAMETER_TWICE' as const, name })),
  ];
}

/** GET takes no proof that the user means it, so it must not change anything. */
function methodIssues({ method, parameters, action }: ResourceData): ResourceIssue[] {
  const reads = action.kind === 'query' || action.kind === 'read';
  const body = method === 'GET' || method === 'DELETE' ? parameters.filter((one) => one.in === 'body') : [];
  return [
    ...(method === 'GET' && !reads
      ? [{ path: 'method', code: 'RESOURCE_GET_WRITES' as const, name: action.kind }]
      : []),
    ...body.map(({ name }) => ({ path: 'parameters', code: 'RESOURCE_BODY' as const, name })),
  ];
}

function valueIssues({ parameters, action }: ResourceData): ResourceIssue[] {
  const known = new Map(parameters.map((one) => [one.name, one]));
  const used = usedBy(action);
  const ranges = pageRanges(action);
  const pages = [...ranges.keys()];
  return [
    ...parameters
      .filter((one) => one.default !== undefined)
      .filter((one) => !isValueOf(one, one.default) || !isInRange(one.default, ranges.get(one.name)))
      .map(({ name }) => ({ path: 'parameters', code: 'RESOURCE_PARAMETER_DEFAULT' as const, name })),
    ...[...used, ...pages]
      .filter((name) => !known.has(name))
      .map((name) => ({ path: 'action', code: 'RESOURCE_PARAMETER_UNKNOWN' as const, name })),
    ...pages
      .filter((name) => known.has(name) && (known.get(name)?.type !== 'number' || known.get(name)?.list))
      .map((name) => ({ path: 'action', code: 'RESOURCE_NUMBER' as const, name })),
  ];
}

function usedBy(action: ResourceData['action']): string[] {
  if (action.kind === 'query') return action.request.condition ? usedIn(action.request.condition) : [];
  const values = 'values' in action ? Object.values(action.values) : [];
  return namesIn(['id' in action ? action.id : undefined, ...values]);
}

function usedIn({ conditions }: ResourceCondition): string[] {
  return conditions.flatMap((part) => ('conditions' in part ? usedIn(part) : namesIn([part.value])));
}

function namesIn(values: readonly (ResourceValue | undefined)[]): string[] {
  return values.flatMap((value) => (isReference(value) ? [value.parameter] : []));
}
