/** A colour in sRGB: channels from 0 to 255, opacity from 0 to 1. */
export interface Rgba {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly a: number;
}

export const transparentBlack: Rgba = { r: 0, g: 0, b: 0, a: 0 };

/** Reads #RGB, #RGBA, #RRGGBB and #RRGGBBAA, with or without '#'; everything else, of whatever type, is undefined. */
export function parseColor(value: unknown): Rgba | undefined {
  if (typeof value !== 'string' || value.length > 20) return undefined;
  const digits = /^#?([0-9a-f]+)$/i.exec(value.trim())?.[1];
  if (digits === undefined || ![3, 4, 6, 8].includes(digits.length)) return undefined;
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return { r: channel(0), g: channel(2), b: channel(4), a: long.length === 8 ? channel(6) / 255 : 1 };
}

const hex = (value: number): string =>
  Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0');

/** "#rrggbb", or "#rrggbbaa" where it is not opaque. */
export function formatColor({ r, g, b, a }: Rgba): string {
  const solid = `#${hex(r)}${hex(g)}${hex(b)}`;
  return a >= 1 ? solid : solid + hex(a * 255);
}

export function fade(color: Rgba, factor: number): Rgba {
  return { ...color, a: color.a * factor };
}

/** What is seen of a colour that lies over another one. */
export function blend(over: Rgba, under: Rgba): Rgba {
  const a = over.a + under.a * (1 - over.a);
  if (a === 0) return transparentBlack;
  const channel = (top: number, bottom: number): number => (top * over.a + bottom * under.a * (1 - over.a)) / a;
  return { r: channel(over.r, under.r), g: channel(over.g, under.g), b: channel(over.b, under.b), a };
}

export function mix(color: Rgba, other: Rgba, ratio: number): Rgba {
  const between = (from: number, to: number): number => from + (to - from) * ratio;
  return {
    r: between(color.r, other.r),
    g: between(color.g, other.g),
    b: between(color.b, other.b),
    a: between(color.a, other.a),
  };
}

/** How bright a colour is to the eye, from 0 to 1 (WCAG 2). */
export function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG's contrast of a text over an opaque background: from 1 to 21. */
export function contrast(text: Rgba, background: Rgba): number {
  const a = luminance(blend(text, background));
  const b = luminance(background);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
