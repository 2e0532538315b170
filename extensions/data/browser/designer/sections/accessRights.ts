import type { AccessView } from '../../../common/accessCalls';
import type { ObjectAccessData } from '../../../common/objects/accessData';

export const rights = ['read', 'create', 'edit', 'delete', 'viewAll', 'modifyAll'] as const;
export type Right = (typeof rights)[number];

/** What has to be granted along with a right. */
const needs: Readonly<Record<Right, readonly Right[]>> = {
  read: [],
  create: ['read'],
  edit: ['read'],
  delete: ['read', 'edit'],
  viewAll: ['read'],
  modifyAll: ['read', 'edit', 'delete', 'viewAll'],
};

const nothing = { read: false, create: false, edit: false, delete: false, viewAll: false, modifyAll: false };

/** Granting a right grants what it needs; taking one away takes what needs it. */
export function withRight(view: AccessView, right: Right, granted: boolean): AccessView {
  const access: ObjectAccessData = view.access ?? { source: view.source, ...nothing, fields: {} };
  const touched = granted ? [right, ...needs[right]] : [right, ...rights.filter((each) => needs[each].includes(right))];
  const changed = Object.fromEntries(touched.map((each) => [each, granted]));
  return { ...view, access: { ...access, ...changed } };
}

export type FieldRight = 'see' | 'edit';

/** What is not seen is not edited either. */
export function withFieldRight(view: AccessView, field: string, right: FieldRight, granted: boolean): AccessView {
  const access: ObjectAccessData = view.access ?? { source: view.source, ...nothing, fields: {} };
  const { [field]: _before, ...others } = access.fields;
  const own =
    right === 'see'
      ? granted
        ? ({ [field]: 'read' } as const)
        : ({ [field]: 'hidden' } as const)
      : granted
        ? {}
        : ({ [field]: 'read' } as const);
  return { ...view, access: { ...access, fields: { ...others, ...own } } };
}

export function mayField({ access }: AccessView, field: string, right: FieldRight): boolean {
  const said = access?.fields[field];
  return right === 'see' ? said !== 'hidden' : said === undefined;
}

/** By a permission of the system somebody may do it with every object. */
export function grantedAnyway({ everything }: AccessView, right: Right): boolean {
  return everything === 'modify' || (everything === 'view' && (right === 'read' || right === 'viewAll'));
}
