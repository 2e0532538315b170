import { Refusal } from 'lathe/common';

/** The refusals of services, each with its status; their texts stand in `locales` under "error.CODE". */
const statuses = {
  SERVICE_QUOTA: 409,
  NATIVE_SERVICE_QUOTA: 409,
  SERVICE_NAME_EXISTS: 409,
  SERVICE_NAME_TOO_LONG: 400,
  SERVICE_NAME_CHANGE: 409,
  SERVICE_TYPE_CHANGE: 409,
  SERVICE_OF_ITSELF: 400,
  UNKNOWN_ITEM_TYPE: 400,
  RESOURCE_UNFIT: 400,
  RESOURCE_TWICE: 409,
  RESOURCE_OBJECT: 409,
  NO_SERVICE: 404,
  NO_RESOURCE: 404,
  RESOURCE_METHOD: 405,
  SERVICE_INACTIVE: 409,
  RESOURCE_CLOSED: 403,
  BAD_PARAMETERS: 400,
} as const;

export function refuse(
  code: keyof typeof statuses,
  parameters: Readonly<Record<string, string | number>> = {},
  more: Pick<ConstructorParameters<typeof Refusal>[1] & object, 'fields' | 'details'> = {},
): Refusal {
  return new Refusal(code, { parameters, status: statuses[code], ...more });
}
