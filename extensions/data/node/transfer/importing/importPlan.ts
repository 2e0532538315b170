import { Refusal } from 'lathe/common';
import { isComputed, isReference } from '../../../common/objects/fieldTypes';
import type { ColumnMapping, ImportOptions } from '../../../common/transfer/importShapes';
import type { FieldModel, ObjectModel } from '../../objects/objectModel';
import { kindOf } from '../../query/valueKind';
import { unknownField } from '../../query/refuseQuery';
import { visibleField } from '../../access/visibleField';
import { uniqueField } from '../../records/uniqueField';
import type { Target } from '../../records/rowWriter';
import { isZone } from './cellMoment';

export interface PlannedColumn {
  readonly column: number;
  readonly field: FieldModel;
  /** Of a lookup that is told by something else than the id of its row. */
  readonly by?: { readonly object: ObjectModel; readonly field: FieldModel };
}

export interface ImportPlan {
  readonly columns: readonly PlannedColumn[];
  readonly operation: ImportOptions['operation'];
  /** By which field rows are found that are there already. */
  readonly key?: { readonly name: string; readonly column: string };
}

/** What an import does, once it's sure that it can be done. */
export function planImport(target: Target, options: ImportOptions): ImportPlan {
  const { operation, by } = options;
  if (!isZone(options.zone)) throw badImport('ZONE', options.zone);
  const key = operation === 'create' ? undefined : by === undefined || by === 'id' ? idKey : uniqueField(target, by);
  const columns = options.columns.map((mapping) => planColumn(target, mapping, key?.name));
  const names = columns.map(({ field }) => field.name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw badImport('FIELD_TWICE', twice);
  if (key && !names.includes(key.name)) throw badImport('NO_KEY', key.name);
  return { columns, operation, key };
}

const idKey = { name: 'id', column: 'id' };

function planColumn(
  { object, models, writing, hidden }: Target,
  { column, field: name, by }: ColumnMapping,
  key?: string,
): PlannedColumn {
  const field = visibleField(object, hidden, name);
  const isKey = field.name === key;
  const fixed = field.system || isComputed(field.type) || writing.fixed.has(field.name.toLowerCase());
  if (fixed && !isKey) throw new Refusal('READ_ONLY_FIELD', { status: 403, parameters: { field: field.name } });
  if (by === undefined || by === 'id' || !isReference(field.type)) return { column, field };
  const other = models.find(field.target ?? '');
  const found = other?.field(by);
  if (!other || !found?.column)
    throw unknownField(field.target ?? '', by, other?.fields.map((each) => each.name) ?? []);
  if (kindOf(found, other, models) !== 'text') throw badImport('BY', by);
  return { column, field, by: { object: other, field: found } };
}

function badImport(issue: 'ZONE' | 'FIELD_TWICE' | 'NO_KEY' | 'BY', name: string): Refusal {
  return new Refusal('BAD_IMPORT', { text: `BAD_IMPORT.${issue}`, parameters: { name } });
}
