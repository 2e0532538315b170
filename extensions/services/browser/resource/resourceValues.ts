import type { MetadataRecord } from 'lathe/common';
import type { OpenCondition } from '../../../data/common/query/openCondition';
import type { OrderBy } from '../../../data/common/query/queryRequest';
import type { FieldValue } from '../../../data/common/queryParts';
import { type ResourceAction, ResourceData } from '../../common/resources/resourceData';
import { furtherOf, readFurther } from './furtherParts';
import { type ParameterRow, toParameter, toRow, withPath } from './parameterRows';

/** A resource as its form has it. */
export interface ResourceValues {
  readonly label: string;
  readonly name: string;
  readonly description: string;
  readonly active: boolean;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly ParameterRow[];
  readonly kind: string;
  readonly object: string;
  /** The parameter that names the row. */
  readonly row: string;
  readonly condition: OpenCondition | undefined;
  /** Those that rows come with; all when there are none. */
  readonly fields: readonly string[];
  readonly orderby: readonly OrderBy[];
  readonly limit: string;
  /** The parameters that say how many rows, and from where on; "" for none. */
  readonly limitBy: string;
  readonly skipBy: string;
  /** What else a query has, as JSON. */
  readonly further: string;
  readonly values: readonly FieldValue[];
  readonly profiles: readonly string[];
  readonly permissionSets: readonly string[];
}

export const blankResource: ResourceValues = {
  ...{ label: '', name: '', description: '', active: true, method: 'GET', path: '/', parameters: [] },
  ...{ kind: 'query', object: '', row: 'id', condition: undefined, fields: [], orderby: [], limit: '100' },
  ...{ limitBy: '', skipBy: '', further: '', values: [], profiles: [], permissionSets: [] },
};

export function toValues(resource: MetadataRecord | undefined): ResourceValues {
  if (!resource) return blankResource;
  const { method, path, description = '', parameters, action, access } = ResourceData.parse(resource.data);
  const { label, name, active } = resource;
  const { kind, object } = action;
  return {
    ...blankResource,
    ...{ label, name, active, description, method, path, kind, object, ...access },
    parameters: parameters.map(toRow),
    ...actionValues(action),
  };
}

function actionValues(action: ResourceAction): Partial<ResourceValues> {
  if (action.kind === 'query') {
    const { request, limit: limitBy = '', skip: skipBy = '' } = action;
    const { fields = [], orderby = [], limit } = request.options ?? {};
    const { condition } = request;
    return { condition, fields, orderby, limit: limit?.toString() ?? '', limitBy, skipBy, further: furtherOf(request) };
  }
  const values = 'values' in action ? Object.entries(action.values).map(([field, value]) => ({ field, value })) : [];
  const fields = action.kind === 'read' ? (action.fields ?? []) : [];
  const id = 'id' in action ? action.id : undefined;
  const row = typeof id === 'string' ? id : id?.parameter;
  return { values, fields, ...(row === undefined ? {} : { row }) };
}

/** As it is stored, though not yet checked; or the field that cannot be read. */
export function toData(values: ResourceValues): { readonly data: object } | { readonly wrong: keyof ResourceValues } {
  const { method, kind, object, profiles, permissionSets } = values;
  const path = values.path.trim();
  const description = values.description.trim();
  const parameters = withPath(values.parameters, path).map(toParameter);
  const action = actionOf(values);
  if (typeof action === 'string') return { wrong: action };
  const data = { method, path, parameters, action: { kind, object, ...action }, access: { profiles, permissionSets } };
  return { data: description ? { ...data, description } : data };
}

function actionOf(values: ResourceValues): object | 'further' {
  const { kind, row, fields } = values;
  if (kind === 'query') return queryOf(values);
  const id = { parameter: row.trim() };
  if (kind === 'read') return { id, ...(fields.length > 0 ? { fields } : {}) };
  if (kind === 'delete') return { id };
  const chosen = values.values.filter(({ field }) => field !== '');
  const written = Object.fromEntries(chosen.map(({ field, value = null }) => [field, value]));
  return kind === 'update' ? { id, values: written } : { values: written };
}

function queryOf({ condition, fields, orderby, limit, limitBy, skipBy, further }: ResourceValues): object | 'further' {
  const more = readFurther(further);
  if (!more) return 'further';
  const { options: others = {}, ...rest } = more;
  const order = orderby.filter(({ field }) => field !== '');
  const options = {
    ...others,
    ...(fields.length > 0 ? { fields } : {}),
    ...(order.length > 0 ? { orderby: order } : {}),
    ...(limit.trim() === '' ? {} : { limit: Number(limit) }),
  };
  return {
    request: { ...rest, ...(condition ? { condition } : {}), ...(Object.keys(options).length > 0 ? { options } : {}) },
    ...(limitBy ? { limit: limitBy } : {}),
    ...(skipBy ? { skip: skipBy } : {}),
  };
}
