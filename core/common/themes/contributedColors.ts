import type { ColorDefaults } from './colorDefault';

/** A colour that an extension adds to VS Code's; its defaults are "#rrggbb" or the id of another colour. */
export interface ContributedColor {
  readonly id: string;
  readonly description: string;
  readonly defaults: {
    readonly dark: string;
    readonly light: string;
    readonly highContrast?: string;
    readonly highContrastLight?: string;
  };
}

export function defaultsOf(colors: readonly ContributedColor[]): ColorDefaults {
  return Object.fromEntries(
    colors.map(({ id, defaults: { dark, light, highContrast = dark, highContrastLight = light } }) => [
      id,
      [dark, light, highContrast, highContrastLight] as const,
    ]),
  );
}
