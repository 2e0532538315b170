import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorRegistry } from './colorRegistry';
import { compileTheme } from './compileTheme';
import { loadTheme } from './loadTheme';

/** Real themes, as their authors publish them; aurora-x is left out for its licence. */
const folders = ['tm-themes', '@catppuccin/vscode'].map((name) =>
  join(__dirname, '../../../node_modules', name, 'themes'),
);
const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((file) => file.endsWith('.json') && !file.includes('aurora-x'));

describe('every theme of tm-themes and Catppuccin', () => {
  it('is found', () => expect(files.length).toBeGreaterThan(60));

  it.each(files.map((file) => [file.split('/').at(-1) ?? '', file]))('%s', async (_, file) => {
    const text = readFileSync(file, 'utf8');
    const type = /"type": "light"/.test(text) ? 'light' : 'dark';
    const theme = await loadTheme({ path: 'theme.json', read: () => Promise.resolve(text) });
    const { css, monaco } = compileTheme(theme, { id: 'Theme', type });

    // What Monaco would throw at.
    for (const rule of monaco.rules) {
      if (rule.foreground !== undefined) expect(rule.foreground).toMatch(/^[0-9a-f]{6}([0-9a-f]{2})?$/);
      if (rule.fontStyle !== undefined) expect(rule.fontStyle).toMatch(/^((bold|italic|underline|strikethrough) ?)*$/);
    }
    for (const color of Object.values(monaco.colors)) expect(color).toMatch(/^#[0-9a-f]{6}([0-9a-f]{2})?$/);

    // Most tokens are painted, and the important ones in more than one colour.
    expect(monaco.rules.length).toBeGreaterThan(40);
    const colorOf = (token: string) => monaco.rules.find((rule) => rule.token === token)?.foreground;
    expect(new Set(['comment', 'string', 'keyword', 'type', 'number'].map(colorOf)).size).toBeGreaterThan(1);

    // The theme's own background reached the page, with a variable for each colour.
    expect(css.match(/--vscode-/g)?.length).toBeGreaterThan(Object.keys(colorRegistry).length);
    expect(theme.colors.get('editor.background')).toBe(monaco.colors['editor.background']);
  });
});
