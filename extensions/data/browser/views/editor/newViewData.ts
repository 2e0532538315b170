import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { fewInList, usualColumns } from '../../../common/objects/usualColumns';
import type { ViewData } from '../../../common/views/viewData';
import type { ViewKind } from '../../../common/views/viewKinds';
import { dateTypes } from '../../../common/views/viewIssues';

const groups: readonly FieldDescription['type'][] = ['singleselect', 'checkbox', 'lookup', 'masterdetail'];
const fewOnCard = 3;

/** A view that shows something at once, with the fields that fit its kind best. */
export function newView(kind: ViewKind, object: ObjectDescription): ViewData {
  const { name, fields } = object;
  const own = fields.filter(({ system }) => !system);
  const first = (types: readonly string[]): string | undefined =>
    [...own, ...fields].find(({ type }) => types.includes(type))?.name;
  const plain: ViewData = {
    kind,
    object: name,
    columns: usualColumns(object, kind === 'list' ? fewInList : fewOnCard + 1),
  };
  const onCard = { ...plain, columns: plain.columns.filter((path) => path !== 'name').slice(0, fewOnCard) };
  switch (kind) {
    case 'kanban':
      return { ...onCard, groupBy: groups.map((type) => first([type])).find((found) => found !== undefined) };
    case 'calendar':
      return { ...onCard, dateField: first(dateTypes) };
    case 'gallery':
      return { ...onCard, imageField: first(['url']) };
    default:
      return plain;
  }
}
