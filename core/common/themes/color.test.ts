import fc from 'fast-check';
import { blend, contrast, formatColor, luminance, parseColor, type Rgba } from './color';
import { darken, lighten, recede } from './lightness';

const parse = (text: string): Rgba => {
  const color = parseColor(text);
  if (!color) throw new Error(`'${text}' is no colour.`);
  return color;
};
const channel = fc.integer({ min: 0, max: 255 });
const opaque = fc.record({ r: channel, g: channel, b: channel, a: fc.constant(1) });

describe('parseColor', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#abcd', '#aabbccdd'],
    ['#A1B2C3', '#a1b2c3'],
    ['#a1b2c3D4', '#a1b2c3d4'],
    ['#a1b2c3ff', '#a1b2c3'],
    [' ffffff ', '#ffffff'],
  ])('reads %s', (text, formatted) => expect(formatColor(parse(text))).toBe(formatted));

  it.each(['', '#', '#a', '#ab', '#abcde', '#abcdefa', '#abcdefabc', '#ggg', 'red', 'rgb(1,2,3)', '##abc'])(
    'refuses %j',
    (text) => expect(parseColor(text)).toBeUndefined(),
  );

  it.each([undefined, null, 1, true, ['#fff'], { r: 1 }])('refuses %j', (value) =>
    expect(parseColor(value)).toBeUndefined(),
  );

  it('reads what formatColor wrote', () => {
    fc.assert(fc.property(opaque, (color) => expect(parse(formatColor(color))).toEqual(color)));
  });
});

describe('colours over one another', () => {
  it('an opaque one hides what is below', () => {
    fc.assert(fc.property(opaque, opaque, (over, under) => expect(blend(over, under)).toEqual(over)));
  });

  it('half of white over black is grey', () =>
    expect(formatColor(blend(parse('#ffffff80'), parse('#000')))).toBe('#808080'));

  it('contrast knows black on white, and itself', () => {
    expect(contrast(parse('#000'), parse('#fff'))).toBeCloseTo(21);
    expect(contrast(parse('#777'), parse('#777'))).toBe(1);
    expect(contrast(parse('#767676'), parse('#fff'))).toBeCloseTo(4.54, 2);
  });
});

describe('lighter and darker', () => {
  it('changes the lightness alone', () => {
    expect(formatColor(lighten(parse('#204060'), 0.5))).toBe('#306090');
    expect(formatColor(darken(parse('#204060'), 0.5))).toBe('#102030');
  });

  it('never makes a lightened colour darker, nor leaves the range', () => {
    fc.assert(
      fc.property(opaque, fc.double({ min: 0, max: 1, noNaN: true }), (color, factor) => {
        expect(luminance(lighten(color, factor))).toBeGreaterThanOrEqual(luminance(color) - 1e-9);
        expect(luminance(darken(color, factor))).toBeLessThanOrEqual(luminance(color) + 1e-9);
        expect(formatColor(lighten(color, factor))).toMatch(/^#[0-9a-f]{6}$/);
      }),
    );
  });

  it('a receding colour comes nearer to the background', () => {
    expect(contrast(recede(parse('#88aaff'), parse('#101010'), 0.5), parse('#101010'))).toBeLessThan(
      contrast(parse('#88aaff'), parse('#101010')),
    );
  });
});
