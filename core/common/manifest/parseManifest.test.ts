import fc from 'fast-check';
import { parseManifest } from './parseManifest';
import { describeProblem } from './problems';

const parse = (value: unknown): readonly string[] =>
  parseManifest(typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)).problems.map(describeProblem);
const minimal = { name: 'one', version: '1.0.0' };

describe('parseManifest', () => {
  it('reads a manifest and keeps nothing that only npm needs', () => {
    const { manifest, problems } = parseManifest(
      JSON.stringify({
        ...minimal,
        scripts: { build: 'x' },
        contributes: { commands: [{ command: 'a', title: 'A' }] },
      }),
    );
    expect(problems).toEqual([]);
    expect(manifest).toEqual({ ...minimal, contributes: { commands: [{ command: 'a', title: 'A' }] } });
  });

  it('names the place of broken JSON', () => {
    expect(parse('{\n  "name": "one",\n}')).toEqual([
      expect.stringMatching(/^package\.json:3:1: is not valid JSON: property name expected/),
    ]);
    expect(parse('[]')).toEqual(['package.json: must hold an object.']);
    expect(parse('')).toHaveLength(1);
  });

  it.each([
    [{ version: '1.0.0' }, 'package.json:1:1 name: is missing; it must be a string.'],
    [{ ...minimal, name: 3 }, 'package.json:2:3 name: must be a string, not a number.'],
    [{ ...minimal, contributes: [] }, 'package.json:4:3 contributes: must be an object, not an array.'],
    [
      { ...minimal, contributes: { comands: [] } },
      "package.json:5:5 contributes.comands: is not known; did you mean 'commands'?",
    ],
    [
      { ...minimal, contributes: { commands: [{ command: 'a', tittle: 'A' }] } },
      'package.json:6:7 contributes.commands[0].title: is missing; it must be a string.',
    ],
    [
      { ...minimal, contributes: { menus: { 'view/title': [{ group: 'x' }] } } },
      `package.json:7:9 contributes.menus["view/title"][0]: needs a 'command' or a 'submenu' to show.`,
    ],
  ])('says where and how to mend %j', (manifest, expected) => {
    expect(parse(manifest)).toContainEqual(expected);
  });

  it('refuses ids that stand twice and clauses that cannot be read', () => {
    const [twice, clause] = parse({
      ...minimal,
      contributes: {
        commands: [
          { command: 'a', title: 'A' },
          { command: 'a', title: 'B', enablement: 'x &&' },
        ],
      },
    });
    expect(twice).toContain("contributes.commands[1]: repeats 'a'");
    expect(clause).toContain('contributes.commands[1].enablement: is no when clause');
  });

  it('refuses names that reach into objects', () => {
    expect(parse('{"name":"one","version":"1.0.0","contributes":{"menus":{"__proto__":[]}}}')).toEqual([
      'package.json:1:57 contributes.menus.__proto__: is a name that JavaScript uses itself; choose another.',
    ]);
    expect(Object.prototype).not.toHaveProperty('polluted');
    expect(parse({ ...minimal, name: '..' })).toHaveLength(1);
    expect(parse({ ...minimal, browser: '../../etc/passwd' })).toHaveLength(1);
    expect(parse({ ...minimal, icon: '/etc/passwd' })).toHaveLength(1);
  });

  it('refuses what is bottomless or huge at once', () => {
    expect(parse('['.repeat(1_000_000))).toEqual([expect.stringContaining('nested more than 64 levels')]);
    expect(parse(`{"name":"${'x'.repeat(2_000_001)}"}`)).toEqual([expect.stringContaining('larger than 2 MB')]);
    expect(parse({ ...minimal, description: 'x'.repeat(2001) })).toEqual([
      'package.json:4:3 description: is too long; at most 2000 are possible.',
    ]);
  });

  it('takes themes from a VS Code package as it is and notes what it leaves out', () => {
    const theme = { label: 'Dark', uiTheme: 'vs-dark', path: './themes/dark.json', extra: true };
    const { manifest, problems } = parseManifest(
      JSON.stringify({
        ...minimal,
        publisher: 'someone',
        engines: { vscode: '^1.70.0' },
        main: './out/main.js',
        activationEvents: ['*'],
        galleryBanner: { color: '#fff' },
        license: { type: 'MIT' },
        contributes: {
          themes: [theme],
          grammars: [],
          commands: [{ command: 'x' }],
          colors: [{ id: 'some.one', description: 'x', defaults: { dark: '#fff', light: null } }],
        },
      }),
    );
    expect(manifest?.contributes).toEqual({ themes: [theme], colors: [] });
    expect(manifest).not.toHaveProperty('activationEvents');
    expect(problems.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
      'note main',
      'note contributes.grammars',
      'note contributes.commands',
    ]);
  });

  it('refuses a VS Code package that is nothing without its code', () => {
    expect(parse({ ...minimal, engines: { vscode: '*' }, contributes: { commands: [] } }).at(-1)).toContain(
      'has nothing that works without VS Code',
    );
  });

  it('ends in a manifest or in messages, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify({ ...minimal, ...value })),
        ),
        (text) => {
          const { manifest, problems } = parseManifest(text);
          expect(manifest !== undefined || problems.length > 0).toBe(true);
        },
      ),
    );
  });
});
