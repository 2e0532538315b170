const pattern = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The rule that puts a brand's colour in the place of the theme's; nothing where the user needs high contrast. */
export function brandStyle(accent: string | null): string {
  const on = accent === null ? undefined : textColourOn(accent);
  if (accent === null || on === undefined) return '';
  const colours = {
    'button-background': accent,
    'button-foreground': on,
    'button-hoverBackground': `color-mix(in srgb, ${accent} 88%, ${on})`,
    'activityBarBadge-background': accent,
    'activityBarBadge-foreground': on,
    'badge-background': accent,
    'badge-foreground': on,
    'progressBar-background': accent,
  };
  const rules = Object.entries(colours).map(([name, value]) => `--vscode-${name}:${value}`);
  return `html:root:not(.hc-black):not(.hc-light){${rules.join(';')}}`;
}

/** Black or white, whichever is read better on it; undefined for what is no colour. */
export function textColourOn(colour: string): '#000000' | '#ffffff' | undefined {
  const parts = pattern.exec(colour)?.slice(1);
  if (!parts) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(parseInt(part, 16) / 255));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? '#ffffff' : '#000000';
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
