import { isId } from 'lathe/common';
import { isComputed, isReference } from '../../../common/objects/fieldTypes';
import { reportColumns } from '../../../common/transfer/sheetShapes';
import type { FieldModel, ObjectModel } from '../../objects/objectModel';

export interface Guess {
  readonly field: string;
  readonly by?: string;
}

export interface Titled {
  readonly titles: readonly string[];
  /** The first rows. */
  readonly samples: readonly (readonly string[])[];
}

export interface Reader {
  /** The fields that he may not fill. */
  readonly fixed: ReadonlySet<string>;
  /** What a field is called in his language. */
  readonly labelOf: (field: FieldModel) => string;
}

/** Into which fields columns go by their titles, be they names or labels; none twice. */
export function guessColumns(object: ObjectModel, { titles, samples }: Titled, reader: Reader): (Guess | undefined)[] {
  const taken = new Set<FieldModel>();
  return titles.map((title, index) => {
    if (Object.values<string>(reportColumns).includes(title)) return undefined;
    const [head = '', by] = title.trim().split('.');
    const field = fieldCalled(object, head, reader);
    if (!field || taken.has(field) || (by !== undefined && !isReference(field.type))) return undefined;
    taken.add(field);
    if (!isReference(field.type)) return { field: field.name };
    const ids = samples.every((row) => (row[index] ?? '') === '' || isId(row[index] ?? ''));
    return { field: field.name, by: by ?? (ids ? 'id' : 'name') };
  });
}

function fieldCalled(object: ObjectModel, title: string, { fixed, labelOf }: Reader): FieldModel | undefined {
  const wanted = plain(title);
  if (wanted === '') return undefined;
  const fields = object.fields.filter(
    ({ name, type, system }) => name === 'id' || (!system && !isComputed(type) && !fixed.has(name.toLowerCase())),
  );
  return (
    fields.find(({ name }) => plain(name) === wanted) ??
    fields.find(({ name }) => plain(shortName(name)) === wanted) ??
    fields.find((field) => plain(labelOf(field)) === wanted) ??
    fields.find(({ label }) => plain(label) === wanted)
  );
}

/** Without namespace and ending. */
function shortName(name: string): string {
  return name.replace(/^[A-Za-z0-9]+__/, '').replace(/__[A-Z]+$/i, '');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
