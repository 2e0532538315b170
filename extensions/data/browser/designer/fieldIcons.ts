import type { FieldType } from '../../common/objects/fieldTypes';

/** By the type of a field. */
export const fieldIcons: Readonly<Record<FieldType, string>> = {
  name: 'symbol-key',
  text: 'symbol-string',
  textarea: 'note',
  number: 'symbol-numeric',
  currency: 'credit-card',
  percent: 'percentage',
  checkbox: 'pass',
  date: 'calendar',
  datetime: 'watch',
  autonumber: 'list-ordered',
  singleselect: 'symbol-enum',
  multiselect: 'checklist',
  lookup: 'references',
  masterdetail: 'type-hierarchy-sub',
  phone: 'device-mobile',
  email: 'mail',
  url: 'link',
  postalcode: 'location',
  formula: 'symbol-operator',
  rollupsummary: 'layers',
  multilanguage: 'globe',
  encryptedtext: 'lock',
};
