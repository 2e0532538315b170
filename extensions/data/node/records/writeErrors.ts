import { Refusal } from 'lathe/common';
import { codeOf } from 'lathe/node';
import type { FieldModel, ObjectModel, ObjectModels } from '../objects/objectModel';

/** What the database refuses, in the words of who wrote the row. */
export function inRowWords(error: unknown, object: ObjectModel, models: ObjectModels): unknown {
  const constraint = constraintOf(error);
  const field = models.all
    .flatMap(({ fields }) => fields)
    .find(({ id }) => constraint === `u_${id}` || constraint === `f_${id}`);
  switch (codeOf(error)) {
    case '23505':
      return new Refusal('ROW_TAKEN', {
        status: 409,
        parameters: { object: object.name, field: field?.name ?? 'id' },
        fields: [{ path: `body.${field?.name ?? 'id'}`, message: 'taken' }],
      });
    case '23503':
      return field && object.fields.includes(field) ? nowhere(field) : inUse(object, field, models);
    case '23001':
      return inUse(object, field, models);
    default:
      return error;
  }
}

function nowhere(field: FieldModel): Refusal {
  return new Refusal('INVALID_ROW', {
    parameters: { object: field.target ?? '', issues: `${field.name}: nowhere` },
    fields: [{ path: `body.${field.name}`, message: 'nowhere' }],
  });
}

function inUse(object: ObjectModel, field: FieldModel | undefined, models: ObjectModels): Refusal {
  const user = models.all.find(({ fields }) => field !== undefined && fields.includes(field));
  const parameters = { object: object.name, user: user?.name ?? '', field: field?.name ?? '' };
  return new Refusal('ROW_IN_USE', { status: 409, parameters });
}

function constraintOf(error: unknown): string | undefined {
  const found: unknown = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  return typeof found === 'string' ? found : undefined;
}
