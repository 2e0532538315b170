import { blend, fade, formatColor, mix, parseColor, type Rgba, transparentBlack } from './color';
import { colorIds, colorRegistry } from './colorRegistry';
import { type ColorDefaults, type ColorTransform, type ColorValue, defaultFor } from './colorDefault';
import { darken, lighten, recede } from './lightness';
import type { ThemeType } from './themeType';

/** What a theme sets: colours by id, checked already. */
export type ThemeColors = ReadonlyMap<string, string>;

/**
 * Gives every registered colour the value it has in a theme: the theme's own, else its default for that kind of theme.
 * Those that are nothing there are left out, as are defaults that go round in a circle.
 */
export function resolveColors(
  own: ThemeColors,
  type: ThemeType,
  contributed: ColorDefaults = {},
): ReadonlyMap<string, string> {
  const resolver = new ColorResolver(own, type, [colorRegistry, contributed]);
  const resolved = new Map<string, string>();
  for (const id of colorIds(contributed)) {
    const color = resolver.resolveId(id);
    if (color) resolved.set(id, formatColor(color));
  }
  return resolved;
}

class ColorResolver {
  private readonly known = new Map<string, Rgba | undefined>();
  private readonly open = new Set<string>();

  constructor(
    private readonly own: ThemeColors,
    private readonly type: ThemeType,
    private readonly registries: readonly ColorDefaults[],
  ) {}

  resolveId(id: string): Rgba | undefined {
    if (this.known.has(id)) return this.known.get(id);
    if (this.open.has(id)) return undefined;
    this.open.add(id);
    const color = parseColor(this.own.get(id)) ?? this.resolve(this.defaultOf(id));
    this.open.delete(id);
    this.known.set(id, color);
    return color;
  }

  private defaultOf(id: string): ColorValue {
    for (const registry of this.registries) {
      const found = Object.hasOwn(registry, id) ? registry[id] : undefined;
      if (found !== undefined) return defaultFor(found, this.type);
    }
    return null;
  }

  private resolve(value: ColorValue): Rgba | undefined {
    if (value === null) return undefined;
    if (typeof value !== 'string') return this.transform(value);
    return value.startsWith('#') ? parseColor(value) : this.resolveId(value);
  }

  private transform(transform: ColorTransform): Rgba | undefined {
    if (transform.kind === 'oneOf') {
      for (const candidate of transform.of) {
        const color = this.resolve(candidate);
        if (color) return color;
      }
      return undefined;
    }
    const color = this.resolve(transform.of);
    if (!color) return undefined;
    switch (transform.kind) {
      case 'transparent':
        return fade(color, transform.factor);
      case 'lighten':
        return lighten(color, transform.factor);
      case 'darken':
        return darken(color, transform.factor);
      case 'opaque':
        return blend(color, this.resolve(transform.over) ?? color);
      case 'mix':
        return mix(color, this.resolve(transform.with) ?? transparentBlack, transform.ratio);
      case 'lessProminent': {
        const background = this.resolve(transform.on);
        return background ? fade(recede(color, background, 0.3), 0.6) : fade(color, 0.18);
      }
    }
  }
}
