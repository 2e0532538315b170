import { unknownField } from './refuseQuery';

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
