import type { ViewData } from './viewData';

/** What keeps settings from being a view; each has a text under "error.BAD_VIEW.CODE". */
export interface ViewIssue {
  readonly setting: 'groupBy' | 'dateField' | 'endField' | 'imageField';
  readonly code: 'GROUP_MISSING' | 'GROUP_TYPE' | 'DATE_MISSING' | 'DATE_TYPE' | 'IMAGE_TYPE';
}

/** A field's type by its path; of a formula the type of its result. Nothing where there is no such field. */
export type TypeOfPath = (path: string) => string | undefined;

/** By what the cards of a board may be put into columns. */
export const groupTypes: readonly string[] = ['singleselect', 'checkbox', 'lookup', 'masterdetail', 'text'];
export const dateTypes: readonly string[] = ['date', 'datetime'];
export const imageTypes: readonly string[] = ['url', 'text'];

export function viewIssues(view: ViewData, typeOf: TypeOfPath): ViewIssue[] {
  switch (view.kind) {
    case 'kanban':
      return groupIssues(view, typeOf);
    case 'calendar':
      return dateIssues(view, typeOf);
    case 'gallery':
      return misfit(view.imageField, imageTypes, typeOf) ? [{ setting: 'imageField', code: 'IMAGE_TYPE' }] : [];
    default:
      return [];
  }
}

/** A card is moved by writing the field: it has to be the row's own. */
function groupIssues({ groupBy }: ViewData, typeOf: TypeOfPath): ViewIssue[] {
  if (groupBy === undefined) return [{ setting: 'groupBy', code: 'GROUP_MISSING' }];
  const fits = !groupBy.includes('.') && !misfit(groupBy, groupTypes, typeOf);
  return fits ? [] : [{ setting: 'groupBy', code: 'GROUP_TYPE' }];
}

function dateIssues({ dateField, endField }: ViewData, typeOf: TypeOfPath): ViewIssue[] {
  if (dateField === undefined) return [{ setting: 'dateField', code: 'DATE_MISSING' }];
  const wrong = (path: string | undefined): boolean =>
    path !== undefined && (path.includes('.') || misfit(path, dateTypes, typeOf));
  const start: ViewIssue[] = wrong(dateField) ? [{ setting: 'dateField', code: 'DATE_TYPE' }] : [];
  return wrong(endField) ? [...start, { setting: 'endField', code: 'DATE_TYPE' }] : start;
}

function misfit(path: string | undefined, types: readonly string[], typeOf: TypeOfPath): boolean {
  return path !== undefined && !types.includes(typeOf(path) ?? '');
}
