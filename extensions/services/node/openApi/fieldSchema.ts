import type { FieldDescription } from '../../../data/common/describeCalls';

export type Schema = Readonly<Record<string, unknown>>;

/** What a field holds, as JSON Schema says it. */
export function fieldSchema(field: FieldDescription): Schema {
  const { label, help } = field;
  return { title: label, ...(help ? { description: help } : {}), ...shapeOf(field) };
}

function shapeOf({ type, result, length, choices = [], target, scale }: FieldDescription): Schema {
  const values = choices.map(({ value }) => value);
  switch (type === 'formula' || type === 'rollupsummary' ? result : type) {
    case 'number':
    case 'currency':
    case 'percent':
      return { type: scale === 0 ? 'integer' : 'number' };
    case 'checkbox':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'email':
      return { type: 'string', format: 'email', ...longest(length) };
    case 'singleselect':
      return { type: 'string', ...(values.length > 0 ? { enum: values } : {}) };
    case 'multiselect':
      return { type: 'array', items: { type: 'string', ...(values.length > 0 ? { enum: values } : {}) } };
    case 'lookup':
    case 'masterdetail':
      return { ...idSchema, ...(target ? { description: target } : {}) };
    case 'multilanguage':
      return {};
    default:
      return { type: 'string', ...longest(length) };
  }
}

export const idSchema: Schema = { type: 'string', minLength: 20, maxLength: 20 };

function longest(length: number | undefined): Schema {
  return length === undefined ? {} : { maxLength: length };
}
