import { Refusal } from 'lathe/common';

/** The refusals of the data center, each with its status; their texts stand in `locales` under "error.CODE". */
const statuses = {
  NAMESPACE_NEEDED: 409,
  NAME_TOO_LONG: 400,
  STANDARD_OBJECT: 409,
  FIELD_TYPE_CHANGE: 409,
  FIELD_TARGET_CHANGE: 409,
  FIELD_VALUES_UNFIT: 409,
  FIELD_VALUES_MISSING: 409,
  FIELD_VALUES_ALIKE: 409,
  TOO_MANY_FIELDS: 409,
  UNKNOWN_TARGET: 400,
  BAD_INDEX: 400,
  BAD_ROLLUP: 400,
  INDEX_FIELD_TWICE: 400,
  INDEX_THERE: 409,
  MASTER_CIRCLE: 409,
  FIELD_TWICE: 400,
  NO_RECORD_TYPE: 400,
  INDEX_VALUES_ALIKE: 409,
  VIEW_OBJECT_QUERY: 400,
  VIEW_OBJECT_BASE: 400,
  VIEW_OBJECT_RELATION: 400,
  VIEW_OBJECT_GROUPS: 400,
  VIEW_OBJECT_KIND: 409,
  VIEW_OBJECT_FIELDS: 409,
  LOOKUP_TO_VIEW: 400,
} as const;

export function refuse(
  code: keyof typeof statuses,
  parameters: Readonly<Record<string, string | number>> = {},
  more: Pick<ConstructorParameters<typeof Refusal>[1] & object, 'fields' | 'details'> = {},
): Refusal {
  return new Refusal(code, { parameters, status: statuses[code], ...more });
}
