import { isNumeric, isReference } from '../../common/objects/fieldTypes';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';

/** How the values of a field compare: what counts is what they are, not what the field is for. */
export type ValueKind = 'text' | 'id' | 'number' | 'checkbox' | 'date' | 'datetime' | 'list' | 'languages' | 'sealed';

export function kindOf(field: FieldModel, model: ObjectModel, models: ObjectModels): ValueKind {
  const { type, data } = field;
  if (isNumeric(type)) return 'number';
  if (isReference(type)) return 'id';
  switch (type) {
    case 'checkbox':
    case 'date':
    case 'datetime':
      return type;
    case 'multiselect':
      return 'list';
    case 'multilanguage':
      return 'languages';
    case 'encryptedtext':
      return 'sealed';
    case 'formula':
      return data?.result ?? 'text';
    case 'rollupsummary':
      return rollupKind(field, model, models);
    default:
      return 'text';
  }
}

/** The least of dates is a date; all else that is summed up is a number. */
function rollupKind({ data }: FieldModel, model: ObjectModel, models: ObjectModels): ValueKind {
  const rollup = data?.rollup;
  if (rollup?.function !== 'min' && rollup?.function !== 'max') return 'number';
  for (const { object } of model.children) {
    const child = models.find(object);
    const summed = child?.fields.find(({ id }) => id === rollup.of);
    if (child && summed && summed.type !== 'rollupsummary') return kindOf(summed, child, models);
  }
  return 'number';
}
