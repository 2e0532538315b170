import { autorun } from 'mobx';
import { trackDisposables } from '../../common/trackDisposables';
import { Storage } from '../storage/storage';
import { UserFiles } from '../storage/userFiles';
import { BrokenSettingsFileError, Settings } from './settings';
import { parseSettingsFile } from './settingsFile';
import { createSettingsSchema } from './settingsSchema';

const editor = {
  title: 'Editor',
  properties: {
    'editor.tabSize': { type: 'integer', default: 4, minimum: 1 },
    'editor.wordWrap': { type: 'string', default: 'off', enum: ['off', 'on'] },
  },
};

describe('Settings', () => {
  const keep = trackDisposables();
  const make = (files: Record<string, string> = {}): { settings: Settings; userFiles: UserFiles } => {
    const userFiles = new UserFiles(new Storage());
    for (const [name, text] of Object.entries(files)) void userFiles.write(name, text);
    const settings = new Settings(userFiles);
    keep(settings);
    keep(settings.declare([editor]));
    return { settings, userFiles };
  };

  it('puts the workspace before the user before the defaults', async () => {
    const { settings, userFiles } = make();
    expect(settings.get('editor.tabSize')).toBe(4);
    const defaults = settings.declareDefaults({ 'editor.tabSize': 3 });
    expect(settings.get('editor.tabSize')).toBe(3);
    await userFiles.write('settings.json', '{"editor.tabSize": 2}');
    expect(settings.get('editor.tabSize')).toBe(2);
    await userFiles.write('workspace/settings.json', '{"editor.tabSize": 8}');
    expect(settings.get('editor.tabSize')).toBe(8);
    expect(settings.inspect('editor.tabSize')).toEqual({ value: 8, default: 3, user: 2, workspace: 8 });
    defaults.dispose();
    expect(settings.inspect('editor.tabSize').default).toBe(4);
  });

  it('lets a language have its own values', () => {
    const { settings } = make({ 'settings.json': '{"editor.tabSize": 2, "[json][jsonc]": {"editor.tabSize": 6}}' });
    expect(settings.get('editor.tabSize')).toBe(2);
    expect(settings.get('editor.tabSize', 'jsonc')).toBe(6);
    expect(settings.get('editor.tabSize', 'css')).toBe(2);
  });

  it('reports a value that does not fit, with its place, and uses the default', () => {
    const { settings } = make({ 'settings.json': '{\n  "editor.tabSize": "two"\n}' });
    expect(settings.get('editor.tabSize')).toBe(4);
    expect(settings.problems).toMatchObject([
      { target: 'user', key: 'editor.tabSize', text: 'settings.problem.type', line: 2, column: 21, endColumn: 26 },
    ]);
  });

  it('keeps the last good values while a file is broken, reports its place and does not write to it', async () => {
    const { settings, userFiles } = make({ 'settings.json': '{"editor.tabSize": 2}' });
    const broken = '{"editor.tabSize": 3,\n oops';
    await userFiles.write('settings.json', broken);
    expect(settings.get('editor.tabSize')).toBe(2);
    expect(settings.problems[0]).toMatchObject({ text: 'settings.syntax.invalidSymbol', line: 2, column: 2 });
    await expect(settings.set('editor.tabSize', 5)).rejects.toThrow(BrokenSettingsFileError);
    expect(userFiles.read('settings.json')).toBe(broken);
  });

  it('uses the defaults when a file is broken from the start', () => {
    const { settings } = make({ 'settings.json': '[1]' });
    expect(settings.get('editor.tabSize')).toBe(4);
    expect(settings.problems[0]?.text).toBe('settings.syntax.objectExpected');
  });

  it('writes to the file and tells of the change by key', async () => {
    const { settings, userFiles } = make({ 'settings.json': '{} // mine\n' });
    await Promise.resolve();
    const heard: string[][] = [];
    keep(settings.onDidChange((keys) => heard.push([...keys])));
    await settings.set('editor.tabSize', 2);
    await settings.set('editor.tabSize', 2);
    await settings.set('editor.tabSize', 3, 'user', 'json');
    expect(heard).toEqual([['editor.tabSize'], ['editor.tabSize']]);
    await settings.set('editor.tabSize', undefined);
    expect(userFiles.read('settings.json')).toContain('// mine');
    expect(settings.get('editor.tabSize')).toBe(4);
    expect(settings.get('editor.tabSize', 'json')).toBe(3);
  });

  it('tells those who observe one setting of that one only', async () => {
    const { settings } = make();
    await Promise.resolve();
    const seen: unknown[] = [];
    keep({ dispose: autorun(() => seen.push(settings.get('editor.tabSize'))) });
    await settings.set('editor.wordWrap', 'on');
    await settings.set('editor.tabSize', 2);
    expect(seen).toEqual([4, 2]);
  });

  it('takes declaring the same again, in another language, for no change', async () => {
    const { settings } = make();
    const first = settings.declare([{ properties: { a: { type: 'number', default: 1, description: 'One' } } }]);
    await Promise.resolve();
    const heard: string[] = [];
    keep(settings.onDidChange((keys) => heard.push(...keys)));
    first.dispose();
    keep(settings.declare([{ properties: { a: { type: 'number', default: 1, description: '一' } } }]));
    await Promise.resolve();
    expect(heard).toEqual([]);
    expect(settings.property('a')?.description).toBe('一');
  });

  it('takes no harm from names of prototypes', () => {
    const { settings } = make({ 'settings.json': '{"__proto__": {"polluted": true}, "constructor": 1}' });
    expect(settings.get('toString')).toBeUndefined();
    expect(settings.get('constructor')).toBe(1);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('createSettingsSchema', () => {
  const keep = trackDisposables();

  it('describes every setting, and those of languages apart', () => {
    const settings = keep(new Settings(new UserFiles(new Storage())));
    const scope = 'language-overridable';
    keep(settings.declare([{ properties: { a: { type: 'number', scope }, b: { type: 'string', order: 1 } } }]));
    expect(createSettingsSchema(settings.all)).toMatchObject({
      properties: { a: { type: 'number' }, b: { type: 'string' } },
      patternProperties: { '^(\\[[^\\[\\]]+\\])+$': { properties: { a: { type: 'number' } } } },
    });
  });
});

describe('createSettingsSchema for colours', () => {
  const keep = trackDisposables();

  it('names them for all themes and for one', () => {
    const settings = keep(new Settings(new UserFiles(new Storage())));
    const key = 'workbench.colorCustomizations';
    keep(settings.declare([{ properties: { [key]: { type: 'object', description: 'Colours' } } }]));
    const colors = { 'editor.background': { format: 'color-hex' } };
    expect(createSettingsSchema(settings.all, ['editor.background'])).toMatchObject({
      properties: {
        [key]: {
          description: 'Colours',
          properties: colors,
          patternProperties: { '^(\\[[^\\[\\]]+\\])+$': { properties: colors } },
        },
      },
    });
  });
});

describe('parseSettingsFile', () => {
  it('tells of one error at a place', () => {
    const places = parseSettingsFile('{ "a": true,,\n}').errors.map(({ offset }) => offset);
    expect(places).toEqual([12]);
  });
});
