import { compileTheme } from './compileTheme';
import { loadTheme } from './loadTheme';

const file = JSON.stringify({
  colors: { 'editor.background': '#101010', 'tab.border': '#202020' },
  tokenColors: [{ scope: ['comment', 'string'], settings: { foreground: '#303030', fontStyle: 'italic' } }],
});

async function compile(colors: unknown, tokens?: unknown, id = 'Night Owl') {
  const theme = await loadTheme({ path: 'a.json', read: () => Promise.resolve(file) });
  return compileTheme(theme, { id, type: 'dark' }, { customizations: { colors, tokens } });
}

describe('colour customizations', () => {
  it('overrule the theme, for all or by name', async () => {
    const { colors } = await compile({
      'editor.background': '#fff',
      '[Night Owl]': { 'tab.border': '#f00' },
      '[Day]': { 'tab.border': '#0f0' },
    });
    expect(colors.get('editor.background')).toBe('#ffffff');
    expect(colors.get('tab.border')).toBe('#ff0000');
  });

  it.each([
    ['[Night*]', true],
    ['[*Owl]', true],
    ['[N*t*wl]', true],
    ['[Day][Night Owl]', true],
    ['[*Day*]', false],
    ['[Owl*]', false],
    ['[Night Owl*Owl]', false],
  ])('under %s', async (name, meant) => {
    const { colors } = await compile({ [name]: { 'tab.border': '#f00' } });
    expect(colors.get('tab.border') === '#ff0000').toBe(meant);
  });

  it.each([7, 'x', [1], null, { 'tab.border': 4 }, { '[Night Owl]': 'x' }])('survive %j', async (given) => {
    expect((await compile(given, given)).colors.get('tab.border')).toBe('#202020');
  });
});

describe('token customizations', () => {
  it('paint groups and follow rules', async () => {
    const { monaco } = await compile(undefined, {
      comments: '#0f0',
      strings: { foreground: '#00f', fontStyle: '' },
      textMateRules: [{ scope: 'keyword', settings: { foreground: '#f00' } }],
      '[Night Owl]': { numbers: '#ff0' },
    });
    const rule = (token: string) => monaco.rules.find((candidate) => candidate.token === token);
    expect(rule('comment')).toEqual({ token: 'comment', foreground: '00ff00', fontStyle: 'italic' });
    expect(rule('string')).toEqual({ token: 'string', foreground: '0000ff', fontStyle: '' });
    expect(rule('keyword')?.foreground).toBe('ff0000');
    expect(rule('number')?.foreground).toBe('ffff00');
  });
});
