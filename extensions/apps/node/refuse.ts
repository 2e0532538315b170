import { Refusal } from 'lathe/common';

/** The refusals of applications, each with its status; their texts stand in `locales` under "error.CODE". */
const statuses = {
  APP_NAME_EXISTS: 409,
  APP_NAME_TOO_LONG: 400,
  APP_QUOTA: 409,
  UNSUPPORTED_PROJECT_TYPE: 400,
  APP_NAME_CHANGE: 409,
  APP_TYPE_CHANGE: 409,
  DEPENDENCY_REQUIRED: 400,
  TEMPLATE_REQUIRED: 400,
  SOLUTION_PACKAGE_REQUIRED: 400,
  SOLUTION_DEPENDENCY: 400,
  NO_LEGAL_APP: 409,
  SOLUTION_APP_MISSING: 409,
  SOLUTION_DETAIL: 409,
  SOLUTION_ID: 409,
  CREATION_FAILED: 500,
  APP_INACTIVE: 409,
  APP_CLOSED: 403,
  NOT_OWNER: 403,
  OWNER_UNFIT: 400,
  UNKNOWN_PROFILE: 400,
  UNKNOWN_PERMISSION_SET: 400,
  DUPLICATED_FOLDER: 409,
  PARENT_FOLDER_INVALID: 400,
  FOLDER_TO_DELETE_INVALID: 400,
  NO_FOLDER: 404,
  COMPONENT_NOT_CREATABLE: 400,
  COMPONENT_TWICE: 409,
  COMPONENT_NOT_THERE: 404,
  MENU_TAB_NEEDED: 400,
  TAB_TARGET_NEEDED: 400,
  TAB_ADDRESS_NEEDED: 400,
  APP_LOGO: 400,
} as const;

export type AppError = keyof typeof statuses;

export function refuse(
  code: AppError,
  parameters: Readonly<Record<string, string | number>> = {},
  more: Pick<ConstructorParameters<typeof Refusal>[1] & object, 'fields' | 'details' | 'cause'> = {},
): Refusal {
  return new Refusal(code, { parameters, status: statuses[code], ...more });
}

export function nameTaken(): Refusal {
  return refuse('APP_NAME_EXISTS', {}, { fields: [{ path: 'body.name', message: 'APP_NAME_EXISTS' }] });
}
