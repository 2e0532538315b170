import type { ObjectDescription } from '../../common/describeCalls';
import type { Condition } from '../../common/query/queryRequest';
import type { ViewData } from '../../common/views/viewData';
import { allOf } from '../../common/dashboards/tileRequest';

/** A view as it is shown: of which object, and what its rows meet beside its own condition. */
export interface ShownView {
  readonly view: ViewData;
  readonly object: ObjectDescription;
  readonly filter: Condition | undefined;
}

/** What all rows of it meet. */
export function conditionOf({ view, filter }: ShownView): Condition | undefined {
  return allOf(view.condition, filter ? [filter] : []);
}

/** The fields that come along: those on a card, and those by which it has its place. */
export function fieldsOf({ view, object }: ShownView): string[] {
  const { columns, groupBy, dateField, endField, titleField, imageField } = view;
  const placed = [groupBy, dateField, endField, titleField, imageField].flatMap((path) => path ?? []);
  const revision = object.kind === 'custom' ? ['revision'] : [];
  const named = object.fields.some(({ name }) => name === 'name') ? ['name'] : [];
  return [...new Set(['id', ...revision, ...named, ...columns, ...placed])];
}

/** What stands on a card beside its title and its place. */
export function cardColumns({ columns, groupBy, titleField = 'name', imageField }: ViewData): string[] {
  return columns.filter((path) => path !== groupBy && path !== titleField && path !== imageField);
}
