import { colorRegistry } from './colorRegistry';
import { defaultFor, type ColorTransform, type ColorValue } from './colorDefault';
import { resolveColors } from './resolveColors';
import { themeCss } from './themeCss';
import { themeTypes } from './themeType';

const own = (colors: Readonly<Record<string, string>>) => new Map(Object.entries(colors));

function references(value: ColorValue): readonly string[] {
  if (value === null) return [];
  if (typeof value === 'string') return value.startsWith('#') ? [] : [value];
  return Object.values(value satisfies ColorTransform)
    .flat()
    .filter((part): part is ColorValue => typeof part !== 'number' && part !== value.kind)
    .flatMap(references);
}

describe.each(themeTypes)('the registered colours in a theme of type %s', (type) => {
  it('refer to registered colours only', () => {
    const unknown = Object.entries(colorRegistry).flatMap(([id, value]) =>
      references(defaultFor(value, type))
        .filter((name) => !Object.hasOwn(colorRegistry, name))
        .map((name) => `${id} → ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('all get a variable, even in an empty theme', () => {
    const css = themeCss(resolveColors(new Map(), type), type);
    for (const id of Object.keys(colorRegistry)) expect(css).toContain(`--vscode-${id.replaceAll('.', '-')}:`);
    expect(/undefined|NaN|:null|:;|<|\n/.exec(css)).toBeNull();
  });

  it('have what every text and ground needs', () => {
    const colors = resolveColors(new Map(), type);
    for (const id of [
      'foreground',
      'editor.background',
      'sideBar.background',
      'input.background',
      'focusBorder',
      'menu.background',
    ])
      expect(colors.get(id)).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('resolveColors', () => {
  it("follows the theme's own colours through the defaults", () => {
    const colors = resolveColors(own({ foreground: '#102030', 'editorWidget.background': '#405060' }), 'dark');
    expect(colors.get('sideBar.foreground')).toBe('#102030');
    expect(colors.get('quickInput.background')).toBe('#405060');
    expect(colors.get('input.placeholderForeground')).toBe('#10203080');
  });

  it('ends where contributed defaults go round in a circle', () => {
    const colors = resolveColors(new Map(), 'dark', { 'a.a': 'b.b', 'b.b': 'a.a', 'c.c': 'focusBorder' });
    expect(colors.has('a.a')).toBe(false);
    expect(colors.get('c.c')).toBe(colors.get('focusBorder'));
  });

  it('gives a colour that is nothing a variable that does nothing', () => {
    const css = themeCss(resolveColors(new Map(), 'dark'), 'dark');
    expect(css).toContain('--vscode-list-hoverForeground:currentcolor');
    expect(css).toContain('--vscode-contrastBorder:transparent');
    expect(css).toContain('color-scheme:dark');
  });
});
