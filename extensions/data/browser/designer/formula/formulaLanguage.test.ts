import type { FieldDescription, ObjectDescription } from '../../../common/describeCalls';
import { formulaLanguage } from './formulaLanguage';

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
  field('ns__total__CST', { label: 'Sum', type: 'currency', help: 'With tax.' }),
  field('ns__customer__CST', { type: 'lookup', target: 'ns__Customer__CST' }),
);
const customer = object('ns__Customer__CST', field('name'), field('ns__region__CST'));
const describeObject = (name: string) => Promise.resolve(name === 'ns__Customer__CST' ? customer : order);
const language = formulaLanguage('Order', describeObject, (key) => key);

/** The place is where the bar stands. */
const at = (text: string): [string, number] => [text.replace('|', ''), text.indexOf('|')];
const offered = async (text: string) => {
  const { from, items } = await language.complete(...at(text));
  return { from, labels: items.map(({ label }) => label) };
};

describe('what is offered while a formula is written', () => {
  it('is fields first, then functions and constants', async () => {
    const { from, labels } = await offered('ROUND(to|');
    expect(from).toBe(6);
    expect(labels.slice(0, 2)).toEqual(['total', 'customer']);
    expect(labels).toEqual(expect.arrayContaining(['TODAY', 'true']));
    expect((await offered('|')).labels).toContain('total');
  });

  it('follows lookups, and leads nowhere else', async () => {
    expect((await offered('1 + customer.|')).labels).toEqual(['name', 'region']);
    expect((await offered('ns__customer__CST.re|')).labels).toEqual(['name', 'region']);
    expect((await offered('total.|')).labels).toEqual([]);
  });

  it('is nothing in a text or a number', async () => {
    expect((await offered('"tot|')).labels).toEqual([]);
    expect((await offered('\'it is "|')).labels).toEqual([]);
    expect((await offered('12|')).labels).toEqual([]);
    expect(await offered('"a\\"" & tot|')).toMatchObject({ from: 8 });
  });

  it('can be found by its label too', async () => {
    const { items } = await language.complete('s', 1);
    expect(items[0]).toMatchObject({
      label: 'total',
      alias: 'Sum',
      documentation: expect.stringContaining('With tax.'),
    });
  });
});

describe('what is explained where the pointer rests', () => {
  it('is a field with its label, through lookups too', async () => {
    expect(await language.explain(...at('1 + to|tal'))).toEqual({
      ...{ from: 4, to: 9, code: 'ns__total__CST' },
      documentation: '**Sum** — fieldType.currency\n\nWith tax.',
    });
    expect(await language.explain(...at('customer.reg|ion'))).toMatchObject({
      from: 9,
      to: 15,
      code: 'ns__region__CST',
    });
  });

  it('is a function with its values', async () => {
    expect(await language.explain(...at('rou|nd (total)'))).toMatchObject({
      code: 'ROUND(number [, digits])',
      documentation: 'formulaDoc.ROUND',
    });
  });

  it('is nothing for words in texts and words that nobody knows', async () => {
    expect(await language.explain(...at('"to|tal"'))).toBeUndefined();
    expect(await language.explain(...at('tot|'))).toBeUndefined();
    expect(await language.explain(...at('1 |+ 2'))).toBeUndefined();
  });
});

describe('what a call expects', () => {
  const signature = (text: string) => {
    const found = language.signatureAt(...at(text));
    return found && [found.label.slice(...(found.parameters[found.active] ?? [0, 0])), found.label];
  };

  it('is the value that is being written', () => {
    expect(signature('ROUND(|')).toEqual(['number', 'ROUND(number [, digits])']);
    expect(signature('ROUND(MAX(1, 2), |')).toEqual(['digits', 'ROUND(number [, digits])']);
    expect(signature('if(a = ",(" && (b), x|')).toEqual(['then', 'IF(condition, then, else)']);
    expect(signature('IF((a, b|')).toEqual(['condition', 'IF(condition, then, else)']);
  });

  it('goes on where there may be any number of values', () => {
    expect(signature('MAX(1, 2, 3, |')).toEqual(['…', 'MAX(value, …)']);
    expect(signature('ROUND(1, 2, |')).toEqual(['', 'ROUND(number [, digits])']);
  });

  it('is nothing outside of calls of functions that are known', () => {
    expect(signature('ROUND(1)|')).toBeUndefined();
    expect(signature('nothing(|')).toBeUndefined();
    expect(signature('(1 + |')).toBeUndefined();
  });
});
