import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { completionsAt, pathBefore } from './formulaCompletion';

const field = (name: string, more: Partial<FieldDescription> = {}): FieldDescription => ({
  ...{ id: name, name, label: name, type: 'text', system: false, editable: true, required: false, unique: false },
  ...more,
});
const object = (name: string, ...fields: FieldDescription[]): ObjectDescription => ({
  ...{ id: name, name, label: name, plural: name, kind: 'custom', fields, children: [] },
  may: { create: true, edit: true, delete: true },
});
const order = object(
  'Order',
  field('ns__total__CST'),
  field('ns__customer__CST', { type: 'lookup', target: 'Customer' }),
);
const customer = object('Customer', field('name'), field('ns__region__CST'));
const describe_ = (name: string) => Promise.resolve(name === 'Customer' ? customer : order);
const labelsAt = async (text: string) =>
  (await completionsAt(text, text.length, 'Order', describe_))?.items.map(({ label }) => label);

describe('what is offered while a formula is written', () => {
  it('is fields and functions, those first that begin like it', async () => {
    expect((await labelsAt('1 + to'))?.slice(0, 2)).toEqual(['total', 'TODAY']);
    expect(await labelsAt('tota')).toEqual(['total']);
    expect(await completionsAt('ROUND(tot', 9, 'Order', describe_)).toMatchObject({ from: 6 });
  });

  it('follows lookups', async () => {
    expect(await labelsAt('customer.')).toEqual(['name', 'region']);
    expect(await labelsAt('total.')).toBeUndefined();
  });

  it('is nothing in a text', () => {
    expect(pathBefore('"tot', 4)).toBeUndefined();
    expect(pathBefore('"a" & tot', 9)).toMatchObject({ from: 6 });
  });
});
