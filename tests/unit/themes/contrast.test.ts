import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blend, contrast, parseColor, type Rgba } from '../../../core/common/themes/color';
import { type CompiledTheme, compileTheme } from '../../../core/common/themes/compileTheme';
import { loadTheme } from '../../../core/common/themes/loadTheme';
import type { ThemeType } from '../../../core/common/themes/themeType';
import { type ContrastPair, markPairs, textPairs } from './contrastPairs';

const themes: readonly (readonly [string, ThemeType])[] = [
  ['lathe-dark', 'dark'],
  ['lathe-light', 'light'],
  ['lathe-dark-high-contrast', 'hcDark'],
  ['lathe-light-high-contrast', 'hcLight'],
];

async function compile(name: string, type: ThemeType): Promise<CompiledTheme> {
  const folder = join(__dirname, '../../../themes', name);
  const theme = await loadTheme({
    path: `themes/${name}.json`,
    read: (path) => Promise.resolve(readFileSync(join(folder, path), 'utf8')),
  });
  expect(theme.problems).toEqual([]);
  return compileTheme(theme, { id: name, type });
}

function colorOf(theme: CompiledTheme, id: string): Rgba {
  const color = parseColor(theme.colors.get(id));
  if (!color) throw new Error(`'${id}' is nothing.`);
  return color;
}

function contrastOf(theme: CompiledTheme, { text, on }: ContrastPair): number {
  const ground = on.map((id) => parseColor(theme.colors.get(id)) ?? { r: 0, g: 0, b: 0, a: 0 });
  const background = ground.reduce((under, over) => blend(over, under), colorOf(theme, 'editor.background'));
  return contrast(colorOf(theme, text), background);
}

/** Those below the wanted contrast, to be read in a failure. */
function tooFaint(theme: CompiledTheme, pairs: readonly ContrastPair[], wanted: number): readonly string[] {
  return pairs
    .map((pair) => ({ pair, value: contrastOf(theme, pair) }))
    .filter(({ value }) => value < wanted)
    .map(({ pair, value }) => `${pair.text} on ${pair.on.join(' + ')}: ${value.toFixed(2)} < ${wanted}`);
}

describe.each(themes)('%s', (name, type) => {
  const highContrast = type === 'hcDark' || type === 'hcLight';

  it('has the contrast that every text needs', async () => {
    expect(tooFaint(await compile(name, type), textPairs, highContrast ? 7 : 4.5)).toEqual([]);
  });

  it('has the contrast that icons and marks need', async () => {
    expect(tooFaint(await compile(name, type), markPairs, highContrast ? 4.5 : 3)).toEqual([]);
  });

  it('paints every token so that it can be read', async () => {
    const theme = await compile(name, type);
    const background = colorOf(theme, 'editor.background');
    const faint = theme.monaco.rules.flatMap(({ token, foreground }) => {
      const color = parseColor(foreground);
      const value = color ? contrast(color, background) : 21;
      return value < (highContrast ? 7 : 4.5) ? [`${token}: ${value.toFixed(2)}`] : [];
    });
    expect(faint).toEqual([]);
  });

  it('tells selection, hover and ground apart', async () => {
    const theme = await compile(name, type);
    const ground = theme.colors.get('sideBar.background');
    const states = ['list.activeSelectionBackground', 'list.inactiveSelectionBackground', 'list.hoverBackground'];
    expect(new Set([ground, ...states.map((id) => theme.colors.get(id))]).size).toBe(4);
  });
});
