import type { ThemeType } from './themeType';

/** A literal such as "#1f2228", the id of another colour, something made of another colour, or nothing. */
export type ColorValue = string | ColorTransform | null;

export type ColorTransform =
  | { readonly kind: 'transparent' | 'lighten' | 'darken'; readonly of: ColorValue; readonly factor: number }
  | { readonly kind: 'opaque'; readonly of: ColorValue; readonly over: ColorValue }
  | { readonly kind: 'mix'; readonly of: ColorValue; readonly with: ColorValue; readonly ratio: number }
  | { readonly kind: 'oneOf'; readonly of: readonly ColorValue[] }
  | { readonly kind: 'lessProminent'; readonly of: ColorValue; readonly on: ColorValue };

/** For all kinds of themes alike, or in the order dark, light, high contrast dark, high contrast light. */
export type ColorDefault = ColorValue | readonly [ColorValue, ColorValue, ColorValue, ColorValue];
export type ColorDefaults = Readonly<Record<string, ColorDefault>>;

const position: Readonly<Record<ThemeType, 0 | 1 | 2 | 3>> = { dark: 0, light: 1, hcDark: 2, hcLight: 3 };

export function defaultFor(given: ColorDefault, type: ThemeType): ColorValue {
  return isPerType(given) ? given[position[type]] : given;
}

function isPerType(given: ColorDefault): given is readonly [ColorValue, ColorValue, ColorValue, ColorValue] {
  return Array.isArray(given);
}

/** The share of its opacity that remains. */
export function transparent(of: ColorValue, factor: number): ColorTransform {
  return { kind: 'transparent', of, factor };
}

export function lighten(of: ColorValue, factor: number): ColorTransform {
  return { kind: 'lighten', of, factor };
}

export function darken(of: ColorValue, factor: number): ColorTransform {
  return { kind: 'darken', of, factor };
}

/** What is seen of it over the other one. */
export function opaque(of: ColorValue, over: ColorValue): ColorTransform {
  return { kind: 'opaque', of, over };
}

export function mix(of: ColorValue, other: ColorValue, ratio: number): ColorTransform {
  return { kind: 'mix', of, with: other, ratio };
}

/** The first that there is. */
export function oneOf(...of: readonly ColorValue[]): ColorTransform {
  return { kind: 'oneOf', of };
}

/** A fainter kin of it, for marking what is like the thing that is marked. */
export function lessProminent(of: ColorValue, on: ColorValue): ColorTransform {
  return { kind: 'lessProminent', of, on };
}

/** Only high-contrast themes have it. */
export function highContrastOnly(value: ColorValue): ColorDefault {
  return [null, null, value, value];
}

/** What a high-contrast theme leaves out, because it draws outlines instead. */
export function exceptHighContrast(dark: ColorValue, light: ColorValue = dark): ColorDefault {
  return [dark, light, null, null];
}
