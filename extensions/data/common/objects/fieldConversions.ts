import type { FieldType } from './fieldTypes';

/** Types whose values are plain text. */
export const textTypes: readonly FieldType[] = ['text', 'textarea', 'phone', 'email', 'url', 'postalcode'];

const numbers: readonly FieldType[] = ['number', 'currency', 'percent'];

/** Into which types a field may be turned: those that hold every value that it may have. */
export const conversions: ReadonlyMap<FieldType, readonly FieldType[]> = new Map<FieldType, readonly FieldType[]>([
  ...textTypes.map((type) => [type, textTypes] as const),
  ...numbers.map((type) => [type, numbers] as const),
  ['singleselect', ['text']],
  ['autonumber', ['text']],
  ['lookup', ['masterdetail']],
  ['masterdetail', ['lookup']],
]);
