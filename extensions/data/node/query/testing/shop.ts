import { newId } from 'lathe/common';
import type { FieldData } from '../../../common/objects/fieldData';
import { ObjectData } from '../../../common/objects/objectData';
import { buildModels, type Stored, type StoredPart } from '../../objects/buildModels';
import type { ObjectModels } from '../../objects/objectModel';

/** The objects of the tests: regions have customers, these orders, and these items. */
const objects: readonly Stored<ObjectData>[] = ['Region', 'Customer', 'Order', 'Item'].map((name, index) => ({
  id: `000o0000000000000${index}00`,
  name,
  label: name,
  data: ObjectData.parse({}),
}));

function idOf(object: string): string {
  return objects.find(({ name }) => name === object)?.id ?? '';
}

function fieldsOf(object: string, fields: Readonly<Record<string, FieldData>>): StoredPart<FieldData>[] {
  return Object.entries(fields).map(([name, data]) => ({
    ...{ id: data.type === 'currency' ? priceId(object) : newId('000d'), parent: idOf(object) },
    ...{ name, label: name, data },
  }));
}

/** Known beforehand, as roll-ups name it. */
function priceId(object: string): string {
  return `000dPrice${object.padStart(11, '0')}`;
}

const fields: readonly StoredPart<FieldData>[] = [
  ...fieldsOf('Region', {
    code: { type: 'text', caseSensitive: true },
    parent: { type: 'lookup', object: idOf('Region'), relationName: 'parts' },
  }),
  ...fieldsOf('Customer', {
    region: { type: 'lookup', object: idOf('Region'), relationName: 'customers' },
    email: { type: 'email' },
    phone: { type: 'phone' },
    site: { type: 'url' },
    zip: { type: 'postalcode' },
    notes: { type: 'textarea' },
    credit: { type: 'number', precision: 38, scale: 10 },
    discount: { type: 'percent' },
    vip: { type: 'checkbox' },
    since: { type: 'date' },
    seen: { type: 'datetime' },
    tier: { type: 'singleselect', choices: [{ value: 'Gold' }, { value: 'Silver' }] },
    tags: { type: 'multiselect', choices: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] },
    title: { type: 'multilanguage' },
    secret: { type: 'encryptedtext' },
    number: { type: 'autonumber', format: 'C-{0000}' },
    shout: { type: 'formula', formula: 'UPPER(name)', result: 'text' },
    spent: {
      type: 'rollupsummary',
      rollup: { by: '000d000000000customer', function: 'sum', of: priceId('Order') },
    },
  }),
  ...fieldsOf('Order', {
    customer: { type: 'lookup', object: idOf('Customer'), relationName: 'orders' },
    total: { type: 'currency' },
    status: { type: 'singleselect', choices: [{ value: 'open' }, { value: 'paid' }] },
    orderedOn: { type: 'date' },
  }),
  ...fieldsOf('Item', {
    order: { type: 'masterdetail', object: idOf('Order'), relationName: 'items' },
    product: { type: 'text' },
    quantity: { type: 'number' },
    price: { type: 'currency' },
  }),
];

export const shopFields = fields;

export function shopModels(): ObjectModels {
  return buildModels({ objects, fields, picklists: [], access: [], sharingRules: [], validations: [] });
}
