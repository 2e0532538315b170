import fc from 'fast-check';
import { ThemeError } from './themeError';
import { parseThemeFile } from './themeFile';

const parse = (text: string) => parseThemeFile('themes/a.json', text);

function errorOf(text: string): ThemeError {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof ThemeError) return error;
    throw error;
  }
  throw new Error('No error was thrown.');
}

describe('parseThemeFile', () => {
  it('reads comments, trailing commas, CRLF and a byte order mark', () => {
    const text = '\uFEFF// mine\r\n{\r\n  /* all */ "colors": { "editor.background": "#ABC", },\r\n}\r\n';
    expect([...parse(text).colors]).toEqual([['editor.background', '#aabbcc']]);
  });

  it('names the file, the line and the column of what is no JSON', () => {
    const error = errorOf('{\r\n  "colors": {\r\n    "editor.background" "#fff"\r\n  }\r\n}');
    expect(error.message).toBe("themes/a.json:3:25: A ':' is expected here.");
    expect(error.position).toEqual({ path: 'themes/a.json', line: 3, column: 25 });
  });

  it.each([
    ['', 'themes/a.json:1:1: A value is expected here.'],
    ['"x"', 'themes/a.json:1:1: A theme must be an object.'],
    ['{ "colors": [] }', "themes/a.json:1:13: 'colors' must be an object."],
    ['{ "tokenColors": {} }', "themes/a.json:1:18: 'tokenColors' must be an array or the path of a file."],
    ['{ "include": 1 }', "themes/a.json:1:14: 'include' must be the path of a file."],
    ['{} 1', 'themes/a.json:1:4: The file should end here.'],
  ])('refuses %j', (text, message) => expect(errorOf(text).message).toBe(message));

  it('leaves out colours that are none, and says where', () => {
    const file = parse('{ "colors": {\n"a": "#12345",\n"b": 7,\n"c": "#123",\n"d d": "#fff" } }');
    expect([...file.colors.keys()]).toEqual(['c']);
    expect(file.problems.map(({ line }) => line)).toEqual([2, 3, 5]);
  });

  it('takes "default" and null for the colour that would be there anyway, without a word', () => {
    const file = parse('{ "colors": { "a": "default", "b": null } }');
    expect([...file.colors]).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(file.problems).toEqual([]);
  });

  it('reads scopes with commas, as arrays, and as arrays with commas', () => {
    const settings = '"settings": { "foreground": "#fff" }';
    const file = parse(`[
      { "scope": "a.b, c  d ,", ${settings} },
      { "scope": ["e", "f, g"], ${settings} },
      { "scope": "", ${settings} },
      { ${settings} }
    ]`);
    expect(file.tokenRules.map(({ selectors }) => selectors)).toEqual([
      ['a.b', 'c d'],
      ['e', 'f', 'g'],
    ]);
  });

  it('tells an empty fontStyle from an absent one', () => {
    const rule = (settings: string) => parse(`[{ "scope": "a", "settings": ${settings} }]`).tokenRules[0];
    expect(rule('{ "fontStyle": "" }')).toEqual({ selectors: ['a'], fontStyle: '' });
    expect(rule('{ "fontStyle": "none" }')).toEqual({ selectors: ['a'], fontStyle: '' });
    expect(rule('{ "foreground": "#fff" }')).toEqual({ selectors: ['a'], foreground: '#ffffff' });
    expect(rule('{ "fontStyle": "Italic  bold wavy italic" }')?.fontStyle).toBe('italic bold');
    expect(rule('{}')).toBeUndefined();
  });

  it('reads the older form, whose rule without a scope speaks of the editor', () => {
    const file = parse(`{ "settings": [
      { "settings": { "background": "#111", "caret": "#222" } },
      { "scope": "comment", "settings": { "foreground": "#333" } }
    ] }`);
    expect([...file.colors]).toEqual([
      ['editor.background', '#111111'],
      ['editorCursor.foreground', '#222222'],
    ]);
    expect(file.tokenRules).toEqual([{ selectors: ['comment'], foreground: '#333333' }]);
  });

  it('is not impressed by keys of the prototype', () => {
    const file = parse('{ "__proto__": { "colors": 1 }, "colors": { "__proto__": "#fff", "constructor": "#000" } }');
    expect([...file.colors]).toEqual([
      ['__proto__', '#ffffff'],
      ['constructor', '#000000'],
    ]);
    expect(({} as Record<string, unknown>)['colors']).toBeUndefined();
  });

  it('refuses what is too large or nested too deeply', () => {
    expect(errorOf(`{}${' '.repeat(5_000_000)}`).message).toContain('larger than 4 MB');
    expect(errorOf('['.repeat(200_000)).reason).toMatch(/nested too deeply|expected|missing/);
  });

  it('throws nothing but a ThemeError, whatever it is given', () => {
    const anyJson = fc.json();
    const themeLike = fc
      .record(
        { colors: fc.jsonValue(), tokenColors: fc.jsonValue(), include: fc.jsonValue(), settings: fc.jsonValue() },
        { requiredKeys: [] },
      )
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(anyJson, themeLike, fc.string()), (text) => {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ThemeError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
