/** How a field is compared with a value. */
export const operators = [
  'eq',
  'ne',
  'lt',
  'le',
  'gt',
  'ge',
  'in',
  'nin',
  'contains',
  'startwith',
  'endwith',
  'isnull',
  'isnotnull',
  'includes',
  'excludes',
  'between',
] as const;
export type Operator = (typeof operators)[number];
