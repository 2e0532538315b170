import type { LayoutField, LayoutSection } from '../../../common/objects/layoutData';

/** Where a field stands: in which section, in which column, and after how many others. */
export interface FieldPlace {
  readonly section: number;
  readonly column: number;
  readonly index: number;
}

type Sections = readonly LayoutSection[];

/** Without a field, wherever it stands. */
export function withoutField(sections: Sections, field: string): LayoutSection[] {
  return sections.map((section) => ({
    ...section,
    columns: section.columns.map((column) => column.filter((each) => each.field !== field)),
  }));
}

export function placeOf(sections: Sections, field: string): FieldPlace | undefined {
  for (const [section, { columns }] of sections.entries())
    for (const [column, fields] of columns.entries()) {
      const index = fields.findIndex((each) => each.field === field);
      if (index >= 0) return { section, column, index };
    }
  return undefined;
}

/** With a field at a place, and nowhere else. */
export function withField(sections: Sections, field: LayoutField, place: FieldPlace): LayoutSection[] {
  const before = placeOf(sections, field.field);
  const same = before?.section === place.section && before.column === place.column;
  // Taking it out moves up what stands behind it.
  const index = same && before.index < place.index ? place.index - 1 : place.index;
  return changeColumn(withoutField(sections, field.field), place, (fields) => fields.toSpliced(index, 0, field));
}

export function changeField(sections: Sections, place: FieldPlace, change: Partial<LayoutField>): LayoutSection[] {
  return changeColumn(sections, place, (fields) =>
    fields.map((each, index) => (index === place.index ? clean({ ...each, ...change }) : each)),
  );
}

/** Its fields are dealt out to so many columns; those of a column that is no more go to the last. */
export function withColumns(section: LayoutSection, count: number): LayoutSection {
  const kept = section.columns.slice(0, count);
  const rest = section.columns.slice(count).flat();
  const columns = Array.from({ length: count }, (_, index) => [
    ...(kept[index] ?? []),
    ...(index === count - 1 ? rest : []),
  ]);
  return { ...section, columns };
}

/** One step by the keyboard: up and down within its column and on to the next section, left and right between columns. */
export function stepped(sections: Sections, place: FieldPlace, key: string): FieldPlace | undefined {
  const { section, column, index } = place;
  const own = sections[section]?.columns ?? [];
  const size = own[column]?.length ?? 0;
  if (key === 'ArrowUp' && index > 0) return { ...place, index: index - 1 };
  if (key === 'ArrowUp' && section > 0) {
    const above = sections[section - 1]?.columns ?? [];
    const next = Math.min(column, above.length - 1);
    return { section: section - 1, column: next, index: above[next]?.length ?? 0 };
  }
  if (key === 'ArrowDown' && index < size - 1) return { ...place, index: index + 2 };
  if (key === 'ArrowDown' && section < sections.length - 1) {
    const below = sections[section + 1]?.columns ?? [];
    return { section: section + 1, column: Math.min(column, below.length - 1), index: 0 };
  }
  const beside = key === 'ArrowLeft' ? column - 1 : key === 'ArrowRight' ? column + 1 : -1;
  const fields = own[beside];
  return fields && { section, column: beside, index: Math.min(index, fields.length) };
}

function changeColumn(
  sections: Sections,
  place: Pick<FieldPlace, 'section' | 'column'>,
  change: (fields: readonly LayoutField[]) => LayoutField[],
): LayoutSection[] {
  return sections.map((section, index) =>
    index === place.section
      ? {
          ...section,
          columns: section.columns.map((fields, each) => (each === place.column ? change(fields) : fields)),
        }
      : section,
  );
}

/** What is not so is not said. */
function clean({ field, readOnly, required }: LayoutField): LayoutField {
  return { field, ...(readOnly ? { readOnly } : {}), ...(required ? { required } : {}) };
}
