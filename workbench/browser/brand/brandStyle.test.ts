import fc from 'fast-check';
import { brandStyle, textColourOn } from './brandStyle';

it.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#0078d4', '#000000'],
  ['#c00000', '#ffffff'],
  ['#ffd700', '#000000'],
  ['red', undefined],
])('on %s stands %s', (colour, text) => {
  expect(textColourOn(colour)).toBe(text);
});

it('is always read with a contrast of at least 4.5 to 1', () => {
  const part = fc.integer({ min: 0, max: 255 });
  const luminance = (parts: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = parts.map((each) => {
      const value = each / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  fc.assert(
    fc.property(fc.tuple(part, part, part), (parts) => {
      const hex = `#${parts.map((each) => each.toString(16).padStart(2, '0')).join('')}`;
      const [dark, light] = [luminance(parts), textColourOn(hex) === '#ffffff' ? 1 : 0].sort((a, b) => a - b);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

it('is nothing without a colour, and lets in nothing but one', () => {
  expect(brandStyle(null)).toBe('');
  expect(brandStyle('#fff;}body{display:none')).toBe('');
  expect(brandStyle('#ffd700')).toContain('--vscode-button-foreground:#000000');
});
