import { loadTheme } from './loadTheme';

const load = (files: Readonly<Record<string, string>>, path = './themes/main.json') =>
  loadTheme({
    path,
    read: (file) => {
      const text = files[file];
      return text === undefined ? Promise.reject(new Error('404')) : Promise.resolve(text);
    },
  });

const rule = (scope: string, foreground: string): string => JSON.stringify({ scope, settings: { foreground } });

describe('loadTheme', () => {
  it('lets a file overrule what it includes', async () => {
    const theme = await load({
      'themes/main.json': `{ "include": "./base/one.json", "colors": { "b": "#222", "c": "default" }, "tokenColors": [${rule('x', '#222')}] }`,
      'themes/base/one.json': `{ "include": "../../two.json", "colors": { "a": "#111", "b": "#111", "c": "#111" }, "tokenColors": [${rule('x', '#111')}] }`,
      'two.json': '{ "colors": { "a": "#000", "z": "#000" } }',
    });
    expect(Object.fromEntries(theme.colors)).toEqual({ a: '#111111', b: '#222222', z: '#000000' });
    expect(theme.tokenRules.map(({ foreground }) => foreground)).toEqual(['#111111', '#222222']);
  });

  it('refuses a circle and names it', async () => {
    const files = { 'themes/main.json': '{\n "include": "b.json" }', 'themes/b.json': '{ "include": "./main.json" }' };
    await expect(load(files)).rejects.toThrow(
      'themes/b.json:1:14: The file includes itself: themes/main.json → themes/b.json → themes/main.json.',
    );
  });

  it('refuses a chain that does not end', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `themes/${index || 'main'}.json`,
        `{ "include": "${index + 1}.json" }`,
      ]),
    );
    await expect(load(files)).rejects.toThrow('More than 10 files include one another');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'https://example.com/a.json', 'file:///a.json', ''])(
    'does not leave the extension for %j',
    async (include) => {
      const files = { 'themes/main.json': JSON.stringify({ include }) };
      await expect(load(files)).rejects.toThrow(
        `themes/main.json:1:12: '${include}' must be a path within the extension.`,
      );
    },
  );

  it('says which file is missing, and who asks for it', async () => {
    await expect(load({ 'themes/main.json': '{ "include": "none.json" }' })).rejects.toThrow(
      "themes/main.json:1:14: The file 'themes/none.json' could not be read: 404",
    );
  });

  it('takes the rules for tokens from another file', async () => {
    const theme = await load({
      'themes/main.json': '{ "tokenColors": "./tokens.json", "colors": { "a": "#111" } }',
      'themes/tokens.json': `{ "tokenColors": [${rule('x', '#222')}], "colors": { "a": "#222" } }`,
    });
    expect(theme.tokenRules).toEqual([{ selectors: ['x'], foreground: '#222222' }]);
    expect(theme.colors.get('a')).toBe('#111111');
  });

  it('takes them from a file in the form of TextMate too', async () => {
    const theme = await load({
      'themes/main.json': '{ "tokenColors": "./old.tmTheme" }',
      'themes/old.tmTheme': `<?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict>
        <!-- name --><key>name</key><string>Old &amp; good</string>
        <key>settings</key><array>
          <dict><key>settings</key><dict><key>background</key><string>#111</string></dict></dict>
          <dict><key>scope</key><string>comment, string</string>
            <key>settings</key><dict><key>foreground</key><string>#FF0000</string><key>fontStyle</key><string/></dict></dict>
        </array></dict></plist>`,
    });
    expect(theme.tokenRules).toEqual([{ selectors: ['comment', 'string'], foreground: '#ff0000', fontStyle: '' }]);
  });

  it.each([
    ['<plist><dict><key>settings</key><array>', 'A tag is not closed.'],
    ['<plist><script>x</script></plist>', "'<script>' does not belong into a property list."],
    ['hello', 'This is no property list.'],
    [`<plist>${'<array>'.repeat(5000)}`, 'The file is nested too deeply.'],
  ])('refuses a property list that is none: %s', async (text, reason) => {
    const files = { 'themes/main.json': '{ "tokenColors": "./old.tmTheme" }', 'themes/old.tmTheme': text };
    await expect(load(files)).rejects.toThrow(reason);
  });
});
