import { compileTheme } from './compileTheme';
import { loadTheme } from './loadTheme';

async function rulesOf(theme: object) {
  const loaded = await loadTheme({ path: 'a.json', read: () => Promise.resolve(JSON.stringify(theme)) });
  const { monaco } = compileTheme(loaded, { id: 'A', type: 'light' });
  const rule = (token: string) => monaco.rules.find((candidate) => candidate.token === token);
  return { monaco, rule };
}

const tokenColors = (...rules: readonly [scope: string, foreground: string][]) => ({
  tokenColors: rules.map(([scope, foreground]) => ({ scope, settings: { foreground } })),
});

describe('toMonacoTheme', () => {
  it('paints what no rule speaks of as text, without a share of Monaco’s own theme', async () => {
    const { monaco, rule } = await rulesOf({ colors: { 'editor.foreground': '#123' } });
    expect(monaco).toMatchObject({ base: 'vs', inherit: false });
    expect(monaco.rules).toEqual([{ token: '', foreground: '112233' }]);
    expect(rule('comment')).toBeUndefined();
  });

  it('asks the theme for the same thing in TextMate’s words', async () => {
    const { rule } = await rulesOf(
      tokenColors(['comment.line', '#111'], ['keyword.control', '#222'], ['storage', '#333']),
    );
    expect(rule('comment')?.foreground).toBe('111111');
    expect(rule('keyword.flow')?.foreground).toBe('222222');
    expect(rule('keyword')?.foreground).toBe('333333');
  });

  it('knows what stands where in a language', async () => {
    const { rule } = await rulesOf(
      tokenColors(['string', '#111'], ['support.type.property-name.json', '#222'], ['source.css support.type', '#333']),
    );
    expect(rule('string')?.foreground).toBe('111111');
    expect(rule('string.key.json')?.foreground).toBe('222222');
    expect(rule('string.value.json')?.foreground).toBe('111111');
    expect(rule('attribute.name.css')?.foreground).toBe('333333');
  });

  it('hands on the theme’s colours, those of unknown ids too, and the defaults for the rest', async () => {
    const { monaco } = await rulesOf({ colors: { 'some.extension': '#abc', 'editor.background': '#fed' } });
    expect(monaco.colors).toMatchObject({ 'some.extension': '#aabbcc', 'editor.background': '#ffeedd' });
    expect(monaco.colors['editorCursor.foreground']).toBe('#000000');
    expect(monaco.colors).not.toHaveProperty('contrastBorder');
  });

  it('takes semantic rules that Monaco can express', async () => {
    const { rule, monaco } = await rulesOf({
      semanticTokenColors: {
        'variable.readonly': '#abc',
        class: { foreground: '#def', italic: true, bold: false },
        '*.deprecated': { strikethrough: true },
        'type:ts': '#111',
        bad: 7,
      },
    });
    expect(rule('variable.readonly')?.foreground).toBe('aabbcc');
    expect(rule('class')).toEqual({ token: 'class', foreground: 'ddeeff', fontStyle: 'italic' });
    expect(monaco.rules).toHaveLength(3);
  });
});
