import type { FieldDescription, ObjectDescription } from '../../common/describeCalls';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How large things are, for whoever lays out or draws. */
export const boxWidth = 230;
export const headHeight = 26;
export const lineHeight = 20;
const mostLines = 14;

export interface DiagramLine {
  readonly field: FieldDescription;
  /** It leads to another object of the diagram. */
  readonly leads: boolean;
}

/** An object as it stands in the diagram: lookups first, and no more fields than fit. */
export interface DiagramBox {
  readonly object: ObjectDescription;
  readonly lines: readonly DiagramLine[];
  readonly more: number;
  readonly height: number;
}

export interface DiagramEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly field: FieldDescription;
}

export function boxOf(object: ObjectDescription, shown: ReadonlySet<string>): DiagramBox {
  const own = object.fields.filter(({ system, name }) => !system && name !== 'owner');
  const leads = (field: FieldDescription): boolean => field.target !== undefined && shown.has(field.target);
  const sorted = [
    ...own.filter(({ target }) => target !== undefined),
    ...own.filter(({ target }) => target === undefined),
  ];
  const lines = sorted.slice(0, mostLines).map((field) => ({ field, leads: leads(field) }));
  const more = own.length - lines.length;
  return { object, lines, more, height: headHeight + (lines.length + (more > 0 ? 1 : 0)) * lineHeight + 6 };
}

/** The lookups among the objects that are shown; those of the platform to its users are no news. */
export function edgesOf(objects: readonly ObjectDescription[]): DiagramEdge[] {
  const shown = new Set(objects.map(({ name }) => name));
  return objects.flatMap(({ name, fields }) =>
    fields.flatMap((field) =>
      field.target !== undefined && shown.has(field.target) && !field.system && field.name !== 'owner'
        ? [{ id: field.id, from: name, to: field.target, field }]
        : [],
    ),
  );
}

/** Where a lookup's line begins: beside its field, or below where that found no room. */
export function lineTop(box: DiagramBox, fieldId: string): number {
  const index = box.lines.findIndex(({ field }) => field.id === fieldId);
  return headHeight + ((index < 0 ? box.lines.length : index) + 0.5) * lineHeight;
}
