import { unknownField, unknownObject } from './refuseQuery';

describe('an unknown field', () => {
  const known = ['id', 'name', 'ns__total__CST'];
  const nearest = (name: string) => unknownField('Order', name, known).parameters['nearest'];

  it('is answered with the nearest, also where only its own part of the name was said', () => {
    expect(nearest('ns__totl__CST')).toBe('ns__total__CST');
    expect(nearest('total')).toBe('ns__total__CST');
    expect(nearest('totl')).toBe('ns__total__CST');
    expect(nearest('nme')).toBe('name');
    expect(nearest('something')).toBe('');
  });
});

describe('an unknown object', () => {
  const known = ['shop__Order__CST', 'shop__Recent__view__CST', 'User'];
  const nearest = (name: string) => unknownObject(name, known).parameters['nearest'];

  it('is answered with the nearest, also where its namespace or its ending is another', () => {
    expect(nearest('shop__Ordr__CST')).toBe('shop__Order__CST');
    expect(nearest('company__Order__CST')).toBe('shop__Order__CST');
    expect(nearest('shop__Recent__CST')).toBe('shop__Recent__view__CST');
    expect(nearest('Recnt')).toBe('shop__Recent__view__CST');
    expect(nearest('Usr')).toBe('User');
    expect(nearest('Zebra')).toBe('');
  });
});
