import { type FieldType, isComputed } from '../../common/objects/fieldTypes';
import type { DrawnLayout, ShownField } from '../../common/layoutCalls';
import type { FieldModel } from '../objects/objectModel';

/** What takes a whole line for itself. */
const wide: readonly FieldType[] = ['textarea', 'multilanguage'];

/** The form of an object that has no layout: its fields as they come, in two columns. */
export function usualLayout(fields: readonly FieldModel[]): DrawnLayout['sections'] {
  const own = fields.filter(({ system }) => !system);
  const system = fields.filter((field) => field.system && field.name !== 'revision' && field.name !== 'id');
  const long = own.filter(({ type }) => wide.includes(type));
  return [
    section(halves(own.filter((field) => !long.includes(field)))),
    ...(long.length > 0 ? [section([long])] : []),
    ...(system.length > 0 ? [{ ...section(halves(system)), collapsed: true }] : []),
  ];
}

function section(columns: readonly (readonly FieldModel[])[]): DrawnLayout['sections'][number] {
  return { label: '', collapsed: false, columns: columns.map((fields) => fields.map((field) => shown(field))) };
}

function halves(fields: readonly FieldModel[]): FieldModel[][] {
  const half = Math.ceil(fields.length / 2);
  return [fields.slice(0, half), fields.slice(half)];
}

export function shown(field: FieldModel, more: { readOnly?: boolean; required?: boolean } = {}): ShownField {
  const computed = field.system === true || isComputed(field.type) || field.type === 'autonumber';
  return {
    name: field.name,
    readOnly: computed || more.readOnly === true,
    required: field.data?.required === true || field.type === 'masterdetail' || more.required === true,
  };
}
