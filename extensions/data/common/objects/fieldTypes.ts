/** What a field may be, by the code that it has in requests. */
export const fieldTypes = [
  'name',
  'text',
  'textarea',
  'number',
  'currency',
  'percent',
  'checkbox',
  'date',
  'datetime',
  'autonumber',
  'singleselect',
  'multiselect',
  'lookup',
  'masterdetail',
  'phone',
  'email',
  'url',
  'postalcode',
  'formula',
  'rollupsummary',
  'multilanguage',
  'encryptedtext',
] as const;

export type FieldType = (typeof fieldTypes)[number];

/** How many characters a text may have; less where the field says so. */
export const longestText: Readonly<Partial<Record<FieldType, number>>> = {
  name: 255,
  text: 255,
  textarea: 1_048_576,
  multilanguage: 255,
  encryptedtext: 111,
  phone: 40,
  email: 254,
  url: 2000,
  postalcode: 20,
};

/** Digits in all and behind the point, where a field doesn't say. */
const usualDigits: Readonly<Partial<Record<FieldType, { readonly precision: number; readonly scale: number }>>> = {
  number: { precision: 18, scale: 0 },
  currency: { precision: 18, scale: 2 },
  percent: { precision: 16, scale: 2 },
};

/** As the field says, else as is usual for its type; none where it is no number. */
export function digitsOf(field: {
  readonly type: FieldType;
  readonly precision?: number;
  readonly scale?: number;
}): { readonly precision: number; readonly scale: number } | undefined {
  const usual = usualDigits[field.type];
  return usual && { precision: field.precision ?? usual.precision, scale: field.scale ?? usual.scale };
}

export const mostDigits = 38;

/** Computed from other fields with every query: nobody writes them. */
export function isComputed(type: FieldType): boolean {
  return type === 'formula' || type === 'rollupsummary';
}

export function isReference(type: FieldType): boolean {
  return type === 'lookup' || type === 'masterdetail';
}

export function isNumeric(type: FieldType): boolean {
  return type in usualDigits;
}

export function isSelect(type: FieldType): boolean {
  return type === 'singleselect' || type === 'multiselect';
}
