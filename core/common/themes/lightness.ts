import type { Rgba } from './color';
import { luminance } from './color';

/** Raises the lightness (of hue, saturation and lightness) by a share of itself. */
export function lighten(color: Rgba, factor: number): Rgba {
  return scaleLightness(color, 1 + factor);
}

export function darken(color: Rgba, factor: number): Rgba {
  return scaleLightness(color, 1 - factor);
}

/** Moves a colour towards the brightness of a background, so that it stands out less. */
export function recede(color: Rgba, background: Rgba, factor: number): Rgba {
  const own = luminance(color);
  const other = luminance(background);
  if (own === other) return color;
  return own < other ? lighten(color, (factor * (other - own)) / other) : darken(color, (factor * (own - other)) / own);
}

function scaleLightness(color: Rgba, factor: number): Rgba {
  const { hue, saturation, lightness } = toHsl(color);
  return fromHsl(hue, saturation, Math.min(1, Math.max(0, lightness * factor)), color.a);
}

function toHsl({ r, g, b }: Rgba): { hue: number; saturation: number; lightness: number } {
  const [red, green, blue] = [r / 255, g / 255, b / 255];
  const max = Math.max(red, green, blue);
  const min = Math.min(red, green, blue);
  const chroma = max - min;
  const lightness = (max + min) / 2;
  if (chroma === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = chroma / (1 - Math.abs(2 * lightness - 1));
  if (max === red) return { hue: ((green - blue) / chroma + 6) % 6, saturation, lightness };
  if (max === green) return { hue: (blue - red) / chroma + 2, saturation, lightness };
  return { hue: (red - green) / chroma + 4, saturation, lightness };
}

function fromHsl(hue: number, saturation: number, lightness: number, a: number): Rgba {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const base = lightness - chroma / 2;
  const channel = (offset: number): number => {
    const position = (hue + offset) % 6;
    return 255 * (base + chroma * Math.max(0, Math.min(1, Math.abs(position - 3) - 1)));
  };
  return { r: channel(0), g: channel(4), b: channel(2), a };
}
