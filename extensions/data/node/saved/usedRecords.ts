import { prefixOf } from 'lathe/common';
import type { Condition, QueryRequest } from '../../common/query/queryRequest';
import type { ObjectModel, ObjectModels } from '../objects/objectModel';

/** The ids of the object and of all fields that a request names, by whichever lookups: "where used" tells of them. */
export function usedRecords(model: ObjectModel, request: QueryRequest, models: ObjectModels): string[] {
  const ids = new Set([model.id]);
  for (const path of pathsIn(request)) for (const id of fieldsOf(path, model, models)) ids.add(id);
  return [...ids];
}

export function pathsIn({ condition, options = {} }: QueryRequest): string[] {
  const { fields = [], groupby = [], aggregate = [], orderby = [] } = options;
  const groups = groupby.map((each) => (typeof each === 'string' ? each : each.field));
  const summed = aggregate.flatMap(({ field }) => field ?? []);
  return [...fields, ...groups, ...summed, ...orderby.map(({ field }) => field), ...inCondition(condition)];
}

function inCondition(condition: Condition | undefined): string[] {
  return (condition?.conditions ?? []).flatMap((part) => ('conditions' in part ? inCondition(part) : [part.field]));
}

/** Fields that are records of metadata: those of the system come with every object. */
function fieldsOf(path: string, model: ObjectModel, models: ObjectModels): string[] {
  const ids: string[] = [];
  let at: ObjectModel | undefined = model;
  for (const name of path.split('.')) {
    const field = at?.field(name.toLowerCase());
    if (field && prefixOf(field.id) === '000d' && field.data) ids.push(field.id);
    at = models.find(field?.target ?? '');
  }
  return ids;
}
